// The sheet of an entry. What was filled in is kept as the list of what was set, so that it outlives a reload, a sleep
// and an older table; the host makes the entry from it each time.

import {go, redraw, state, tell} from "./app.js";
import {h, is} from "./dom.js";
import {fields} from "./field.js";
import {lines} from "./log.js";
import {badge, pawn} from "./mark.js";
import {matrix} from "./matrix.js";
import {ask} from "./net.js";
import {parts} from "./places.js";
import {number, say} from "./words.js";

const blank = () => ({act: "record", number: 0, kind: "", sets: [], nobody: false});
const draft = {...blank(), game: "", seat: -1, head: "", value: null, fault: "", problem: "", since: [], busy: false};
let turn = 0, timer, quietUntil = 0;

const place = () => "sheet." + draft.game;

function keep() {
  const {act, number, kind, sets, head} = draft;
  try {
    if (sets.length || act !== "record" || kind) sessionStorage.setItem(place(), JSON.stringify({act, number, kind, sets, head}));
    else sessionStorage.removeItem(place());
  } catch (_) {
    return; // a browser that keeps nothing still fills in
  }
}

/** attend makes the sheet that of a game's table as it stands. */
export function attend(game, head) {
  if (draft.game !== game) {
    Object.assign(draft, blank(), {game, seat: -1, head: "", value: null, problem: "", since: []});
    try {
      Object.assign(draft, JSON.parse(sessionStorage.getItem(place()) || "{}"), {head: ""});
    } catch (_) {
      draft.sets = [];
    }
  }
  if (draft.head === head) return;
  draft.head = head;
  load();
}

/** begin opens another sheet: an edit, an insertion, another kind. */
export function begin(given) {
  Object.assign(draft, blank(), {problem: "", since: []}, given);
  keep();
  load();
}

const asked = (more) => ({act: draft.act, number: draft.number, kind: draft.kind, head: draft.head, sets: draft.sets, seat: draft.seat,
  onward: false, nobody: draft.nobody, ...more});

async function load() {
  const mine = ++turn, game = draft.game;
  const answer = await ask(`/g/${game}/sheet`, asked());
  if (mine !== turn || game !== draft.game) return;
  if (answer.ok) {
    Object.assign(draft, {value: answer.value, fault: "", sets: answer.value.sets || draft.sets});
    keep();
  } else if (answer.status) {
    Object.assign(draft, {value: null, fault: answer.value.sentence});
  }
  redraw();
}

/** set fills in a field; what is typed waits a moment for more. */
function set(field, value, wait) {
  const last = draft.sets[draft.sets.length - 1];
  if (last && last.field === field.Name) draft.sets.pop();
  draft.sets.push(typeof value === "string" ? {field: field.Name, text: value} : {field: field.Name, value});
  if (typeof value === "string") field.Text = value;
  else Object.assign(field, {Value: value, Unsaid: false, Offered: value !== -1});
  Object.assign(draft, {problem: "", since: []});
  keep();
  clearTimeout(timer);
  timer = setTimeout(load, wait || 0);
  turn++; // an older answer would undo what is being typed
  if (!wait) redraw();
}

async function send(way, more) {
  if (draft.busy || performance.now() < quietUntil) return;
  draft.busy = true;
  clearTimeout(timer);
  redraw();
  const answer = await ask(`/g/${draft.game}/${way}`, asked(more));
  draft.busy = false;
  quietUntil = performance.now() + 350;
  if (answer.ok) {
    tell(answer.value.entered || answer.value.proposed || answer.value.told || "");
    if (way === "tell") draft.seat = -1;
    begin({});
    return;
  }
  draft.problem = answer.status ? answer.value.sentence : say("notrecorded");
  draft.since = (answer.value.detail && answer.value.detail.since) || [];
  await load();
  const at = document.getElementById("refusal");
  if (at) at.scrollIntoView({block: "nearest"});
}

const kinds = (all) => all.map((kind) => h("button.option", {"aria-pressed": is(kind.chosen || kind.Chosen),
  disabled: Boolean(kind.reason || kind.Reason), title: kind.reason || kind.Reason || null,
  onclick: () => begin({kind: kind.kind || kind.Kind, act: draft.act, number: draft.number})}, kind.name || kind.Name));

/** touched reports whether anything is filled in. */
const touched = () => draft.sets.length > 0 || draft.act !== "record" || draft.kind;

