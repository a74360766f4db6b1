// The entries of a game and their effects, and the places at its end.

import {hashOf} from "./app.js";
import {badge, h, listed, number, part, pawn, press, say, when} from "./dom.js";

export const lines = (all) => listed("ul.lines", all, (line) => h("li", line.Text,
	line.Rule && h("small", line.Rule)));

// effects draws what an entry did, or why it can't be.
export const effects = (entry) => [h("p.bad", entry.Refusal), lines(entry.Lines), h("p.soft", entry.Reason),
	listed("ul.lines", entry.Suspects, ({Title, Why}) => h("li", Title, h("small", Why)))];

export const latest = ({Sentence, Hands, Entries}) => part(say("latest"), h("p", Sentence), listed("ul.hands", Hands),
	Entries?.map((entry) => [h("h3", entry.Title), effects(entry)]));

// withTime puts a time, if any, into a text.
export const withTime = (text, time) => (time ? text.replace("{{.time}}", when(time)) : text);

// log lists entries by round, the latest first. Undone entries have a button that calls restore. A log without links
// (still) has neither rounds nor pages of its entries.
export function log(entries, seats, restore, still) {
	let round;
	return listed("ol.log", entries, (entry) => {
		const startsRound = !still && entry.Number && entry.Round !== round;
		round = entry.Round;
		const inside = entryLine(entry, seats[entry.Seat]);
		return [
			startsRound && h("li.round", {key: "r" + entry.Number}, h("h3", round)),
			h("li", {key: entry.Number + "." + entry.Op}, entry.Number && !still
				? h("a.entry", {href: hashOf("entry", entry.Number)}, inside)
				: h("div.entry", inside, restore && press(say("restore"), () => restore(entry.Op)))),
		];
	}) || h("p.soft", say("log.empty"));
}

const entryLine = (entry, seat) => [
	h("span.no", entry.Number),
	h("span.what", h("span", {class: entry.Struck && "struck"}, seat && pawn(seat.Pawn), entry.Title),
		h("small", withTime(entry.Detail, entry.At))),
];

export const places = (all, hidden) => listed("ol.places", all, (seat) => h("li", {class: seat.Rank === 1 && "first"},
	h("span", !seat.Hidden && seat.Place), h("span", pawn(seat.Pawn), h("b", seat.Name)),
	seat.Hidden ? h("span.veil", hidden) : h("b", seat.Out ? "–" : number(seat.Worth)),
	h("p.sum", summands(seat.Parts), seat.Note)));

// summands draws the parts of a net worth as a sum.
export const summands = (parts) => parts?.map((part, index) => [index && " + ",
	h("span.n", part.Company && [badge(part.Company), " "], part.Text), h("small", " ", part.Note)]);
