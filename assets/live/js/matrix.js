// The table: companies across, seats down.

import {badge, delta, h, pawn, say, symbol} from "./dom.js";
import {heads, rows, widthOf} from "./figures.js";

// nameWidth is the width in pixels of names beside their figures.
const nameWidth = 130;

// fitted returns the heads and rows of a table, and the form in which it fits into a room in pixels: "" for names
// beside figures, "stacked" for names above them, "blocks" for holdings in lines.
function fitted(grid, room) {
	const columns = heads(grid);
	const lines = rows(grid);
	const width = widthOf(columns, lines);
	let form = "blocks";
	if (!room || width + nameWidth <= room) form = "";
	else if (width <= room) form = "stacked";
	return {heads: columns, rows: lines, form};
}

export const formOf = (grid, room) => fitted(grid, room).form;

// manyHeads is the number of companies from which names remain in sight while figures move beneath them.
const manyHeads = 7;

// matrix draws a table with a caption in a room in pixels. If why is given, each figure is a button that calls it with
// the figure to explain. plain tables are previews, with full names.
export function matrix(grid, {why, caption, room, plain}) {
	const {form, ...content} = fitted(grid, room);
	const blocks = form === "blocks";
	const stacked = form === "stacked";
	const many = content.heads.length >= manyHeads && !blocks;
	const span = blocks ? 3 : content.heads.length + 2;
	const table = {...content, why, plain, form, blocks, stacked, span};
	return h("div.wide", {tabindex: (many || !why) && "0", role: "group", label: caption},
		h("table.matrix", {class: form + (many ? " many" : "")}, h("caption.unseen", caption),
			headRow(table, grid), table.rows.map((row) => body(table, row))));
}

function headRow(table, {Cash, Worth}) {
	const title = (text) => h("th", {scope: "col"}, h("span.fig", text));
	return h("thead", h("tr",
		!table.stacked && h("th.who", {scope: "col"}, h("span.unseen", say("player"))),
		title(Cash), !table.blocks && table.heads.map((head) => headCell(table, head)), title(Worth)));
}

const headCell = ({why}, head) => h("th", {scope: "col", class: "c-" + head.company.Suit.Key}, button(why, head,
	h("span.code", symbol(head.company), head.company.Code), h("span.n", head.text), delta(head.change, true)));

// body draws a row, in stacked tables with the name above it, in blocks with the holdings beneath it.
function body(table, row) {
	const {blocks, stacked, span} = table;
	const who = name(table, row);
	return h("tbody", {key: row.key, class: row.look},
		stacked && h("tr", who),
		h("tr", !stacked && who, cell(table, row.cash), !blocks && row.held.map((held) => cell(table, held)),
			cell(table, row.worth)),
		blocks && holdings(table, row, span));
}

function name({form, plain, stacked, span}, row) {
	const inside = !row.pawn ? row.name : [
		h("span", pawn(row.pawn), h("b", plain || form ? row.name : row.short),
			row.turn && h("span.now", say("turn.mark"))),
		h("small", row.detail),
	];
	return h("th.who", {scope: form ? "rowgroup" : "row", colspan: stacked && span}, inside);
}

// holdings draws a line of the shares of a row, each beside its company.
function holdings({heads, why}, row, span) {
	const all = row.held.map((held, place) => !held.idle
		&& h("span", {class: held.look}, figure(why, held, heads[place].company)));
	return all.some(Boolean) && h("tr", h("td.held", {colspan: span}, h("div.options", all)));
}

const cell = ({why}, shown) => h("td", shown && {class: shown.look}, shown && figure(why, shown));

const figure = (why, shown, company) => button(why, shown, company && badge(company),
	h("span.n", shown.rank && h("i.rank", {class: shown.rank === 1 && "first"}, shown.rank), shown.text),
	delta(shown.change), h("small", shown.note));

// button draws a figure that can be tapped, or only the figure if there is nothing to explain it.
const button = (why, {heard, asks}, ...inside) => h((why ? "button" : "span") + ".fig",
	why && {label: heard, onclick: () => why(asks)}, inside);
