// The chart: lines over the entries, each with its own dash.

import {draw, h} from "./dom.js";
import {badge, pawn} from "./mark.js";
import {number} from "./words.js";

const width = 520, height = 260, left = 62, edge = 10;
const dashes = ["", "8 4", "2 4", "12 4 2 4", "6 2", "1 5"];

export function chart(series, title) {
  const all = series.flatMap((line) => line.Values || []), most = Math.max(1, ...all), least = Math.min(0, ...all);
  const long = Math.max(2, ...series.map((line) => line.First + (line.Values || []).length));
  const x = (i) => (left + ((width - left - edge) * i) / (long - 1)).toFixed(1);
  const y = (value) => (edge + ((height - 2 * edge) * (most - value)) / (most - least)).toFixed(1);
  const lines = series.map((line, i) => {
    const values = line.Values || [];
    return {line, values, last: values[values.length - 1], dash: {"stroke-dasharray": dashes[i % 6]},
      look: line.Company ? "line c-" + line.Company.Suit.Key : "line s-" + line.Pawn.Color % 6};
  });
  return h("figure.chart", h("figcaption", title),
    draw("svg", {viewBox: `0 0 ${width} ${height}`, role: "img", label: title},
      steps(least, most).map((value) => [
        draw("line", {x1: left, x2: width - edge, y1: y(value), y2: y(value), class: value ? "grid" : "grid zero"}),
        draw("text", {x: left - 8, y: Number(y(value)) + 4, "text-anchor": "end"}, number(value))]),
      lines.map(({line, values, last, dash, look}) => draw("g", {class: look},
        draw("polyline", {points: values.map((value, at) => x(line.First + at) + "," + y(value)).join(" "), ...dash}),
        values.length ? draw("circle", {cx: x(line.First + values.length - 1), cy: y(last), r: 4}) : null))),
    h("ul.legend", lines.sort((a, b) => (b.last || 0) - (a.last || 0)).map(({line, last, dash, look}) => h("li",
      draw("svg", {viewBox: "0 0 28 8", class: "dash " + look, "aria-hidden": "true"}, draw("line", {x2: 28, y1: 4,
        y2: 4, ...dash})),
      line.Company ? badge(line.Company) : h("span", pawn(line.Pawn), line.Name), h("b",
        last === undefined ? "–" : number(last))))));
}

function steps(least, most) {
  const rough = (most - least) / 4, power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].find((by) => by * power >= rough) * power), all = [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) all.push(value);
  return all;
}
