// The prices: each on its ladder, or all on a chart of rows and columns.

import {h, listed} from "./dom.js";
import {badge, delta, symbol} from "./mark.js";
import {say} from "./words.js";

// prices draws those of all companies in play; chart are the rows of what those without a ladder stand on.
export function prices(all, chart, why) {
  const item = (look) => (of) => h("li", h((why ? "button" : "div") + look, {class: "c-" + of.Suit.Key,
    onclick: why && (() => why(of.Figure)), label: why && of.Say}, badge(of), of.Ladder && track(of),
  h("span.price", of.Text), h("span", of.Event ? h("small", of.Event) : delta(of.Change, true))));
  return [chart && grid(chart), listed("ul.chips", all.filter((of) => !of.Ladder), item(".chip")),
    listed("ul.lanes", all.filter((of) => of.Ladder), item(".lane"))];
}

const track = ({Ladder: {Low, High, Rungs, At, From}, ...company}) => h("span.track",
  {vars: {"--at": At / Rungs, "--from": From / Rungs, "--rungs": Rungs}}, h("span.end", Low), h("span.end.high", High),
  h("span.rungs"), From !== At && h("span.from"), h("span.at", symbol(company)));

const grid = (rows) => h("div.wide.chartwrap", {tabindex: "0", role: "group", label: say("pricechart")},
  h("table.pricechart", h("caption.unseen", say("pricechart")), h("tbody", rows.map((row) => h("tr", row.map((of) =>
    (of ? h("td", {class: (of.Marked ? "marked" : "") + (of.On ? " on" : "")}, of.Text,
      listed("span.tokens", of.On, (company) => badge(company))) : h("td.gap"))))))));
