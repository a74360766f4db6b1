// The standings, and the result.

import {h} from "./dom.js";
import {badge, pawn} from "./mark.js";
import {number} from "./words.js";

/** places lists the players in the order of their places, each with the sum that makes the net worth. */
export const places = (all, hidden) => h("ol.places", (all || []).map((place) => h("li", {
  class: place.Rank === 1 ? "first" : place.Out && "out"},
  h("span.place", place.Hidden ? "" : place.Place), pawn(place.Pawn), h("b.name", place.Name),
  h("b.n", place.Hidden ? h("span.veil", hidden) : place.Out ? "–" : number(place.Worth)),
  h("p.sum", parts(place.Parts), place.Note))));

/** parts are the summands of a net worth. */
export const parts = (all) => (all || []).map((part, i) => [i ? h("span.plus", " + ") : null,
  h("span.part", part.Company ? badge(part.Company) : null, part.Text && " " + part.Text, part.Note && h("small", " " + part.Note))]);
