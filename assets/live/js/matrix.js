// The table: companies across, seats down. Its words come from the host.

import {badge, delta, h, pawn, say, symbol} from "./dom.js";

// formOf is how a table fits: names beside figures, above them ("stacked"), or holdings in lines ("blocks").
export const formOf = ({Width}, room) => (!room || Width + 130 <= room ? "" : Width <= room ? "stacked" : "blocks");

// matrix draws it, room wide. With why, each figure is a button that asks for it; plain is a preview.
export function matrix(of, {why, caption, room, plain}) {
	const form = formOf(of, room), blocks = form === "blocks", stacked = form === "stacked";
	const many = of.Heads.length > 6 && !blocks, span = blocks ? 3 : of.Heads.length + 2;
	const figure = (cell, ...inside) => h((why ? "button" : "span") + ".fig", why && {label: cell.Say,
		onclick: () => why(cell.Figure)}, inside);
	const draw = (cell, company) => (cell ? h(company ? "span" : "td", {class: cell.Look}, figure(cell,
		company && badge(company), h("span.n", cell.Rank && h("i.rank", {class: cell.Rank === 1 && "first"}, cell.Rank),
			cell.Text), delta(cell.Change), h("small", cell.Note))) : h("td"));

	const name = ({Name, Short, Pawn, Detail, Turn}) => [h("span", pawn(Pawn), h("b", plain || form ? Name : Short),
		Turn && h("span.now", say("turn.mark"))), h("small", Detail)];
	const row = (seat) => {
		const who = h("th.who", {scope: form ? "rowgroup" : "row", colspan: stacked && span},
			seat.Pawn ? name(seat) : seat.Name), held = seat.Held.filter((cell) => !blocks || !cell.Idle);
		return h("tbody", {key: seat.Key, class: seat.Look}, stacked && h("tr", who),
		h("tr", !stacked && who, draw(seat.Cash), !blocks && held.map((cell) => draw(cell)), draw(seat.Worth)),
		blocks && held.length > 0 && h("tr", h("td.held", {colspan: span}, h("div.options", held.map((cell) =>
			draw(cell, of.Heads[cell.Column || 0]))))));
	};
	const head = (company) => h("th", {scope: "col", class: "c-" + company.Suit.Key}, figure(company,
		h("span.code", symbol(company), company.Code), h("span.n", company.Text), delta(company.Change, true)));
	const title = (text) => h("th", {scope: "col"}, h("span.fig", text));
	return h("div.wide", {tabindex: (many || !why) && "0", role: "group", label: caption},
		h("table.matrix", {class: form + (many ? " many" : "")}, h("caption.unseen", caption),
			h("thead", h("tr", !stacked && h("th.who", {scope: "col"}, h("span.unseen", say("player"))), title(of.Cash),
				!blocks && of.Heads.map(head), title(of.Worth))), of.Rows.map(row)));
}
