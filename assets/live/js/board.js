// The table for a television: large, without anything to press, never scrolled.

import {redraw, state} from "./app.js";
import {chart} from "./chart.js";
import {h} from "./dom.js";
import {lanes} from "./ladder.js";
import {log} from "./log.js";
import {matrix} from "./matrix.js";
import {ask} from "./net.js";
import {lost, turn} from "./table.js";
import {say} from "./words.js";

let charted = {head: "", worths: null};

async function look(of) {
  if (charted.head === of.head) return;
  charted.head = of.head;
  const answer = await ask(`/g/${of.game}/chart`);
  if (answer.ok) charted = {head: of.head, ...answer.value};
  redraw();
}

/** board draws it. */
export function board(of) {
  look(of);
  const last = of.latest && of.latest.Entries && of.latest.Entries[of.latest.Entries.length - 1];
  const series = charted.charted ? charted.worths : charted.prices;
  return h("main.tv",
    h("header", h("h1", of.title), h("p", of.turn < 0 && !of.over ? null : of.moment), turn(of)), state.open ? null : lost(),
    h("div.tv-main", matrix(of.matrix, {caption: say("seats"), plain: true}), lanes(of.lanes, of.chart)),
    h("div.tv-side", series && series.length ? chart(series, say(charted.charted ? "chart.worths" : "chart.prices")) : null,
      log(of.log.slice(1, 6), of.matrix.Seats)),
    h("p.tv-last", last ? last.Title : of.latest ? of.latest.Sentence : ""));
}
