// A tournament on a projector: as large as it fits, pages that turn by themselves, nothing to press.

import {redraw, state} from "./app.js";
import {h} from "./dom.js";
import {host} from "./net.js";
import {lost} from "./table.js";
import {say} from "./words.js";

const turning = 12000;
let page = 0, turned = Date.now(), ticking, rang;

const seconds = ({until, left: rest}) => (until ? Math.max(0, Math.ceil((until - Date.now() - host.ahead) / 1000))
  : rest);

// left is how much time the round has, empty where it has no clock.
export function left({clock}) {
  clearTimeout(ticking);
  if (state.far || clock?.until) ticking = setTimeout(redraw, 500);
  if (!clock) return "";
  const all = seconds(clock), minutes = Math.floor(all / 60), two = (n) => String(n).padStart(2, "0");
  if (!all) return clock.over;
  return (all < 3600 ? minutes : Math.floor(all / 3600) + ":" + two(minutes % 60)) + ":" + two(all % 60);
}

// views are what is shown in turn: a title with cards of tables, with lines, or with one sentence (only).
function views({round, standing, awards, clock, active, members, ...of}) {
  const lines = (all, numbered) => all.map((one, at) => [numbered ? at + 1 : "", members[one], ""]), all = [];
  if (!round && !standing) {
    all.push({title: say("hall.members"), only: !active?.length && say("hall.noone"),
      items: active?.map((one) => ({lines: lines([one])}))});
  }
  if (round && !round.over) {
    const cards = round.tables.map(({number, done, members: seats}) => ({title: say("hall.table", {table: number}),
      done, lines: lines(seats, true)}));
    if (round.out) cards.push({title: say("hall.outs"), lines: lines(round.out)});
    all.push({title: round.title, items: cards});
  }
  if (standing) {
    all.push({title: standing.title, only: standing.hidden, items: standing.members?.map((one, at) => ({lines: [
      [standing.ranks[at], members[one], standing.points[at]]]}))});
  }
  if (awards && !standing?.hidden) {
    all.push({title: say("hall.awards"), items: awards.map(({name, member}) => ({title: name,
      lines: lines([member])}))});
  }
  if (clock) all.push({title: round.title, only: left({clock, ...of}), giant: true});
  return all;
}

const pen = document.createElement("canvas").getContext("2d");

// wide is how many ems a text takes.
function wide(text) {
  pen.font = "600 100px " + getComputedStyle(document.body).fontFamily;
  return pen.measureText(text).width / 100;
}

// fit finds the fewest pages on which text can be read from afar, and the largest text for so many.
function fit(items, width, height) {
  const cards = !!items[0].title, most = (each) => Math.max(0, ...items.flatMap(each));
  const column = (at, of = (one) => one) => most(({lines}) => lines.map((line) => of(wide(String(line[at])))));
  const name = (one) => Math.min(one, Math.max(9, one * 0.75)); // one long name does not make all others small
  const text = Math.min(15, Math.max(column(1, name), most(({title = ""}) => wide(title + " ✓"))));
  const high = cards ? 2.3 + 1.35 * most(({lines}) => lines.length) : 1.45, across = column(0) + text + column(2) + 3;
  const held = (size) => [width / across / size, height / high / size].map((n) => Math.max(1, Math.floor(n)));
  const far = Math.min(height, width * 0.8), least = far / 24, count = (size) => held(size)[0] * held(size)[1];
  const pages = Math.ceil(items.length / count(least)), each = Math.ceil(items.length / pages);
  let size = far / 8;
  while (size > least && (count(size) < each || across * size > width)) size *= 0.97;
  const [fitting, rows] = held(size), columns = cards ? Math.min(fitting, each) : Math.ceil(each / rows);
  return {size, pages, each, columns, rows: Math.ceil(each / columns), text, cards};
}

// far draws what a projector shows.
export function far(of) {
  const shown = [];
  for (const one of views(of)) {
    const plan = !one.only && one.items ? fit(one.items, innerWidth * 0.96, innerHeight * 0.8) : {pages: 1};
    for (let at = 0; at < plan.pages; at++) {
      shown.push({...one, plan, items: one.items?.slice(at * plan.each, (at + 1) * plan.each)});
    }
  }
  const over = of.clock?.until && !seconds(of.clock);
  if (over && !rang) [page, turned] = [shown.length - 1, Date.now()];
  else if (Date.now() - turned >= turning) [page, turned] = [page + 1, Date.now()];
  rang = over;
  page %= shown.length;
  const {title, only, giant, items, plan} = shown[page];
  return h("main.far", h("header", h("h1", title), h("p.soft", of.title), h("p.time", !giant && left(of))), lost(),
    only ? h("p", {class: giant ? "giant" : "hero"}, only) : h("div", {class: plan.cards ? "far-cards" : "far-lines",
      vars: {"--size": plan.size + "px", "--columns": plan.columns, "--rows": plan.rows}},
    items.map((one) => item(one, plan.text))),
    shown.length > 1 && h("p.pages", `${page + 1} / ${shown.length}`));
}

const item = ({title, done, lines}, room) => h("section", {class: done && "done"},
  title && h("h2", title, done && h("span.gain", " ✓")), lines.map(([lead, text, figure]) => h("p",
    h("span.lead", lead), h("span", {class: wide(text) > room ? "name long" : "name"}, text), h("b", figure))));
