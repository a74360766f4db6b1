// The prices: each on its ladder, or all on a chart of rows and columns.

import {h, listed} from "./dom.js";
import {badge, delta, spoken, symbol} from "./mark.js";
import {number, say, signed} from "./words.js";

// lanes draws the prices of all companies in play; chart are rows and columns that those without a ladder stand on.
export function lanes(all, chart, why) {
  const inPlay = all.map((lane, index) => ({...lane, index, move: lane.Event ? 0 : lane.Price - lane.Before}))
    .filter((lane) => !lane.Off);
  const on = inPlay.filter((lane) => !lane.Prices?.length);
  const item = (look) => (lane) => h("li", h((why ? "button" : "div") + look, {
    class: "c-" + lane.Company.Suit.Key, onclick: why && (() => why("price." + lane.index)),
    label: why && [spoken(lane.Company), say("price", {price: number(lane.Price)}),
      lane.Event || (lane.move && signed(lane.move))].filter(Boolean).join(" ")},
  badge(lane.Company), lane.Prices?.length && track(lane), h("span.price", number(lane.Price)),
  h("span", lane.Event ? h("small", lane.Event) : delta(lane.move, true))));
  return [chart && grid(chart, on), listed("ul.chips", on, item(".chip")),
    listed("ul.lanes", inPlay.filter((lane) => !on.includes(lane)), item(".lane"))];
}

function track({Prices: rungs, At, From, Event, Company}) {
  const last = rungs.length - 1;
  return h("span.track", {vars: {"--at": At / last, "--from": From / last, "--rungs": last}},
    h("span.end", number(rungs[0])), h("span.end.high", number(rungs[last])), h("span.rungs"),
    From !== At && !Event && h("span.from"), h("span.at", symbol(Company)));
}

function grid({Rows, Columns, Cells}, on) {
  const cell = (row, column) => {
    const index = Cells.findIndex((one) => one.Row === row && one.Column === column), of = Cells[index];
    const here = on.filter((lane) => of && lane.At === index);
    return of ? h("td", {class: (of.Marked ? "marked" : "") + (here.length ? " on" : "")}, number(of.Price),
      listed("span.tokens", here, (lane) => badge(lane.Company))) : h("td.gap");
  };
  return h("div.wide.chartwrap", {tabindex: "0", role: "group", label: say("pricechart")},
    h("table.pricechart", h("caption.unseen", say("pricechart")), h("tbody", [...Array(Rows).keys()].map((row) =>
      h("tr", [...Array(Columns).keys()].map((column) => cell(row, column)))))));
}
