// The sheet of an entry. What is filled in is kept as the list of what was set, which outlives a reload, a sleep and an
// older table; the host makes the entry from it each time.

import {go, redraw, state, tell} from "./app.js";
import {form, h, is, listed, press} from "./dom.js";
import {fields} from "./field.js";
import {lines} from "./log.js";
import {badge, pawn} from "./mark.js";
import {matrix} from "./matrix.js";
import {ask} from "./net.js";
import {parts} from "./places.js";
import {number, say} from "./words.js";

const blank = () => ({act: "record", number: 0, kind: "", sets: [], nobody: false, problem: "", since: []});
const draft = {...blank(), game: "", seat: -1, head: "", value: null, fault: "", busy: false};
let turn = 0, timer, quietUntil = 0;

const touched = () => draft.sets.length || draft.act !== "record" || draft.kind;

function keep() {
  const {game, act, number, kind, sets} = draft;
  try {
    if (touched()) sessionStorage.setItem(game, JSON.stringify({act, number, kind, sets}));
    else sessionStorage.removeItem(game);
  } catch (_) {
    return; // a browser that keeps nothing fills in all the same
  }
}

// attend makes the sheet one of a game's table as it stands.
export function attend(game, head) {
  if (draft.game !== game) {
    Object.assign(draft, blank(), {game, seat: -1, head: "", value: null});
    try {
      Object.assign(draft, JSON.parse(sessionStorage.getItem(game)));
    } catch (_) {
      keep();
    }
  }
  draft.head = head;
  load();
}

export function begin(given) {
  Object.assign(draft, blank(), given);
  keep();
  return load();
}

const send = (way, more) => {
  const {act, number, kind, head, sets, seat, nobody} = draft;
  return ask(`/g/${draft.game}/${way}`, {act, number, kind, head, sets, seat, nobody, ...more});
};

async function load() {
  const mine = ++turn, {ok, status, value} = await send("sheet", {head: ""});
  if (mine !== turn) return;
  if (ok) Object.assign(draft, {value, fault: "", sets: value.sets || draft.sets});
  else if (status) Object.assign(draft, {value: null, fault: value.sentence});
  keep();
  redraw();
}

// set fills in a field; what is typed waits a moment for more.
function set(field, value, wait) {
  const words = typeof value === "string", last = draft.sets[draft.sets.length - 1];
  if (last?.field === field.Name) draft.sets.pop();
  draft.sets.push({field: field.Name, [words ? "text" : "value"]: value});
  Object.assign(field, words ? {Text: value} : {Value: value, Unsaid: false, Offered: value !== -1});
  Object.assign(draft, {problem: "", since: []});
  keep();
  clearTimeout(timer);
  timer = setTimeout(load, wait || 0);
  turn++; // an older answer would undo what is being typed
  if (!wait) redraw();
}

async function enter(way, more) {
  if (draft.busy || performance.now() < quietUntil) return;
  draft.busy = true;
  clearTimeout(timer);
  redraw();
  const {ok, status, value} = await send(way, more);
  draft.busy = false;
  quietUntil = performance.now() + 350; // for a finger that taps twice
  if (ok) {
    tell(value.entered || value.proposed || value.told);
    if (way === "tell") draft.seat = -1;
    scrollTo(0, 0);
    await begin();
    setTimeout(() => document.activeElement === document.body
      && document.getElementById("sheet-title")?.focus({preventScroll: true}), 50);
    return;
  }
  Object.assign(draft, {problem: status ? value.sentence : say("notrecorded"), since: value.detail?.since || []});
  await load();
  document.getElementById("refusal")?.scrollIntoView({block: "nearest"});
}

const kinds = (all) => h("div.options", {role: "group", label: say("kinds")}, all.map(({kind, name, chosen, reason}) =>
  press(name, () => begin({kind, act: draft.act, number: draft.number}), {"aria-pressed": is(chosen),
    disabled: !!reason, title: reason})));

// foot has what recording needs; it never leaves the screen.
const foot = (stop, unfinished, label, ...buttons) => h("div.record",
  h("p", {id: "refusal", role: "status", class: draft.problem || !unfinished ? "bad" : "soft"}, draft.problem || stop),
  h("div.buttons", buttons, label && h("button.main", {type: "submit", disabled: !!stop || draft.busy}, label)));

