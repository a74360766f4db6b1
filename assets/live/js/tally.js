// Numbers that are counted by taps, such as the cards of a hand, in a line for each company or player.

import {tell} from "./app.js";
import {badge, h, number, pawn, press, symbol} from "./dom.js";
import {idOf} from "./field.js";

// tallies draws the line that begins with one of some fields.
export function tallies(all, at, set) {
	const {Tally: {Name, About, Company, Pawn}} = all[at], line = [all[at]];
	while (all[at + line.length]?.Tally?.More) line.push(all[at + line.length]);
	const whose = Company ? badge(Company) : [Pawn && pawn(Pawn), Name];
	return h("div.field.tally", {key: all[at].Name, role: "group", label: Name},
		Name && h("div", whose, h("small", About)), h("div.options", line.map((field) => cell(field, set))));
}

// cell takes one more, and after the last gives all back.
function cell(field, set) {
	const {Label, Value, Max, Locked, About, Tally: {Text, Of}} = field;
	const tap = () => (Locked ? tell(About) : set(field, Value < Max ? Value + 1 : 0));
	return press(Of ? [symbol(Of), Of.Code] : Text, tap, "", {id: idOf(field), "aria-pressed": Value > 0,
		"aria-disabled": !!Locked, label: Label + (Value > 1 ? " ×" + number(Value) : "")});
}
