// The standings, and the result.

import { h } from "./dom.js";
import { badge, pawn } from "./mark.js";
import { number } from "./words.js";

/** places lists the players in the order of their places, each with the sum that makes the net worth. */
export const places = (all, hidden) => h("ol", { class: "places" }, (all || []).map((place) => h("li", {
  class: place.Rank === 1 ? "first" : place.Out && "out" },
  h("span", { class: "place" }, place.Hidden ? "" : place.Place), pawn(place.Pawn), h("b", { class: "name" }, place.Name),
  h("b", { class: "n" }, place.Hidden ? h("span", { class: "veil" }, hidden) : place.Out ? "–" : number(place.Worth)),
  h("p", { class: "sum" }, parts(place.Parts), place.Note))));

/** parts are the summands of a net worth. */
export const parts = (all) => (all || []).map((part, i) => [i ? h("span", { class: "plus" }, " + ") : null,
  h("span", { class: "part" }, part.Company ? badge(part.Company) : null, part.Text && " " + part.Text, part.Note && h("small", {}, " " + part.Note))]);
