// The prices: each on its ladder, or all on a chart of rows and columns.

import {h, listed} from "./dom.js";
import {badge, delta, spoken, symbol} from "./mark.js";
import {number, say, signed} from "./words.js";

// lanes draws the prices of all companies in play; chart are rows and columns that those without a ladder stand on.
export function lanes(all, chart, why) {
  const inPlay = all.map((lane, index) => ({...lane, index})).filter((lane) => !lane.Off);
  const on = inPlay.filter((lane) => !lane.Prices?.length);
  const button = (lane, look, ...inside) => h(why ? "button" : "div", {class: look,
    onclick: why && (() => why("price." + lane.index)),
    label: why && [spoken(lane.Company), say("price", {price: number(lane.Price)}),
      lane.Event || (move(lane) && signed(move(lane)))]
      .filter(Boolean).join(" ")}, badge(lane.Company), inside);
  return [
    chart && grid(chart, on, why),
    listed("ul.chips", on, (lane) => h("li", button(lane, "chip", h("b", number(lane.Price)), delta(move(lane),
      true)))),
    listed("ul.lanes", inPlay.filter((lane) => !on.includes(lane)), (lane) => h("li", button(lane,
      "lane c-" + lane.Company.Suit.Key,
      track(lane), h("span.price", number(lane.Price)), h("span", lane.Event ? h("small",
        lane.Event) : delta(move(lane), true))))),
  ];
}

const move = (lane) => (lane.Event ? 0 : lane.Price - lane.Before);

function track({Prices: rungs, At, From, Event, Company}) {
  const last = rungs.length - 1;
  return h("span.track", {vars: {"--at": At / last, "--from": From / last, "--rungs": last}},
    h("span.end", number(rungs[0])), h("span.end.high", number(rungs[last])), h("span.rungs"),
    From !== At && !Event && h("span.from"), h("span.at", symbol(Company)));
}

function grid({Rows, Columns, Cells}, on, why) {
  const places = new Map(Cells.map((cell, index) => [cell.Row * Columns + cell.Column, {...cell, index}]));
  const counted = (n) => [...Array(n).keys()];
  const cell = (place) => {
    const of = places.get(place), here = of && on.filter((lane) => lane.At === of.index);
    return of ? h("td", {class: (of.Marked ? "marked" : "") + (here.length ? " on" : "")}, number(of.Price),
      listed("span.tokens", here, (lane) => badge(lane.Company))) : h("td.gap");
  };
  return h("div.wide.chartwrap", {tabindex: why && "0", role: "group", label: say("pricechart")},
    h("table.pricechart", h("caption.unseen", say("pricechart")),
      h("tbody", counted(Rows).map((row) => h("tr", counted(Columns).map((column) => cell(row * Columns + column)))))));
}
