// What happened, and where that leaves everybody.

import {at} from "./app.js";
import {badge, h, listed, number, part, pawn, press, say, when} from "./dom.js";

export const lines = (all) => listed("ul.lines", all, (line) => h("li", line.Text,
	line.Rule && h("small", line.Rule)));

export const told = (of) => [h("p.bad", of.Refusal), lines(of.Lines), h("p.soft", of.Reason),
	listed("ul.lines", of.Suspects, (one) => h("li", one.Title, h("small", one.Why)))];

export const latest = (of) => part(say("latest"), h("p", of.Sentence), listed("ul.hands", of.Hands),
	of.Entries?.map((entry) => [h("h3", entry.Title), told(entry)]));

// timed writes a moment, if any, into a text.
export const timed = (text, at) => (at ? text.replace("{{.time}}", when(at)) : text);

// log lists entries by round, the latest first. One that was undone has what restores it; still ones lead nowhere.
export function log(entries, seats, restore, still) {
	let round;
	return listed("ol.log", entries, (entry) => {
		const seat = seats[entry.Seat], head = !still && entry.Number && entry.Round !== round;
		const inside = [h("span.no", entry.Number), h("span.what", h("span", {class: entry.Struck && "struck"},
			seat && pawn(seat.Pawn), entry.Title), h("small", timed(entry.Detail, entry.At)))];
		round = entry.Round;
		return [head && h("li.round", {key: "r" + entry.Number}, h("h3", round)), h("li", {key: entry.Number + "." +
			entry.Op}, entry.Number && !still ? h("a.entry", {href: at("entry", entry.Number)}, inside)
			: h("div.entry", inside, restore && press(say("restore"), () => restore(entry.Op))))];
	}) || h("p.soft", say("log.empty"));
}

export const places = (all, hidden) => listed("ol.places", all, (of) => h("li", {class: of.Rank === 1 && "first"},
	h("span", !of.Hidden && of.Place), h("span", pawn(of.Pawn), h("b", of.Name)),
	of.Hidden ? h("span.veil", hidden) : h("b", of.Out ? "–" : number(of.Worth)),
	h("p.sum", parts(of.Parts), of.Note)));

export const parts = (all) => all?.map((part, i) => [i && " + ",
	h("span.n", part.Company && [badge(part.Company), " "], part.Text), h("small", " ", part.Note)]);
