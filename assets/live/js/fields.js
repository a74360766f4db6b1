// The form of an entry: its fields, under what they have in common.

import {badge, h, pawn, press, toggle} from "./dom.js";
import {about, idOf, row, text} from "./field.js";
import {cards} from "./cards.js";
import {choices, list} from "./choice.js";
import {stepper, typed} from "./number.js";

// gathered are fields one after another that have something in common.
function gathered(all) {
	const groups = [], alike = (one, other) => one.Group === other.Group && !one.Row === !other.Row;
	for (const field of all) {
		if (groups.length && alike(groups.at(-1)[0], field)) groups.at(-1).push(field);
		else groups.push([field]);
	}
	return groups;
}

// fields draws a form. set(field, value, wait) is told what is filled in, open(seat) whose hidden part is wanted.
export function fields(all, set, open) {
	return gathered(all || []).map((of, at) => {
		const [{Group, Heads, Pawn}] = of, key = Group + at;
		const drawn = (given) => h("div.fields", given, of.map((field) => drawers[field.Input]?.(field, set, open)));
		return Group ? h("fieldset.group", {key},
			h("legend", Heads ? badge(Heads, Group) : [Pawn && pawn(Pawn), Group]), drawn()) : drawn({key});
	});
}

const named = (field) => (field.Row ? field.Row.Name : field.Label || field.Full);

const drawers = {
	words: (field, set) => row(field, text(field, {value: field.Text, maxlength: 200,
		oninput: ({target}) => set(field, target.value, 300)})),
	switch: (field, set) => h("div.field", {key: field.Name}, toggle(named(field), field.Value === 1,
		(on) => set(field, on ? 1 : 0),
		{id: idOf(field), disabled: field.Locked, "aria-describedby": idOf(field) + "-about"}), about(field)),
	stepper, number: typed, choices, list, cards,
	cover: (field, set, open) => h("div.field", {key: field.Name},
		press(field.About || field.Full, () => open(field.Seat), ".cover", {disabled: !open})),
};
