// The standings.

import {h, listed} from "./dom.js";
import {badge, pawn} from "./mark.js";
import {number} from "./words.js";

export const places = (all, hidden) => listed("ol.places", all, (of) => h("li", {class: of.Rank === 1 && "first"},
  h("span", !of.Hidden && of.Place), h("span", pawn(of.Pawn), h("b", of.Name)),
  of.Hidden ? h("span.veil", hidden) : h("b", of.Out ? "–" : number(of.Worth)),
  h("p.sum", parts(of.Parts), of.Note)));

export const parts = (all) => all?.map((part, i) => [i && " + ",
  h("span.n", part.Company && [badge(part.Company), " "], part.Text), h("small", " ", part.Note)]);
