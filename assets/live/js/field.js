// The fields of an entry, each as it is filled in.

import {badge, h, listed, number, pad, pawn, press, say, symbol, toggle} from "./dom.js";

// fill puts a value into a field as it is drawn, and is what the host is told of it.
export function fill(field, value) {
	const words = typeof value === "string";
	Object.assign(field, words ? {Text: value} : {Value: value, Unsaid: false, Offered: value !== -1});
	return {field: field.Name, [words ? "text" : "value"]: value};
}

// fields draws a form by its groups. set(field, value, wait) is told what is filled in, open(seat) whose hidden part is
// wanted.
export function fields(all, set, open) {
	const groups = [];
	for (const field of all || []) {
		if (groups.at(-1)?.[0].Group === field.Group) groups.at(-1).push(field);
		else groups.push([field]);
	}
	return groups.map((of, at) => {
		const [{Group, Heads, Pawn}] = of, key = Group + at;
		const drawn = (given) => h("div.fields", given, of.map((field) => drawers[field.Input]?.(field, set, open)));
		return Group ? h("fieldset.group", {key},
			h("legend", Heads ? badge(Heads, Group) : [Pawn && pawn(Pawn), Group]), drawn()) : drawn({key});
	});
}

const idOf = (field) => "f-" + field.Name.replace(/[^\w-]/g, "_");

// full is a field's name where nothing else tells what it is about.
const full = ({Said, Full, Label}) => Said || Full || Label;

const about = (field) => h("small", {id: idOf(field) + "-about"}, field.About);
const label = (field) => [field.Company ? badge(field.Company, field.Label || field.Company.Code)
	: field.Label || field.Full, h("small", field.Price && " " + field.Price)];

const row = (field, ...inside) => h("div.field", {class: field.Input, key: field.Name},
	h("label", {for: idOf(field)}, label(field)), inside, about(field));

const text = (field, given) => h("input", {id: idOf(field), type: "text", autocomplete: "off", label: full(field),
	...given});

const shown = (field) => (field.Unsaid ? "" : number(field.Value));

// box takes a number as it is typed, or a sum such as 3×40+20.
const box = (field, set) => text(field, {class: "n", inputmode: pad(field.Min), value: shown(field),
	placeholder: "–", onfocus: ({target}) => {
		target.value = field.Unsaid ? "" : field.Value;
	},
	"aria-invalid": field.Value < field.Min && !field.Unsaid, oninput: ({target}) => set(field, target.value, 300),
	onchange: ({target}) => {
		target.value = shown(field);
	},
	onkeydown: (event) => {
		const by = {ArrowUp: 1, ArrowDown: -1}[event.key];
		if (!by) return;
		event.preventDefault();
		step(field, by, set);
		event.target.value = shown(field);
	}});

function step(field, by, set) {
	const width = Math.max(1, field.Step);
	const from = !field.Unsaid ? field.Value : by > 0 ? Math.max(0, field.Min - width) : field.Min + width;
	const to = Math.min(field.Max, Math.max(field.Min, from + by * width));
	if (field.Unsaid || to !== field.Value) set(field, to);
}

// numeric is a number in its box, with buttons beside it where it goes by steps, or to its most.
const numeric = (field, set, beside) => row(field, h("div.step", beside?.("−", say("less"), -1, field.Min),
	box(field, set), beside ? beside("+", say("plus"), 1, field.Max)
		: field.Bounded && press(say("max", {number: number(field.Max)}), () => set(field, field.Max))),
listed("div.jumps", field.Jumps, (to) => press(number(to), () => set(field, to), "",
	{"aria-pressed": !field.Unsaid && field.Value === to, label: `${full(field)}: ${number(to)}`})));

const drawers = {
	words: (field, set) => row(field, text(field, {value: field.Text, maxlength: 200,
		oninput: ({target}) => set(field, target.value, 300)})),

	switch: (field, set) => h("div.field", {key: field.Name}, toggle(field.Label || field.Full, field.Value === 1,
		(on) => set(field, on ? 1 : 0),
		{id: idOf(field), disabled: field.Locked, "aria-describedby": idOf(field) + "-about"}), about(field)),

	stepper: (field, set) => numeric(field, set, (sign, spoken, by, end) => press(sign, () => step(field, by, set), "",
		{label: `${full(field)}: ${spoken}`, disabled: !field.Unsaid && field.Value === end})),

	number: (field, set) => numeric(field, set),

	choices: (field, set) => {
		const all = field.Choices || [], never = all.filter((choice) => choice.Reason), id = idOf(field) + "-why";
		return h("fieldset.field", {key: field.Name}, h("legend", label(field)),
			h("div.options", all.map(({Value, Label, Said, Price, Company, Reason}) => press(
				[Company && symbol(Company), Label, h("small", Price && " " + Price)],
				() => Reason || set(field, field.Optional && Value === field.Value ? -1 : Value), "",
				{label: Said !== Label && [Said, Price].join(" ").trim(), "aria-disabled": !!Reason,
					"aria-pressed": field.Offered && Value === field.Value, "aria-describedby": Reason && id}))),
			never.length > 0 && h("details", {id}, h("summary", say("impossible")),
				listed("ul.lines", never.slice(0, 8), (choice) => h("li", h("b", choice.Label), " ", choice.Reason))),
			about(field));
	},

	cards: (field, set) => drawers.list(field, set),

	list: (field, set) => {
		const none = field.Unsaid || !field.Offered;
		return row(field, h("select", {id: idOf(field), label: full(field), value: none ? "" : field.Value,
			onchange: ({target}) => target.value && set(field, Number(target.value))},
		none && h("option", {key: "none", value: ""}, "–"),
		field.Choices?.map((choice) => h("option", {key: choice.Value, value: choice.Value, disabled: !!choice.Reason},
			[choice.Label, choice.Price, choice.Reason].filter(Boolean).join(" · ")))));
	},

	cover: (field, set, open) => h("div.field", {key: field.Name},
		press(field.About || field.Full, () => open(field.Seat), ".cover", {disabled: !open})),
};
