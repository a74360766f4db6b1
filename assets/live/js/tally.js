// Numbers that are counted by taps, such as the cards of a hand, in a line for each company or player.

import {option} from "./app.js";
import {badge, h, number, pawn, symbol} from "./dom.js";
import {idOf} from "./field.js";

// tallies draws the line of fields that begins at an index.
export function tallies(fields, index, set) {
	const [first, ...rest] = fields.slice(index);
	const {Tally: {Name, About, Company, Pawn}} = first;
	const end = rest.findIndex((field) => !field.Tally?.More);
	const line = [first, ...end < 0 ? rest : rest.slice(0, end)];
	const title = Company ? badge(Company) : [Pawn && pawn(Pawn), Name];
	return h("div.field.tally", {class: Pawn && "named", key: first.Name, role: "group", label: Name},
		Name && h("div", title, h("small", About)), h("div.options", line.map((field) => counter(field, set))));
}

// counter draws a button that counts up by one, and back to 0 after the largest number.
function counter(field, set) {
	const {Label, Value, Max, Locked, About, Tally: {Text, Of}} = field;
	return option(Of ? [symbol(Of), Of.Code] : Text, Locked && About, () => set(field, Value < Max ? Value + 1 : 0), "",
		{id: idOf(field), "aria-pressed": Value > 0, label: Label + (Value > 1 ? " ×" + number(Value) : "")});
}
