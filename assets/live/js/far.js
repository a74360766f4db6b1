// A tournament on a projector: as large as it fits, pages that turn by themselves, nothing to press.

import {redraw, state} from "./app.js";
import {h} from "./dom.js";
import {host} from "./net.js";
import {lost} from "./table.js";
import {say} from "./words.js";

const turning = 12000;
let page = 0, turned = Date.now(), ticking, rang;

const seconds = ({until, left: rest}) => (until ? Math.max(0, Math.ceil((until - Date.now() - host.ahead) / 1000)) : rest);

// left is how much time the round has, empty where it has no clock.
export function left({clock}) {
  clearTimeout(ticking);
  if (state.far || clock?.until) ticking = setTimeout(redraw, 500);
  if (!clock) return "";
  const all = seconds(clock), two = (n) => String(n).padStart(2, "0"), hours = Math.floor(all / 3600);
  if (!all) return clock.over;
  return (hours ? hours + ":" + two(Math.floor(all / 60) % 60) : Math.floor(all / 60)) + ":" + two(all % 60);
}

// views are what is shown in turn: a title with cards of tables, with lines, or with one sentence.
function views(of) {
  const {round, standing, awards, clock} = of, name = (member) => of.members[member], all = [];
  const lines = (members, numbered) => members.map((member, at) => [numbered ? at + 1 : "", name(member), ""]);
  if (!round && !standing) {
    all.push(of.active?.length ? {title: say("hall.members"), items: of.active.map((member) => ({lines: lines([member])}))}
      : {title: say("hall.members"), only: say("hall.noone")});
  }
  if (round && !round.over) {
    all.push({title: round.title, items: [
      ...round.tables.map((table) => ({title: say("hall.table", {table: table.number}), done: table.done, lines: lines(table.members, true)})),
      ...(round.out ? [{title: say("hall.outs"), lines: lines(round.out)}] : [])]});
  }
  if (standing) {
    all.push({title: standing.title, only: standing.hidden,
      items: standing.members?.map((member, at) => ({lines: [[standing.ranks[at], name(member), standing.points[at]]]}))});
  }
  if (awards && !standing?.hidden) {
    all.push({title: say("hall.awards"), items: awards.map((award) => ({title: award.name, lines: lines([award.member])}))});
  }
  if (clock) all.push({title: round.title, only: left(of), giant: true});
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
  const lead = most(({lines}) => lines.map(([one]) => wide(String(one)))), figure = most(({lines}) => lines.map(([, , one]) => wide(one)));
  const near = (one) => Math.min(one, Math.max(9, one * 0.75)); // one long name does not make all others small
  const text = Math.min(15, Math.max(most(({lines}) => lines.map(([, one]) => near(wide(one)))), most(({title = ""}) => wide(title + " ✓"))));
  const high = cards ? 2.3 + 1.35 * most(({lines}) => lines.length) : 1.45, across = lead + text + figure + 3;
  const held = (size) => [Math.max(1, Math.floor(width / across / size)), Math.max(1, Math.floor(height / high / size))];
  const far = Math.min(height, width * 0.8), least = far / 24, count = ([columns, rows]) => columns * rows;
  const pages = Math.ceil(items.length / count(held(least))), each = Math.ceil(items.length / pages);
  let size = far / 8;
  while (size > least && (count(held(size)) < each || across * size > width)) size *= 0.97;
  const [columns, rows] = held(size), used = cards ? Math.min(columns, each) : Math.ceil(each / rows);
  return {size, pages, each, columns: used, rows: Math.ceil(each / used), text, cards};
}

// far draws what a projector shows.
export function far(of) {
  const width = innerWidth * 0.96, height = innerHeight * 0.8, shown = [];
  for (const one of views(of)) {
    if (!one.items?.length || one.only) {
      shown.push(one);
      continue;
    }
    const plan = fit(one.items, width, height);
    for (let at = 0; at < plan.pages; at++) shown.push({...one, plan, items: one.items.slice(at * plan.each, (at + 1) * plan.each)});
  }
  const over = of.clock?.until && !seconds(of.clock);
  if (over && !rang) [page, turned] = [shown.length - 1, Date.now()];
  else if (Date.now() - turned >= turning) [page, turned] = [page + 1, Date.now()];
  rang = over;
  page %= shown.length;
  const {title, only, giant, items, plan} = shown[page], time = !giant && left(of);
  return h("main.far", h("header", h("h1", title), h("p.soft", of.title), time && h("p.time", time)), lost(),
    only ? h("p", {class: giant ? "giant" : "hero"}, only) : h("div", {class: plan.cards ? "far-cards" : "far-lines",
      vars: {"--size": plan.size + "px", "--columns": plan.columns, "--rows": plan.rows}}, items.map((one) => item(one, plan.text))),
    shown.length > 1 && h("p.pages", `${page + 1} / ${shown.length}`));
}

const item = ({title, done, lines}, room) => h("section", {class: done && "done"}, title && h("h2", title, done && h("span.gain", " ✓")),
  lines.map(([lead, text, figure]) => h("p", h("span.lead", lead), h("span", {class: wide(text) > room ? "name long" : "name"}, text), h("b", figure))));
