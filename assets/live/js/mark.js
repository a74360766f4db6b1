// How companies and players are marked: always by a shape beside the colour.

import {draw, h} from "./dom.js";
import {number, signed} from "./words.js";

const star = [...Array(10).keys()].map((i) => {
  const reach = i % 2 ? 4.6 : 10.6;
  return `${10 + reach * Math.sin((i * Math.PI) / 5)} ${10.8 - reach * Math.cos((i * Math.PI) / 5)}`;
}).join(" ");
const cross = "6.6 0 13.4 0 13.4 6.6 20 6.6 20 13.4 13.4 13.4 13.4 20 6.6 20 6.6 13.4 0 13.4 0 6.6 6.6 6.6";
const corners = {
  square: "1.6 1.6 18.4 1.6 18.4 18.4 1.6 18.4", triangle: "10 .8 20 18.8 0 18.8", diamond: "10 0 20 10 10 20 0 10",
  hexagon: "5 1.2 15 1.2 20 10 15 18.8 5 18.8 0 10", star, cross, down: "0 1.2 20 1.2 10 19.2",
  hourglass: ".8 0 19.2 0 12 10 19.2 20 .8 20 8 10", house: "10 0 20 9.6 16.4 9.6 16.4 19.6 3.6 19.6 3.6 9.6 0 9.6",
  saltire: cross,
};

function shape(name) {
  if (name === "round") return draw("circle", {cx: 10, cy: 10, r: 9.5});
  if (name === "ring") return draw("circle", {cx: 10, cy: 10, r: 8, class: "ring"});
  if (name === "dome") return draw("path", {d: "M0 16a10 13 0 0 1 20 0z"});
  return draw("polygon", {points: corners[name], transform: name === "saltire" && "rotate(45 10 10)"});
}

const look = ({Suit}) => ({class: "c-" + Suit.Key});

export const symbol = (company) => draw("svg.mark", {viewBox: "-1 -1 22 22", ...look(company), "aria-hidden": "true"},
  shape(company.Suit.Shape));

export const badge = (company, text = company.Code) => h("span.badge", look(company), symbol(company), h("b", text));

export const spoken = (company) => company.Name || company.Code;

export const pawn = ({Color, Shape}) => draw("svg.pawn", {viewBox: "0 0 40 40", class: "s-" + Color % 6,
  "aria-hidden": "true"}, draw("circle", {cx: 20, cy: 20, r: 20}),
draw("g", {transform: "translate(10 10)"}, shape(Shape)));

// delta is a difference with its sign, and an arrow where it is a price's.
export const delta = (n, arrow) => (n ? h("span.delta", {class: n > 0 ? "gain" : "loss"},
  arrow ? (n > 0 ? "▲" : "▼") + number(Math.abs(n)) : signed(n)) : null);
