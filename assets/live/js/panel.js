// What opens beside the table: the workings of a figure or an entry, the whole log, the chart, the standings, guests,
// the code to share.

import {at, redraw, state} from "./app.js";
import {chart} from "./chart.js";
import {h} from "./dom.js";
import {guests, seats} from "./guests.js";
import {log, lines, told} from "./log.js";
import {badge} from "./mark.js";
import {ask} from "./net.js";
import {places} from "./places.js";
import {share} from "./share.js";
import {consequences, edit} from "./sheet.js";
import {post} from "./table.js";
import {number, say, signed} from "./words.js";

const held = {key: "", head: "", value: null, fault: "", older: [], more: true};

/** ways are where the host tells what a panel shows. */
const ways = {
  why: (arg) => `why?figure=${encodeURIComponent(arg)}`, entry: (arg) => `entry?number=${arg}`, remove: (arg) => `void?number=${arg}`,
  log: () => "log?before=0", chart: () => "chart", result: () => "result", share: () => "share",
};

/** fetchPanel asks for what the open panel shows, anew when the table has changed. */
export async function fetchPanel() {
  const {game, panel: name, arg} = state.route, key = [game, name, arg].join("/"), head = state.table ? state.table.head : "";
  if (held.key !== key) Object.assign(held, {key, head: "", value: null, fault: ""});
  if (!ways[name] || !state.table || held.head === head) return;
  held.head = head;
  const answer = await ask(`/g/${game}/${ways[name](arg)}`);
  if (held.key !== key) return;
  Object.assign(held, answer.ok ? {value: answer.value, fault: ""} : {fault: answer.value.sentence});
  redraw();
}

/** panel draws what is open, null for nothing. */
export function panel(of) {
  const name = state.route.panel, drawer = drawers[name];
  if (!drawer) return null;
  const {title, inside} = ways[name] && !held.value ? {title: "", inside: h("p", {class: held.fault ? "bad" : "soft"}, held.fault || say("loading"))}
    : drawer(held.value, of);
  return h("section", {class: "panel " + name, "aria-labelledby": "panel-title", "data-key": state.route.panel + state.route.arg},
    h("div.bar", h("h2", {id: "panel-title", tabindex: "-1"}, title || say("panel")),
      h("a", {href: at(), class: "close", "aria-label": say("close")}, "×")), inside);
}

const lead = (row) => row.Figure || "";

const drawers = {
  why: (w) => ({title: w.Title, inside: [
    w.Name && h("p.soft", w.Name),
    h("ul.rows", (w.Rows || []).map((row) => h("li", {class: row.Kind}, lead(row)
      ? h("a", {href: at("why", lead(row))}, row.Company ? badge(row.Company, "") : null, row.Text)
      : [row.Company ? badge(row.Company, "") : null, row.Text]))),
    h("ol.story", (w.Lines || []).map((line) => h("li", {},
      h("p.soft", line.Where), (line.Working || []).map((text) => h("p", text)),
      h("p.run", h("span", line.Text), h("b", {class: line.Change < 0 ? "n loss" : "n gain"}, signed(line.Change)),
        h("b.n", number(line.Value))),
      line.Rule && h("small.rule", line.Rule)))),
    w.More ? h("p.soft", say("earlier")) : null, w.Nothing && h("p.soft", w.Nothing)]}),

  entry: (e) => ({title: e.Title, inside: [told(e), h("p.soft", e.By), actions(e, Number(state.route.arg))]}),

  remove: (c) => ({title: say("remove"), inside: [consequences(c.Consequences || c), c.fault && h("p.bad", c.fault), h("p.buttons", h("button", {class: "main",
    onclick: async () => {
      if (await post("void", {number: Number(state.route.arg), head: state.table.head})) location.hash = at();
    }}, say("remove")))]}),

  log: (l, of) => ({title: say("log"), inside: [
    log((l.entries || []).concat(held.of === l ? held.older : []), of.matrix.Seats, (n) => {
      location.hash = at("entry", n);
    }),
    (l.undone || []).length ? h("details", h("summary", say("undone")), log(l.undone, [], null, state.me.role === "keeper" ? (op) => post("restore", {op}) : null)) : null,
    (held.of === l ? held.more : l.more) ? h("button.quiet", {onclick: () => older(l)}, say("log.more")) : null]}),

  chart: (c) => ({title: say("chart"), inside: [
    c.charted ? chart(c.worths || [], say("chart.worths")) : h("p.soft", say("chart.hidden")),
    (c.prices || []).length ? chart(c.prices, say("chart.prices")) : null]}),

  result: (r, of) => ({title: r.title, inside: [
    r.headline && h("p.headline", r.headline), places(r.places, of.matrix.Hidden),
    r.fingerprint && h("p.soft", say("fingerprint", {number: r.fingerprint}))]}),

  guests: (_, of) => ({title: say("guests"), inside: guests(of)}),
  seat: (_, of) => ({title: say("ask"), inside: seats(of)}),
  share: (s) => ({title: say("share"), inside: share(s)}),
};

async function older(first) {
  if (held.of !== first) Object.assign(held, {of: first, older: []});
  const all = (first.entries || []).concat(held.older), last = all[all.length - 1];
  const answer = await ask(`/g/${state.route.game}/log?before=${last ? last.Number : 0}`);
  if (answer.ok) Object.assign(held, {older: held.older.concat(answer.value.entries || []), more: answer.value.more});
  redraw();
}

function actions(e, entry) {
  const may = (name) => (e.actions || []).includes(name);
  return h("p.buttons",
    may("replace") ? h("button", {onclick: () => edit("replace", entry)}, say("edit")) : null,
    may("insert") ? h("button", {onclick: () => edit("insert", entry)}, say("insert")) : null,
    may("goby") ? h("button", {onclick: () => post("goby", {number: entry, head: state.table.head})}, say("goby")) : null,
    may("void") ? h("a.button", {href: at("remove", entry)}, say("remove")) : null);
}