export function sheet() {
  const of = draft.value, out = of?.outcome || {}, seats = state.table.matrix.Seats;
  if (!of) return draft.fault ? h("section.sheet", {id: "sheet"}, h("p.soft", draft.fault)) : null;
  const mine = draft.seat < 0 && of.hand, menus = of.menus?.filter((menu) => menu.kinds.length);
  return h("section.sheet", {id: "sheet", "aria-labelledby": "sheet-title"},
    form(() => out.Refusal || enter("enter"),
      h("h2", {id: "sheet-title", tabindex: "-1"}, of.title), of.about && h("p.soft", of.about),
      draft.since.length ? h("div.since", h("p", say("since")), listed("ul.lines", draft.since)) : null,
      of.kinds?.length > 1 && kinds(of.kinds),
      menus?.length ? h("details", h("summary", say("other")), menus.map((menu) =>
        [menu.heading && h("h3", menu.heading), kinds(menu.kinds)])) : null,
      fields(of.fields, seats, set, show), of.mend && h("p.bad", of.mend), preview(out), of.fault && h("p.bad",
        of.fault),
      foot(out.Refusal, out.Unfinished, mine ? "" : out.Record || say("record"),
        touched() ? press(say("afresh"), () => begin(), {class: "quiet"}) : null,
        mine ? press(mine.Eyes, () => show(mine.Seat), {class: "main"}) : veil(out.Veil),
        of.onward && press(of.onward, () => enter("enter", {onward: true}), {disabled: !!out.Refusal || draft.busy}))));
}

// jump leads down to the sheet where that lies beneath the table.
export const jump = () => draft.value && h("div.record.jump", press(draft.value.title, () =>
  document.getElementById("sheet").scrollIntoView(), {class: "main"}));

function show(seat) {
  draft.seat = seat;
  load();
}

const veil = (of) => of && (state.me.role === "keeper" || state.me.seat === of.Seat) && [
  of.Nobody && press(of.Nobody, () => enter("enter", {nobody: true})), press(of.Show, () => show(of.Seat),
    {class: "main"})];

const figures = (of, caption, room = 336) => of && matrix(of, {caption, plain: true,
  room: innerWidth < 900 ? innerWidth - 32 : room});

const preview = (out) => h("div.preview", figures(out.Figures, say(out.Allowed ? "preview" : "figures")),
  out.Holding && h("p.sum", h("b", number(out.Holding.Worth)), " = ", parts(out.Holding.Parts)),
  lines(out.Lines), out.Later && h("p.soft", out.Later),
  out.Ways?.map((way) => h("p", badge(way.Company), " ", way.Prices.map(number).join(" → "))),
  out.Consequences && consequences(out.Consequences));

export const consequences = (of) => h("div.consequences", h("h3", say("consequences")), of.Warning && h("p.bad",
  of.Warning),
  of.Same ? h("p.soft", say("same")) : of.Hidden ? h("p.soft", say("samehidden")) : figures(of.Changes,
    say("consequences"), 272),
  listed("ul.lines", (of.Illegal || []).concat(of.Legal || [])));

// hand is the page of one player alone, null where none is open.
export function hand() {
  const of = draft.value?.hand;
  if (draft.seat < 0 || !of) return null;
  return h("main.hand.alone", h("p.soft", of.Eyes), h("h1", pawn(of.Pawn), of.Name), h("h2", of.Title),
    h("p.hero", number(of.Worth)), h("p.sum", parts(of.Parts)),
    form(() => of.Refusal || enter("tell"), fields(of.Fields, state.table.matrix.Seats, set),
      of.Nothing && h("p", of.Nothing), lines(of.Lines),
      foot(of.Refusal, of.Unfinished, of.Done, press(say("hide"), () => {
        draft.value = {...draft.value, hand: null};
        show(-1);
        redraw();
      }, {class: "quiet"}))));
}

export const forget = () => draft.act !== "record" && begin();

export function edit(act, entry) {
  begin({act, number: entry});
  go("#/g/" + draft.game);
}
