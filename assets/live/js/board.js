// The table for a television: large, nothing to press, never scrolled.

import {redraw, state} from "./app.js";
import {chart} from "./chart.js";
import {h} from "./dom.js";
import {prices} from "./ladder.js";
import {log} from "./log.js";
import {matrix} from "./matrix.js";
import {ask} from "./net.js";
import {lost, turn} from "./table.js";
import {say} from "./words.js";

let seen = {};

async function look(of) {
  if (seen.head === of.head) return;
  seen.head = of.head;
  const {ok, value} = await ask(`/g/${state.route.game}/chart`);
  if (ok) seen = {...value, head: of.head};
  redraw();
}

// fit makes text smaller, from most to least pixels, until all that is in a room shows.
export function fit(room, most, least) {
  for (let size = most; room && size > least; size *= 0.95) {
    document.documentElement.style.fontSize = size + "px";
    if (room.scrollHeight <= room.clientHeight && room.scrollWidth <= room.clientWidth) return;
  }
}

export function board(of) {
  const size = (innerWidth + innerHeight) * 0.009, lines = seen.worths || seen.prices;
  look(of);
  setTimeout(() => fit(document.querySelector(".tv>div"), size, size * 0.4), 20);
  return [h("main.tv", h("header", h("h1", of.title), turn(of)), lost(),
    h("div", matrix(of.grid, {caption: say("seats"), plain: true}), prices(of.prices, of.chart)),
    h("div", lines && chart(lines, say(seen.worths ? "chart.worths" : "chart.prices")),
      log(of.log.slice(1), of.seats, null, true)),
    h("p.tv-last", of.say))];
}
