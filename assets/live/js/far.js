// A tournament on a projector: as large as it fits, pages that turn by themselves, nothing to press.

import {redraw, state} from "./app.js";
import {fit} from "./board.js";
import {h} from "./dom.js";
import {host} from "./net.js";
import {lost} from "./table.js";
import {say} from "./words.js";

const turning = 12000;
let view = 0, page = 0, pages = 1, turned = Date.now(), ticking, rang, fitted, step;

const seconds = ({until, left: rest}) => (until ? Math.max(0, Math.ceil((until - Date.now() - host.ahead) / 1000))
  : rest);

// left is how much time the round has, empty where it has no clock.
export function left({clock}) {
  clearTimeout(ticking);
  if (state.far || clock?.until) ticking = setTimeout(redraw, 500);
  if (!clock) return "";
  const all = seconds(clock), two = (n) => String(n).padStart(2, "0");
  if (!all) return clock.over;
  return (all < 3600 ? "" : Math.floor(all / 3600) + ":") + two(Math.floor(all / 60) % 60) + ":" + two(all % 60);
}

// views are what is shown in turn: a title with tables (done or not) or lines, each a title and lines, or with one
// sentence (only).
function views({round, standing, awards, clock, active, members, reveal}) {
  const lines = (all, numbered) => all.map((one, at) => [numbered && at + 1, members[one]]), all = [];
  if (reveal) {
    const line = (one, at) => [reveal.ranks[at], members[one], reveal.points[at]], [, ...before] = reveal.members;
    return [{title: reveal.title, items: [{title: line(reveal.members[0], 0).join(" · "),
      lines: [["", reveal.workings[0]]]}, ...before.map((one, at) => ({lines: [line(one, at + 1)]}))]}];
  }
  if (!round && !standing) {
    all.push({title: say("hall.members"), only: !active?.length && say("hall.noone"), items: active?.map((one) =>
      ({lines: lines([one])}))});
  }
  if (round && !round.over) {
    all.push({title: round.title, items: [...round.tables.map(({number, done, members: seats}) =>
      ({title: say("hall.table", {table: number}), done, lines: lines(seats, true)})),
    ...round.out ? [{title: say("hall.outs"), lines: lines(round.out)}] : []]});
  }
  if (standing) {
    all.push({title: standing.title, only: standing.hidden, items: standing.members?.map((one, at) =>
      ({lines: [[standing.ranks[at], members[one], standing.points[at]]]}))});
  }
  if (awards && !standing?.hidden) {
    all.push({title: say("hall.awards"), items: awards.map(({name, member}) => ({title: name,
      lines: lines([member])}))});
  }
  if (clock) all.push({title: round.title, only: left({clock}), giant: true});
  return all;
}

// paged fits what is shown into columns side by side, large enough to be read from afar, and turns to the page.
function paged(key) {
  const room = document.querySelector(".items"), far = Math.min(innerHeight, innerWidth * 0.8);
  if (!room) return;
  if (key !== fitted) fit(room, far / 8, far / 24);
  fitted = key;
  pages = Math.ceil(room.scrollWidth / room.clientWidth - 0.1);
  room.scrollLeft = page * room.clientWidth;
}

export function far(of) {
  const shown = views(of), over = of.clock?.until && !seconds(of.clock), late = Date.now() - turned >= turning;
  if (over && !rang) [view, page, turned] = [shown.length - 1, 0, Date.now()];
  else if (late) [view, page, turned] = page + 1 < pages ? [view, page + 1, Date.now()] : [view + 1, 0, Date.now()];
  rang = over;
  if (step !== (step = of.reveal?.members.length)) [page, turned] = [0, Date.now()];
  view %= shown.length;
  const {title, only, giant, items} = shown[view];
  if (only) pages = 1;
  else setTimeout(paged, 20, [view, of.head, step, innerWidth, innerHeight].join());
  return h("main.far", h("header", h("h1", title), h("p.soft", of.title), h("p.time", !giant && left(of))), lost(),
    only ? h("p", {class: giant ? "giant" : "hero"}, only) : h("div.items", items.map(item)),
    h("p.pages", pages > 1 && `${page + 1} / ${pages}`));
}

const item = ({title, done, lines}) => h("section", {class: (title ? "card" : "") + (done ? " done" : "")},
  title && h("h2", title, done && h("span.gain", " ✓")),
  lines.map(([lead, text, figure]) => h("p", h("span.lead", lead), h("span", text), h("b", figure))));