/** sheet draws it. */
export function sheet() {
  const of = draft.value;
  if (!of) return draft.fault ? h("section.sheet", {id: "sheet"}, h("p.soft", draft.fault)) : null;
  const out = of.outcome || {};
  const stop = draft.problem || out.Refusal;
  const mine = of.hand && draft.seat < 0 ? of.hand : null;
  const menus = (of.menus || []).filter((menu) => (menu.kinds || []).length);
  return h("section.sheet", {id: "sheet", "aria-labelledby": "sheet-title"},
    h("form", {onsubmit: (event) => {
      event.preventDefault();
      if (!out.Refusal) send("enter");
    }},
    h("h2", {id: "sheet-title", tabindex: "-1"}, of.title),
    of.about && h("p.soft", of.about),
    draft.since.length ? h("div.since", h("p", say("since")), h("ul.lines", draft.since.map((one) => h("li", one)))) : null,
    (of.kinds || []).length > 1 || menus.length ? h("div.kinds",
      (of.kinds || []).length > 1 ? h("div.options", {role: "group", "aria-label": say("kinds")}, kinds(of.kinds)) : null,
      menus.length ? h("details", h("summary", say("other")), menus.map((menu) =>
        h("div", menu.heading && h("h3", menu.heading), h("div.options", kinds(menu.kinds))))) : null) : null,
    fields(of.fields, state.table.matrix.Seats, set, mayOpen),
    of.mend && h("p.bad", of.mend), preview(out), of.fault && h("p.bad", of.fault),
    h("div.record",
      h("p", {id: "refusal", role: "status", class: draft.problem || (stop && !out.Unfinished) ? "bad" : "soft"}, stop || ""),
      h("div.buttons",
        touched() ? h("button.quiet", {onclick: () => begin({})}, say("afresh")) : null,
        mine ? h("button.main", {onclick: () => mayOpen(mine.Seat)}, mine.Eyes) : veil(out.Veil),
        of.onward ? h("button", {disabled: Boolean(out.Refusal) || draft.busy, onclick: () => send("enter", {onward: true})}, of.onward) : null,
        mine ? null : h("button", {type: "submit", class: "main", disabled: Boolean(out.Refusal) || draft.busy}, out.Record || say("record"))))));
}

/** mayOpen opens a player's hidden part where this device may see it. */
const mayOpen = (seat) => {
  Object.assign(draft, {seat});
  load();
};

function veil(of) {
  if (!of) return null;
  const me = state.me || {};
  if (me.role !== "keeper" && me.seat !== of.Seat) return null;
  return [
    of.Nobody ? h("button", {onclick: () => send("tell", {nobody: true})}, of.Nobody) : null,
    h("button.main", {onclick: () => mayOpen(of.Seat)}, of.Show),
  ];
}

const wide = () => Math.min(innerWidth - 32, innerWidth < 900 ? innerWidth : 336);

function preview(out) {
  return h("div.preview",
    out.Figures ? matrix(out.Figures, {caption: say(out.Allowed ? "preview" : "figures"), plain: true, room: wide()}) : null,
    out.Holding ? h("p.sum", h("b.n", number(out.Holding.Worth)), " = ", parts(out.Holding.Parts)) : null,
    lines(out.Lines), out.Later && h("p.soft", out.Later),
    (out.Ways || []).map((way) => h("p.way", badge(way.Company), " ", way.Prices.map(number).join(" → "))),
    out.Consequences ? consequences(out.Consequences) : null);
}

/** consequences tells what a change of the past changes. */
export const consequences = (of) => h("div.consequences",
  h("h3", say("consequences")),
  of.Warning && h("p.bad", of.Warning),
  of.Same ? h("p.soft", say("same")) : of.Hidden ? h("p.soft", say("samehidden"))
    : of.Changes && matrix(of.Changes, {caption: say("consequences"), plain: true, room: wide()}),
  h("ul.lines", (of.Illegal || []).concat(of.Legal || []).map((one) => h("li", one))));

/** hand is the page of one player alone, null where none is open. */
export function hand() {
  if (draft.seat < 0 || !draft.value) return null;
  const of = draft.value.hand;
  const close = () => {
    draft.seat = -1;
    draft.value = {...draft.value, hand: null};
    load();
    redraw();
  };
  if (!of) return null;
  return h("main.hand.alone",
    h("p.soft", of.Eyes), h("h1", pawn(of.Pawn), of.Name), h("h2", of.Title),
    h("p.hero.n", number(of.Worth)), h("p.sum", parts(of.Parts)),
    h("form", {onsubmit: (event) => {
      event.preventDefault();
      if (!of.Refusal) send("tell");
    }},
    fields(of.Fields, state.table.matrix.Seats, set, null), of.Nothing && h("p", of.Nothing), lines(of.Lines),
    h("div.record", h("p", {role: "status", class: of.Unfinished ? "soft" : "bad"}, draft.problem || of.Refusal || ""),
      h("div.buttons",
        h("button.quiet", {onclick: close}, say("hide")),
        h("button", {type: "submit", class: "main", disabled: Boolean(of.Refusal) || draft.busy}, of.Done)))));
}

/** forget ends a sheet of an entry of the past. */
export const forget = () => {
  if (draft.act !== "record") begin({});
};

/** edit opens the sheet of an entry of the past. */
export const edit = (act, entry) => {
  begin({act, number: entry});
  go(`#/g/${draft.game}`);
};
