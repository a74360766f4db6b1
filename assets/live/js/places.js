// The standings.

import {h} from "./dom.js";
import {badge, pawn} from "./mark.js";
import {number} from "./words.js";

// places lists the players in the order of their places, each with the sum that makes the net worth.
export const places = (all, hidden) => h("ol.places", all?.map((of) => h("li", {class: of.Rank === 1 && "first"},
  h("span", !of.Hidden && of.Place), h("span", pawn(of.Pawn), h("b", of.Name)),
  of.Hidden ? h("span.veil", hidden) : h("b", of.Out ? "–" : number(of.Worth)),
  h("p.sum", parts(of.Parts), of.Note))));

export const parts = (all) => all?.map((part, i) => [i ? " + " : null,
  h("span.n", part.Company && [badge(part.Company), " "], part.Text), part.Note && h("small", " ", part.Note)]);
