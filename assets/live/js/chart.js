// The chart: lines over the entries, each with its own dash.

import {draw, h} from "./dom.js";
import {badge, pawn} from "./mark.js";
import {number} from "./words.js";

const width = 520, height = 260, left = 62, edge = 10;
const dashes = ["", "8 4", "2 4", "12 4 2 4", "6 2", "1 5"];

export function chart(series, title) {
  const lines = series.map((line, i) => ({...line, values: line.Values || [], last: line.Values?.at(-1),
    dash: {"stroke-dasharray": dashes[i % 6]},
    look: line.Company ? "line.c-" + line.Company.Suit.Key : "line.s-" + line.Pawn.Color % 6}));
  const all = lines.flatMap(({values}) => values), most = Math.max(1, ...all), least = Math.min(0, ...all);
  const long = Math.max(2, ...lines.map(({First, values}) => First + values.length));
  const x = (i) => (left + ((width - left - edge) * i) / (long - 1)).toFixed(1);
  const y = (value) => (edge + ((height - 2 * edge) * (most - value)) / (most - least)).toFixed(1);
  return h("figure.chart", h("figcaption", title),
    draw("svg", {viewBox: `0 0 ${width} ${height}`, role: "img", label: title},
      steps(least, most).map((value) => [
        draw("line.grid", {x1: left, x2: width - edge, y1: y(value), y2: y(value), class: value ? "" : "zero"}),
        draw("text", {x: left - 8, y: Number(y(value)) + 4, "text-anchor": "end"}, number(value))]),
      lines.map(({First, values, last, dash, look}) => draw("g." + look,
        draw("polyline", {points: values.map((value, at) => x(First + at) + "," + y(value)).join(" "), ...dash}),
        values.length && draw("circle", {cx: x(First + values.length - 1), cy: y(last), r: 4})))),
    h("ul.legend", lines.sort((a, b) => (b.last || 0) - (a.last || 0)).map(({Company, Pawn, Name, last, dash, look}) =>
      h("li", draw("svg.dash." + look, {viewBox: "0 0 28 8", "aria-hidden": "true"},
        draw("line", {x2: 28, y1: 4, y2: 4, ...dash})),
      Company ? badge(Company) : h("span", pawn(Pawn), Name), h("b", last === undefined ? "–" : number(last))))));
}

function steps(least, most) {
  const rough = (most - least) / 4, power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].find((by) => by * power >= rough) * power), all = [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) all.push(value);
  return all;
}
