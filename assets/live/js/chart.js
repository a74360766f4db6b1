// The chart: lines over the entries, each with its own dash. The host says where they go.

import {draw, h} from "./dom.js";
import {badge, pawn} from "./mark.js";

const dashes = ["", "8 4", "2 4", "12 4 2 4", "6 2", "1 5"];

export function chart({Ticks, Lines}, title) {
  const lines = Lines.map((of) => ({...of, dash: {"stroke-dasharray": dashes[of.Place % 6]},
    look: of.Company ? "line.c-" + of.Company.Suit.Key : "line.s-" + of.Pawn.Color % 6}));
  return h("figure.chart", h("figcaption", title), draw("svg", {viewBox: "0 0 520 260", role: "img", label: title},
    Ticks.map(({Down, Text, Zero}) => [
      draw("line.grid", {x1: 62, x2: 510, y1: Down, y2: Down, class: Zero && "zero"}),
      draw("text", {x: 54, y: Down + 4, "text-anchor": "end"}, Text)]),
    lines.map(({Points, End, dash, look}) => draw("g." + look, draw("polyline", {points: Points, ...dash}),
      End && draw("circle", {cx: End[0], cy: End[1], r: 4})))),
  h("ul.legend", lines.map(({Company, Pawn, Name, Last, dash, look}) => h("li",
    draw("svg.dash." + look, {viewBox: "0 0 28 8", "aria-hidden": "true"}, draw("line", {x2: 28, y1: 4, y2: 4, ...dash})),
    Company ? badge(Company) : h("span", pawn(Pawn), Name), h("b", Last)))));
}
