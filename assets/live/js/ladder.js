// The prices: each on its ladder, or on a chart of rows and columns.

import { h } from "./dom.js";
import { badge, delta, spoken, symbol } from "./mark.js";
import { number, say, signed } from "./words.js";

/** lanes draws the prices of all companies in play; chart are the rows and columns that those without a ladder share. */
export function lanes(all, chart, why) {
  const inPlay = all.map((lane, index) => ({ lane, index })).filter(({ lane }) => !lane.Off);
  const onChart = ({ lane }) => chart && !(lane.Prices || []).length;
  const ladders = inPlay.filter((of) => !onChart(of));
  return [
    chart ? grid(chart, inPlay.filter(onChart), why) : null,
    ladders.length ? h("ul", { class: "lanes" }, ladders.map((of) => ladder(of, why))) : null,
  ];
}

const change = (lane) => (lane.Event ? "" : lane.Price - lane.Before);

const told = (lane) => [spoken(lane.Company), say("price", { price: number(lane.Price) }),
  lane.Event || (change(lane) && signed(change(lane)))].filter(Boolean).join(" ");

function ladder({ lane, index }, why) {
  const rungs = (lane.Prices || []).length, place = (at) => at / Math.max(1, rungs - 1);
  const end = (at, side) => h("span", { class: "end " + side, "aria-hidden": "true" }, number(lane.Prices[at]));
  return h("li", {}, h(why ? "button" : "div", { class: "lane c-" + lane.Company.Suit.Key, type: why && "button",
    "aria-label": why && told(lane), onclick: why && (() => why(`price.${index}`)) },
    badge(lane.Company),
    h("span", { class: "track", vars: rungs ? { "--at": place(lane.At), "--from": place(lane.From), "--rungs": rungs - 1 } : {} },
      rungs ? [end(0, "low"), end(rungs - 1, "high"), h("span", { class: "rungs" }),
        lane.From !== lane.At && !lane.Event ? h("span", { class: "from" }) : null,
        h("span", { class: "at" }, symbol(lane.Company))] : null),
    h("span", { class: "price" }, number(lane.Price)),
    h("span", { class: "move" }, lane.Event ? h("small", {}, lane.Event) : delta(change(lane), true))));
}

function grid({ Rows, Columns, Cells }, all, why) {
  const at = new Map(Cells.map((cell, index) => [cell.Row * Columns + cell.Column, { cell, index }]));
  const cellOf = (key) => {
    const here = at.get(key);
    if (!here) return h("td", { class: "gap" });
    const on = all.filter(({ lane }) => lane.At === here.index);
    return h("td", { class: (here.cell.Marked ? "marked" : "") + (on.length ? " on" : "") }, number(here.cell.Price),
      on.length ? h("span", { class: "tokens" }, on.map(({ lane }) => badge(lane.Company))) : null);
  };
  const count = (n) => [...Array(n).keys()];
  return [
    h("div", { class: "wide chartwrap", tabindex: why && "0", role: "group", "aria-label": say("pricechart") },
      h("table", { class: "pricechart" }, h("caption", { class: "unseen" }, say("pricechart")),
        h("tbody", {}, count(Rows).map((row) => h("tr", {}, count(Columns).map((column) => cellOf(row * Columns + column))))))),
    h("ul", { class: "chips" }, all.map(({ lane, index }) => h("li", {}, h(why ? "button" : "span", { class: "chip", type: why && "button",
      "aria-label": why && told(lane), onclick: why && (() => why(`price.${index}`)) },
    badge(lane.Company), h("b", { class: "n" }, number(lane.Price)), delta(change(lane), true))))),
  ];
}
