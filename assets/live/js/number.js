// Fields that ask for a number: typed, stepped, or traded.

import {tell} from "./app.js";
import {h, listed, number, pad, press, say} from "./dom.js";
import {about, full, idOf, label, row, text} from "./field.js";

const shown = (field) => (field.Unsaid ? "" : number(field.Value));

const wrong = ({Row, Trade, Value, Min, Unsaid}) => !!(Row?.Wrong || Trade?.Wrong || (Value < Min && !Unsaid));

// typing is how many milliseconds a number that is typed waits for its next digit.
const typing = 300;

// box takes a number as it is typed, or a sum such as 3×40+20.
const box = (field, set) => text(field, {class: "n", inputmode: pad(field.Min), value: shown(field), placeholder: "–",
	"aria-invalid": wrong(field),
	onfocus: ({target}) => {
		target.value = field.Unsaid ? "" : field.Value;
	},
	oninput: ({target}) => set(field, target.value, typing),
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

// first is from where a number that nobody has said is stepped.
const first = ({Min, Step}, by) => (by > 0 ? Math.max(0, Min - Step) : Min + Step);

function step(field, by, set) {
	const width = Math.max(1, field.Step), from = field.Unsaid ? first({...field, Step: width}, by) : field.Value;
	const to = Math.min(field.Max, Math.max(field.Min, from + by * width));
	if (field.Unsaid || to !== field.Value) set(field, to);
}

// to is a button that says a number at once.
const to = (field, set, value, text, given) => press(text, () => set(field, value), "",
	{label: `${full(field)}: ${text}`, ...given});

// stepping is a button for one step; at the end of what is allowed it says why, where that is known.
function stepping(field, set, by, end, why) {
	const ended = !field.Unsaid && field.Value === end;
	return press(by < 0 ? "−" : "+", () => (ended ? tell(why) : step(field, by, set)), "",
		{label: `${full(field)}: ${say(by < 0 ? "less" : "plus")}`, disabled: ended && !why, "aria-disabled": ended});
}

const stepped = (field, set) => h("div.step", stepping(field, set, -1, field.Min, field.Trade?.NoLess),
	box(field, set), stepping(field, set, 1, field.Max, field.Trade?.NoMore));

const jumps = (field, set) => listed("div.jumps", field.Jumps, (value) => to(field, set, value, number(value),
	{"aria-pressed": !field.Unsaid && field.Value === value}));

export const stepper = (field, set) => (field.Trade ? trade(field, set)
	: row(field, stepped(field, set), jumps(field, set)));

export const typed = (field, set) => (field.Trade ? trade(field, set) : row(field, h("div.step", box(field, set),
	field.Bounded && to(field, set, field.Max, say("max", {number: number(field.Max)})),
	field.Usual && listed("span", field.Jumps, (value) => to(field, set, value, field.Usual)))));

// trade is a number of shares: bought above zero, sold below, with what is held, and what it costs and leaves.
function trade(field, set) {
	const {Trade: {Held, Sum, Wrong, Price}, Value, Min, Max} = field, before = Held - Value;
	const held = number(before) + (Value ? " → " + number(Held) : "");
	return h("div.field.trade", {key: field.Name},
		h("label", {for: idOf(field)}, label(field), h("small", !field.Price && Price && " " + number(Price))), h("b.held", held),
		stepped(field, set),
		h("div.jumps", Min < 0 && to(field, set, Min, say("sheet.cell.all"), {disabled: Value === Min}),
			Max > 0 && to(field, set, Max, say("sheet.cell.most"), {disabled: Value === Max})),
		h("small", {class: Wrong ? "bad" : ""}, Value || Wrong ? Sum : ""), about(field));
}
