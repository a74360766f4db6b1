// The table: companies across, seats down.

import {badge, delta, h, pawn, say, symbol} from "./dom.js";
import {heads, joined, longest, rows, widthOf} from "./figures.js";

// nameWidth returns the width in pixels of names beside their figures, where lines end only between words.
const nameWidth = (lines) =>
	Math.max(130, 36 + 9.5 * longest(lines.flatMap((row) => (row.pawn ? row.name.split(/[ -]/) : []))));

// fitted returns the heads and rows of a table, and the form in which it fits into a room in pixels: "" for figures in
// one line, "blocks" for holdings in lines of their own. stacked tables have the names above the figures.
function fitted(grid, room) {
	const columns = heads(grid);
	const lines = rows(grid);
	const fits = (width) => !room || width <= room;
	const form = fits(widthOf(columns, lines)) ? "" : "blocks";
	const stacked = !fits(widthOf(form ? [] : columns, lines) + nameWidth(lines));
	return {heads: columns, rows: lines, form, stacked};
}

export const formOf = (grid, room) => fitted(grid, room).form;

// manyHeads is the number of companies from which names remain in sight while figures move beneath them.
const manyHeads = 7;

// matrix draws a table with a caption in a room in pixels. If why is given, each figure is a button that calls it with
// the figure to explain. plain tables are previews, with full names.
export function matrix(grid, {why, caption, room, plain}) {
	const {form, ...content} = fitted(grid, room);
	const blocks = form === "blocks";
	const many = content.heads.length >= manyHeads && !blocks;
	const span = blocks ? 3 : content.heads.length + 2;
	const table = {...content, why, plain, blocks, span};
	const look = joined("matrix", form, content.stacked && "stacked", many && "many");
	return h("div.wide", {tabindex: (many || !why) && "0", role: "group", label: caption},
		h("table", {class: look}, h("caption.unseen", caption),
			headRow(table, grid), table.rows.map((row) => body(table, row))));
}

function headRow(table, {Cash, Worth}) {
	const title = (text) => h("th", {scope: "col"}, h("span.fig", text));
	return h("thead", h("tr",
		!table.stacked && h("th.who", {scope: "col"}, h("span.unseen", say("player"))),
		title(Cash), !table.blocks && table.heads.map((head) => headCell(table, head)), title(Worth)));
}

const headCell = ({why}, head) => h("th", {scope: "col", class: "c-" + head.company.Suit.Key}, figureButton(why, head,
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

function name({blocks, plain, stacked, span}, row) {
	const inside = !row.pawn ? row.name : [
		h("span", pawn(row.pawn), "\u2060", h("b", plain || blocks || stacked ? row.name : row.short), " ",
			row.turn && h("span.now", say("turn.mark"))),
		h("small", row.detail),
	];
	return h("th.who", {scope: blocks || stacked ? "rowgroup" : "row", colspan: stacked && span}, inside);
}

// holdings draws a line of the shares of a row, each beside its company.
function holdings({heads, why}, row, span) {
	const all = row.held.map((held, place) => !held.idle
		&& h("span", {class: held.look}, figure(why, held, heads[place].company)));
	return all.some(Boolean) && h("tr", h("td.held", {colspan: span}, h("div.options", all)));
}

const cell = ({why}, shown) => h("td", shown && {class: shown.look}, shown && figure(why, shown));

const figure = (why, shown, company) => figureButton(why, shown, company && badge(company),
	h("span.n", shown.rank && h("i.rank", {class: shown.rank === 1 && "first", "aria-hidden": "true"}, shown.rank), shown.text),
	delta(shown.change), h("small", shown.note));

// figureButton draws a figure that can be tapped, or only the figure if there is nothing to explain it.
const figureButton = (why, {heard, asks}, ...inside) => h((why ? "button" : "span") + ".fig",
	why && {label: heard, onclick: () => why(asks)}, inside);
