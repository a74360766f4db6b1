// The table: companies across, seats down. Its words and figures come from the host.

import {badge, delta, h, pawn, say, symbol} from "./dom.js";
import {heads, rows, widthOf} from "./figures.js";

// besideNames is how many pixels names need beside their figures.
const besideNames = 130;

// fitted is a table with the form in which it fits: names beside figures, above them ("stacked"), or holdings in lines
// ("blocks").
function fitted(of, room) {
	const told = {heads: heads(of), rows: rows(of)}, width = widthOf(told.heads, told.rows);
	const beside = !room || width + besideNames <= room;
	return {...told, form: beside ? "" : width <= room ? "stacked" : "blocks"};
}

export const formOf = (of, room) => fitted(of, room).form;

// manyHeads is from how many companies on names stay in sight while figures move beneath them.
const manyHeads = 7;

// matrix draws it, room wide. With why, each figure is a button that asks for it; plain is a preview.
export function matrix(of, {why, caption, room, plain}) {
	const {form, ...told} = fitted(of, room), blocks = form === "blocks", stacked = form === "stacked";
	const many = told.heads.length >= manyHeads && !blocks;
	const table = {...told, why, plain, form, blocks, stacked, span: blocks ? 3 : told.heads.length + 2};
	return h("div.wide", {tabindex: (many || !why) && "0", role: "group", label: caption},
		h("table.matrix", {class: form + (many ? " many" : "")}, h("caption.unseen", caption),
			headRow(table, of), table.rows.map((row) => body(table, row))));
}

function headRow(table, {Cash, Worth}) {
	const title = (text) => h("th", {scope: "col"}, h("span.fig", text));
	return h("thead", h("tr",
		!table.stacked && h("th.who", {scope: "col"}, h("span.unseen", say("player"))),
		title(Cash), !table.blocks && table.heads.map((head) => headCell(table, head)), title(Worth)));
}

const headCell = ({why}, head) => h("th", {scope: "col", class: "c-" + head.company.Suit.Key}, figure(why, head,
	h("span.code", symbol(head.company), head.company.Code), h("span.n", head.text), delta(head.change, true)));

// body is a row, with the name above it or what is held beneath it where that fits.
function body(table, row) {
	const {blocks, stacked, span} = table, who = name(table, row);
	return h("tbody", {key: row.key, class: row.look},
		stacked && h("tr", who),
		h("tr", !stacked && who, cell(table, row.cash), !blocks && row.held.map((of) => cell(table, of)),
			cell(table, row.worth)),
		blocks && holdings(table, row, span));
}

function name({form, plain, stacked, span}, row) {
	const inside = !row.pawn ? row.name : [
		h("span", pawn(row.pawn), h("b", plain || form ? row.name : row.short), row.turn && h("span.now", say("turn.mark"))),
		h("small", row.detail),
	];
	return h("th.who", {scope: form ? "rowgroup" : "row", colspan: stacked && span}, inside);
}

// holdings are a line of what a row holds, each beside its company.
function holdings({heads, why}, row, span) {
	const all = row.held.map((of, i) => !of.idle && h("span", {class: of.look}, inside(why, of, heads[i].company)));
	return all.some(Boolean) && h("tr", h("td.held", {colspan: span}, h("div.options", all)));
}

const cell = ({why}, of) => h("td", of && {class: of.look}, of && inside(why, of));

const inside = (why, of, company) => figure(why, of, company && badge(company),
	h("span.n", of.rank && h("i.rank", {class: of.rank === 1 && "first"}, of.rank), of.text),
	delta(of.change), h("small", of.note));

// figure is what asks for a figure where anything is told of it.
const figure = (why, of, ...inside) => h((why ? "button" : "span") + ".fig",
	why && {label: of.heard, onclick: () => why(of.asks)}, inside);
