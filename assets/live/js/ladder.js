// The prices: each on its ladder, or on a chart of rows and columns.

import {h} from "./dom.js";
import {badge, delta, spoken, symbol} from "./mark.js";
import {number, say, signed} from "./words.js";

/** lanes draws the prices of all companies in play; chart are the rows and columns that those without a ladder share. */
export function lanes(all, chart, why) {
  const inPlay = all.map((lane, index) => ({lane, index})).filter(({lane}) => !lane.Off);
  const onChart = ({lane}) => chart && !(lane.Prices || []).length;
  const ladders = inPlay.filter((of) => !onChart(of));
  return [
    chart ? grid(chart, inPlay.filter(onChart), why) : null,
    ladders.length ? h("ul.lanes", ladders.map((of) => ladder(of, why))) : null,
  ];
}

const change = (lane) => (lane.Event ? "" : lane.Price - lane.Before);

const told = (lane) => [spoken(lane.Company), say("price", {price: number(lane.Price)}),
  lane.Event || (change(lane) && signed(change(lane)))].filter(Boolean).join(" ");

function ladder({lane, index}, why) {
  const rungs = (lane.Prices || []).length, place = (at) => at / Math.max(1, rungs - 1);
  const end = (at, side) => h("span", {class: "end " + side, "aria-hidden": "true"}, number(lane.Prices[at]));
  return h("li", h(why ? "button" : "div", {class: "lane c-" + lane.Company.Suit.Key,
    "aria-label": why && told(lane), onclick: why && (() => why(`price.${index}`))},
    badge(lane.Company),
    h("span.track", {vars: rungs ? {"--at": place(lane.At), "--from": place(lane.From), "--rungs": rungs - 1} : {}},
      rungs ? [end(0, "low"), end(rungs - 1, "high"), h("span.rungs"),
        lane.From !== lane.At && !lane.Event ? h("span.from") : null,
        h("span.at", symbol(lane.Company))] : null),
    h("span.price", number(lane.Price)),
    h("span.move", lane.Event ? h("small", lane.Event) : delta(change(lane), true))));
}

function grid({Rows, Columns, Cells}, all, why) {
  const at = new Map(Cells.map((cell, index) => [cell.Row * Columns + cell.Column, {cell, index}]));
  const cellOf = (key) => {
    const here = at.get(key);
    if (!here) return h("td.gap");
    const on = all.filter(({lane}) => lane.At === here.index);
    return h("td", {class: (here.cell.Marked ? "marked" : "") + (on.length ? " on" : "")}, number(here.cell.Price),
      on.length ? h("span.tokens", on.map(({lane}) => badge(lane.Company))) : null);
  };
  const count = (n) => [...Array(n).keys()];
  return [
    h("div.wide.chartwrap", {tabindex: why && "0", role: "group", "aria-label": say("pricechart")},
      h("table.pricechart", h("caption.unseen", say("pricechart")),
        h("tbody", count(Rows).map((row) => h("tr", count(Columns).map((column) => cellOf(row * Columns + column))))))),
    h("ul.chips", all.map(({lane, index}) => h("li", h(why ? "button" : "span", {class: "chip",
      "aria-label": why && told(lane), onclick: why && (() => why(`price.${index}`))},
    badge(lane.Company), h("b.n", number(lane.Price)), delta(change(lane), true))))),
  ];
}
