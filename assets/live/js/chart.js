// The chart: lines over the entries, each with its own dash and its name at its end.

import {draw, h} from "./dom.js";
import {badge, pawn} from "./mark.js";
import {number} from "./words.js";

const dashes = ["", "8 4", "2 4", "12 4 2 4", "6 2", "1 5"];

/** chart draws series of figures. */
export function chart(series, title) {
  const width = 640, height = 300, left = 66, right = 12, top = 12, bottom = 12;
  const all = series.flatMap((line) => line.Values || []);
  const most = Math.max(1, ...all), least = Math.min(0, ...all);
  const long = Math.max(2, ...series.map((line) => line.First + (line.Values || []).length));
  const x = (i) => left + ((width - left - right) * i) / (long - 1);
  const y = (value) => top + ((height - top - bottom) * (most - value)) / (most - least);
  const rules = steps(least, most).map((value) => [
    draw("line", {x1: left, x2: width - right, y1: y(value), y2: y(value), class: value ? "grid" : "grid zero"}),
    draw("text", {x: left - 8, y: y(value) + 4, "text-anchor": "end"}, number(value)),
  ]);
  const looks = (line, i) => (line.Company ? "line c-" + line.Company.Suit.Key : "line s-" + (line.Pawn ? line.Pawn.Color : i) % 6);
  const last = (line) => (line.Values || [])[(line.Values || []).length - 1];
  const ranked = series.map((line, i) => ({line, i})).sort((a, b) => (last(b.line) || 0) - (last(a.line) || 0));
  return h("figure.chart",
    h("figcaption", title),
    draw("svg", {viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": title}, rules, series.map((line, i) =>
      draw("g", {class: looks(line, i)},
        draw("polyline", {points: (line.Values || []).map((value, at) => `${x(line.First + at).toFixed(1)},${y(value).toFixed(1)}`).join(" "),
          "stroke-dasharray": dashes[i % dashes.length]}),
        (line.Values || []).length ? draw("circle", {cx: x(line.First + line.Values.length - 1), cy: y(last(line)), r: 4}) : null))),
    h("ul.legend", ranked.map(({line, i}) => h("li", {},
      draw("svg", {viewBox: "0 0 28 8", class: "dash " + looks(line, i), "aria-hidden": "true"},
        draw("line", {x1: 0, x2: 28, y1: 4, y2: 4, "stroke-dasharray": dashes[i % dashes.length]})),
      line.Company ? badge(line.Company) : h("span", pawn(line.Pawn), line.Name),
      h("b.n", last(line) === undefined ? "–" : number(last(line)))))));
}

/** steps are a few round figures between two. */
function steps(least, most) {
  const rough = (most - least) / 4, power = 10 ** Math.floor(Math.log10(rough || 1));
  const step = Math.max(1, [1, 2, 5, 10].find((by) => by * power >= rough) * power);
  const all = [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) all.push(value);
  return all;
}
