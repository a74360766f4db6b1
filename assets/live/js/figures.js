// What the figures of a table say: how each is seen and heard, and by how much it changed.

import {number, say, signed} from "./dom.js";

const spoken = (company) => company.Name || company.Code;

const joined = (...words) => words.filter(Boolean).join(" ");

// heard is what a figure sounds like: whose it is and of what, how much, how it changed.
const heard = (whose, what, {text, change, note}) => joined(whose, what, text, change && signed(change), note);

// cell is a figure; asks is what to ask the host for to hear why it is so, idle that there is nothing and was nothing.
const cell = (asks, value, was) => ({asks, text: number(value), change: value - was, idle: !value && !was,
	look: value < 0 ? "under" : ""});

const veiled = (asks, text) => ({asks, text, look: "veil", idle: true});

// held is a number of things, of which none at all is seen as a dash.
const held = (of) => (of.text === number(0) ? {...of, look: "none", text: "–"} : of);

// heads are those of the columns that companies have: their prices, and how those moved.
export const heads = (of) => of.Shown.map((place) => {
	const company = of.Companies[place], {Price, Move, Off} = company;
	const price = say(Off ? "off" : "price", {price: Price});
	return {
		company, asks: "price." + place, change: Move, text: of.Price && !Off ? number(Price) : "",
		heard: joined(spoken(company), price, Move && signed(Move)),
	};
});

function seatRow(of, seat) {
	const now = of.Seats[seat], was = of.Before?.Seats[seat] || now, key = "seat." + seat;
	const known = !now.Veiled && !was.Veiled;
	const behindVeil = (asks, value, before) => (now.Veiled ? veiled(key + asks, of.Hidden)
		: cell(key + asks, value, known ? before : value));
	const worthy = (figure, what, rank) => ({...figure, rank, look: joined("worth", figure.look),
		heard: heard(now.Name, what, figure)});
	const shares = (place) => {
		const figure = {...behindVeil(".share." + place, now.Shares[place], was.Shares[place]),
			note: joined(now.Badges?.[place], now.Notes?.[place])};
		return {...held(figure), heard: heard(now.Name, spoken(of.Companies[place]), figure)};
	};
	return {
		key, name: now.Name, short: now.Short || now.Name, pawn: now.Pawn, detail: now.Detail, turn: now.Turn,
		look: joined(now.Turn && "turn", now.Out && "out"),
		cash: worthy(cell(key + ".cash", now.Cash, was.Cash), of.Cash),
		worth: worthy(behindVeil(".worth", now.Worth, was.Worth), of.Worth, now.Rank),
		held: of.Shown.map(shares),
	};
}

// extraRow is a row of what belongs to no seat.
function extraRow(of, row, index) {
	const key = "extra." + index, old = of.Before?.Extras?.find((other) => other.Name === row.Name);
	const before = (place) => (of.Before ? old?.Figures[place] || 0 : row.Figures[place]);
	const figure = (place) => {
		const told = {...cell(`${key}.${place}`, row.Figures[place], before(place)), note: row.Notes?.[place]};
		return {...row.Priced ? told : held(told), heard: heard(row.Name, spoken(of.Companies[place]), told)};
	};
	return {key, name: row.Name, look: "extra", held: of.Shown.map(figure)};
}

export const rows = (of) => [
	...of.Order.map((seat) => seatRow(of, seat)),
	...(of.Extras || []).map((row, index) => extraRow(of, row, index)),
];

// The room that letters and columns take at the usual size, in pixels, and how many letters any column has room for.
const letter = 10.5, column = 12, edge = 24, fewest = 3;

// widthOf is how many pixels a table needs when names stand above their figures.
export function widthOf(heads, rows) {
	const longest = (texts) => Math.max(fewest, ...texts.map((text) => text.length));
	const shares = heads.map((head, i) => longest([head.text,
		...rows.map((row) => row.held[i]).filter((of) => of.look !== "veil").map((of) => of.text)]));
	const sums = ["cash", "worth"].map((name) => longest(rows.filter((row) => row[name]).map((row) => row[name].text)));
	const letters = [...shares, ...sums].reduce((sum, one) => sum + one, 0);
	return edge + column * (2 + heads.length) + Math.floor(letters * letter);
}
