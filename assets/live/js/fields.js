// The form of an entry: its fields, in groups.

import {badge, h, listed, pawn, press, toggle} from "./dom.js";
import {cards} from "./cards.js";
import {choices, list} from "./choice.js";
import {about, aboutOf, fullLabel, idOf, row, textInput} from "./field.js";
import {stepper, typedNumber} from "./number.js";
import {tallies} from "./tally.js";

// grouped splits fields into runs of the same group.
function grouped(fields) {
	const alike = (one, other) => one.Group === other.Group && !one.Row === !other.Row && one.Folded === other.Folded;
	const groups = [];
	for (const field of fields) {
		const group = groups.at(-1);
		if (group && alike(group[0], field)) group.push(field);
		else groups.push([field]);
	}
	return groups;
}

// fields draws a form. set is called with the field, its new value and how long to wait for more typing; open with the
// seat whose hidden part is wanted.
export function fields(all, set, open) {
	return grouped(all || []).map((members, index, groups) => {
		const [first] = members;
		const continues = index && !first.Folded && groups[index - 1][0].Group === first.Group; // its heading is there
		return group(continues ? {} : first, first.Group + index,
			members.map((field, place) => control(field, members, place, set, open)));
	});
}

// control draws a field. A field that others are tallied with is drawn in the line of the first of them.
function control(field, members, place, set, open) {
	if (!field.Tally) return controls[field.Input]?.(field, set, open);
	return !field.Tally.More && tallies(members, place, set);
}

// group draws fields under their heading, or folded away.
function group({Group, Heads, Pawn, Folded}, key, drawn) {
	const title = Heads ? badge(Heads, Group) : [Pawn && pawn(Pawn), Group];
	if (!Group) return h("div.fields", {key}, drawn);
	if (Folded) return h("details.group", {key}, h("summary", title), h("div.fields", drawn));
	return h("fieldset.group", {key}, h("legend", title), h("div.fields", drawn));
}

// headed draws the fields of a part of a page, folded away if the part is; inside comes between title and fields.
export function headed(part, set, ...inside) {
	if (part.folded) {
		return h("details.group", {key: part.title}, h("summary", part.title, h("small", part.about)),
			fields(part.fields, set));
	}
	const repeated = part.fields?.[0]?.Full === part.title;
	return [part.title && !repeated && h("h2", part.title), inside, fields(part.fields, set)];
}

const switchLabel = ({Row, Label, Full}) => (Row && !Row.More ? Row.Name : Label || Full);

// pasteLines pastes lines with commas between them: a field of one line would run them together.
function pasteLines(event) {
	const lines = event.clipboardData.getData("text").trim().split(/[\r\n]+/);
	if (lines.length < 2) return;
	event.preventDefault();
	document.execCommand("insertText", false, lines.join(", "));
}

const words = (field, set) => row(field, listed("div.jumps", field.Choices, ({Key, Label}) => press(Label,
	() => set(field, Key), "", {"aria-pressed": field.Text === Label})),
textInput(field, {value: field.Text, maxlength: field.Line ? 4000 : 200, placeholder: field.Line && field.About,
	onpaste: pasteLines, oninput: ({target}) => set(field, target.value, 300)}));

// controls draw a field by what it takes.
const controls = {
	words,
	switch: (field, set) => h("div.field", {key: field.Name}, toggle(switchLabel(field), field.Value === 1,
		(on) => set(field, on ? 1 : 0),
		{id: idOf(field), label: field.Row?.More && fullLabel(field), disabled: field.Locked,
			"aria-describedby": aboutOf(field)}), about(field)),
	stepper, number: typedNumber, choices, list, cards,
	cover: (field, set, open) => h("div.field", {key: field.Name},
		press(field.About || field.Full, () => open(field.Seat), ".cover", {disabled: !open})),
};
