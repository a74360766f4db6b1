// The form of an entry: its fields, under what they have in common.

import {badge, h, listed, pawn, press, toggle} from "./dom.js";
import {cards} from "./cards.js";
import {choices, list} from "./choice.js";
import {about, idOf, row, text} from "./field.js";
import {stepper, typed} from "./number.js";
import {tallies} from "./tally.js";

// gathered are fields one after another that have something in common.
function gathered(all) {
	const alike = (one, other) => one.Group === other.Group && !one.Row === !other.Row && one.Folded === other.Folded;
	const groups = [];
	for (const field of all) {
		if (groups.length && alike(groups.at(-1)[0], field)) groups.at(-1).push(field);
		else groups.push([field]);
	}
	return groups;
}

// fields draws a form. set(field, value, wait) is told what is filled in, open(seat) whose hidden part is wanted.
export function fields(all, set, open) {
	return gathered(all || []).map((of, at, groups) => {
		const drawn = of.map((field, i) => field.Tally ? !field.Tally.More && tallies(of, i, set)
			: drawers[field.Input]?.(field, set, open));
		const goesOn = at && !of[0].Folded && groups[at - 1][0].Group === of[0].Group; // under the words that stand there
		return group(goesOn ? {} : of[0], of[0].Group + at, drawn);
	});
}

// group is fields under what they have in common; what is seldom asked for is folded away.
function group({Group, Heads, Pawn, Folded}, key, drawn) {
	const title = Heads ? badge(Heads, Group) : [Pawn && pawn(Pawn), Group];
	if (!Group) return h("div.fields", {key}, drawn);
	return Folded ? h("details.group", {key}, h("summary", title), h("div.fields", drawn))
		: h("fieldset.group", {key}, h("legend", title), h("div.fields", drawn));
}

// headed draws the fields of a part of a page under its title, below what is said there, or folded away.
export const headed = (of, set, ...inside) => (of.folded
	? h("details.group", {key: of.title}, h("summary", of.title, h("small", of.about)), fields(of.fields, set))
	: [of.title && of.fields?.[0]?.Full !== of.title && h("h2", of.title), inside, fields(of.fields, set)]);

const named = ({Row, Label, Full}) => (Row && !Row.More ? Row.Name : Label || Full);

// joined pastes lines as a list: a field of one line would run them together.
function joined(event) {
	const list = event.clipboardData.getData("text").trim().split(/[\r\n]+/);
	if (list.length > 1) event.preventDefault(document.execCommand("insertText", false, list.join(", ")));
}

const words = (field, set) => row(field, listed("div.jumps", field.Choices, ({Key, Label}) => press(Label,
	() => set(field, Key), "", {"aria-pressed": field.Text === Label})),
text(field, {value: field.Text, maxlength: field.Line ? 4000 : 200, "aria-invalid": !!field.Trouble, onpaste: joined,
	oninput: ({target}) => set(field, target.value, 300)}));

const drawers = {
	words,
	switch: (field, set) => h("div.field", {key: field.Name}, toggle(named(field), field.Value === 1,
		(on) => set(field, on ? 1 : 0),
		{id: idOf(field), disabled: field.Locked, "aria-describedby": idOf(field) + "-about"}), about(field)),
	stepper, number: typed, choices, list, cards,
	cover: (field, set, open) => h("div.field", {key: field.Name},
		press(field.About || field.Full, () => open(field.Seat), ".cover", {disabled: !open})),
};
