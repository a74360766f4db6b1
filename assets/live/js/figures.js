// The figures of a table: how each is written and read aloud, and by how much it has changed.

import {number, say, signed} from "./dom.js";

const companyName = (company) => company.Name || company.Code;

export const joined = (...words) => words.filter(Boolean).join(" ");

// aloud returns how a figure is read aloud: the name of its row and column, the figure, its change and its note.
const aloud = (row, column, {text, change, note}) => joined(row, column, text, change && signed(change), note);

// figureOf returns a figure. asks is what to ask the host for its reasons, before its value before the last entry; it is
// idle if both are 0.
const figureOf = (asks, value, before) => ({asks, text: number(value), change: value - before, idle: !value && !before,
	look: value < 0 ? "under" : ""});

const veiled = (asks, text) => ({asks, text, look: "veil", idle: true});

// dashed returns a number of shares, a dash for 0.
const dashed = (figure) => (figure.text === number(0) ? {...figure, look: "none", text: "–"} : figure);

// heads returns the heads of the companies' columns: prices and their moves.
export const heads = (grid) => grid.Shown.map((place) => {
	const company = grid.Companies[place];
	const {Price, Move, Off} = company;
	const price = say(Off ? "off" : "price", {price: Price});
	return {
		company, asks: "price." + place, change: Move, text: grid.Price && !Off ? number(Price) : "",
		heard: joined(companyName(company), price, Move && signed(Move)),
	};
});

function seatRow(grid, seat) {
	const now = grid.Seats[seat];
	const before = grid.Before?.Seats[seat] || now;
	const key = "seat." + seat;
	const known = !now.Veiled && !before.Veiled;
	const hideable = (asks, value, old) => (now.Veiled ? veiled(key + asks, grid.Hidden)
		: figureOf(key + asks, value, known ? old : value));
	const sum = (figure, column, rank) => ({...figure, rank, look: joined("worth", figure.look),
		heard: aloud(now.Name, column, figure)});
	const shares = (place) => {
		const figure = {...hideable(".share." + place, now.Shares[place], before.Shares[place]),
			note: joined(now.Badges?.[place], now.Notes?.[place])};
		return {...dashed(figure), heard: aloud(now.Name, companyName(grid.Companies[place]), figure)};
	};
	return {
		key, name: now.Name, short: now.Short || now.Name, pawn: now.Pawn, detail: now.Detail, turn: now.Turn,
		look: joined(now.Turn && "turn", now.Out && "out"),
		cash: sum(figureOf(key + ".cash", now.Cash, before.Cash), grid.Cash),
		worth: sum(hideable(".worth", now.Worth, before.Worth), grid.Worth, now.Rank),
		held: grid.Shown.map(shares),
	};
}

// extraRow returns a row that belongs to no seat, such as the bank's.
function extraRow(grid, row, index) {
	const key = "extra." + index;
	const old = grid.Before?.Extras?.find((other) => other.Name === row.Name);
	const before = (place) => (grid.Before ? old?.Figures[place] || 0 : row.Figures[place]);
	const figure = (place) => {
		const told = {...figureOf(`${key}.${place}`, row.Figures[place], before(place)), note: row.Notes?.[place]};
		return {...row.Priced ? told : dashed(told), heard: aloud(row.Name, companyName(grid.Companies[place]), told)};
	};
	return {key, name: row.Name, look: "extra", held: grid.Shown.map(figure)};
}

export const rows = (grid) => [
	...grid.Order.map((seat) => seatRow(grid, seat)),
	...(grid.Extras || []).map((row, index) => extraRow(grid, row, index)),
];

// The width of a letter, and the space of a column and at the edges, in pixels at the usual size; and the letters that
// any column has room for.
const letter = 10.5, column = 12, edge = 24, fewest = 3;

export const longest = (texts) => Math.max(fewest, ...texts.map((text) => text.length));

// widthOf returns the width in pixels of a table with names above their figures.
export function widthOf(heads, rows) {
	const shares = heads.map((head, place) => {
		const figures = rows.map((row) => row.held[place]).filter(({look}) => look !== "veil");
		return longest([head.text, ...figures.map(({text}) => text)]);
	});
	const sums = ["cash", "worth"].map((name) => longest(rows.filter((row) => row[name]).map((row) => row[name].text)));
	const letters = [...shares, ...sums].reduce((sum, one) => sum + one, 0);
	return edge + column * (2 + heads.length) + Math.floor(letters * letter);
}
