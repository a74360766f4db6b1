// The table for a television: large, nothing to press, never scrolled.

import {redraw, state} from "./app.js";
import {chart} from "./chart.js";
import {h} from "./dom.js";
import {lanes} from "./ladder.js";
import {log} from "./log.js";
import {matrix} from "./matrix.js";
import {ask} from "./net.js";
import {lost, moment, turn} from "./table.js";
import {say} from "./words.js";

let seen = {};

async function look(of) {
  if (seen.head === of.head) return;
  seen.head = of.head;
  const {ok, value} = await ask(`/g/${of.game}/chart`);
  if (ok) seen = {...value, head: of.head};
  redraw();
}

// fit makes everything smaller until the table fits.
function fit() {
  const {style} = document.documentElement, main = document.querySelector(".tv>div");
  style.fontSize = "";
  for (let size = 100; main && main.scrollHeight > main.clientHeight && size > 40; size -= 5) {
    style.fontSize = `calc((.9vw + .9vh)*${size / 100})`;
  }
}

export function board(of) {
  look(of);
  setTimeout(fit, 20);
  const lines = seen.charted ? seen.worths : seen.prices;
  return h("main.tv", h("header", h("h1", of.title), moment(of), turn(of)), lost(),
    h("div", matrix(of.matrix, {caption: say("seats"), plain: true}), lanes(of.lanes, of.chart)),
    h("div", lines?.length ? chart(lines, say(seen.charted ? "chart.worths" : "chart.prices")) : null,
      log(of.log.slice(1, 6), of.matrix.Seats, null, true)),
    h("p.tv-last", of.say));
}
