// A page as the host works it out: its parts, each with what is said there, its rows, and what can be done.

import {acts} from "./app.js";
import {h, listed, pawn} from "./dom.js";

export const parts = ({parts: all}) => all?.map((of, at) => h("section", {key: of.title || at, label: of.title},
	of.title && h("h2", of.title), says(of.says), acts(of.choices), (drawn[of.as] || lines)(of), acts(of.actions)));

const says = (all) => all?.map(({text, tone}) => h("p", {class: tone}, text));

// spoken is a row's title with what leads it, and what is said of it.
const spoken = ({lead, pawn: mark, title, about, tone}) => [h("span.lead", lead), mark && pawn(mark),
	h("span", {class: tone}, title), h("small", about)];

const lines = ({rows}) => listed("ul.rows", rows, (row) => h("li", {key: row.title, class: row.struck && "struck"},
	spoken(row), h("span.soft", row.cells?.join(" ")), h("b", row.figure), acts(row.actions)));

const reasons = (actions) => actions?.map(({reason}) => h("p.bad", reason));

const card = ({title, about, tone, lines: inner, actions}) => h("section.card", {key: title},
	h("h3", title), h("p", {class: tone || "soft"}, about),
	listed("ol.seats", inner, (line) => h("li", spoken(line), h("b", line.figure))), reasons(actions), acts(actions));

const drawn = {cards: ({rows}) => rows && h("div.cards", rows.map(card))};
