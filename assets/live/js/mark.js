// How companies and players are marked: always by a shape beside the colour.

import {draw, h} from "./dom.js";
import {number, shapes, signed} from "./words.js";

const shape = (name) => draw("path", {d: shapes[name]});

const look = ({Suit}) => ({class: "c-" + Suit.Key});

export const symbol = (company) => draw("svg.mark", {viewBox: "-1 -1 22 22", ...look(company), "aria-hidden": "true"},
  shape(company.Suit.Shape));

export const badge = (company, text = company.Code) => h("span.badge", look(company), symbol(company), h("b", text));

export const pawn = ({Color, Shape}) => draw("svg.pawn", {viewBox: "0 0 40 40", class: "s-" + Color % 6,
  "aria-hidden": "true"}, draw("circle", {cx: 20, cy: 20, r: 20}),
draw("g", {transform: "translate(10 10)"}, shape(Shape)));

// delta is a difference with its sign, and an arrow where it is a price's.
export const delta = (n, arrow) => (n ? h("span.delta", {class: n > 0 ? "gain" : "loss"},
  arrow ? (n > 0 ? "▲" : "▼") + number(Math.abs(n)) : signed(n)) : null);
