// Fields for a number: typed, stepped, or traded.

import {option} from "./app.js";
import {h, listed, number, numberPad, press, say} from "./dom.js";
import {about, fullLabel, idOf, label, row, textInput} from "./field.js";

const shownNumber = (field) => (field.Unsaid ? "" : number(field.Value));

const wrong = ({Row, Trade, Value, Min, Unsaid}) => !!(Row?.Wrong || Trade?.Wrong || (Value < Min && !Unsaid));

// typingPause is the time in milliseconds to wait for the next digit.
const typingPause = 300;

// box draws a box for a number or a sum such as 3×40+20.
const box = (field, set) => textInput(field, {class: "n", inputmode: numberPad(field.Min), value: shownNumber(field),
	placeholder: "–", "aria-invalid": wrong(field),
	onfocus: ({target}) => {
		target.value = field.Unsaid ? "" : field.Value;
	},
	oninput: ({target}) => set(field, target.value, typingPause),
	onchange: ({target}) => {
		target.value = shownNumber(field);
	},
	onkeydown: (event) => {
		const direction = {ArrowUp: 1, ArrowDown: -1}[event.key];
		if (!direction) return;
		event.preventDefault();
		step(field, direction, set);
		event.target.value = shownNumber(field);
	}});

// step adds a step to a field's number, or subtracts one. From an empty field, a step down leads to the least number,
// and a step up to the least or to one step above 0, whichever is larger.
function step(field, direction, set) {
	const {Min, Max, Step, Value, Unsaid} = field;
	const width = Math.max(1, Step);
	let from = Value;
	if (Unsaid) from = direction > 0 ? Math.max(0, Min - width) : Min + width;
	const value = Math.min(Max, Math.max(Min, from + direction * width));
	if (Unsaid || value !== Value) set(field, value);
}

// setButton draws a button that sets a certain number.
const setButton = (field, set, value, text, properties) => press(text, () => set(field, value), "",
	{label: `${fullLabel(field)}: ${text}`, ...properties});

// stepButton draws a button for one step. At the end of what is allowed it tells why, if that is known.
function stepButton(field, set, direction, end, why) {
	const ended = !field.Unsaid && field.Value === end;
	return option(direction < 0 ? "−" : "+", ended && why, () => step(field, direction, set), "",
		{label: `${fullLabel(field)}: ${say(direction < 0 ? "less" : "plus")}`, disabled: ended && !why});
}

const stepBox = (field, set) => h("div.step", stepButton(field, set, -1, field.Min, field.Trade?.NoLess),
	box(field, set), stepButton(field, set, 1, field.Max, field.Trade?.NoMore));

const jumps = (field, set) => listed("div.jumps", field.Jumps, (value) => setButton(field, set, value, number(value),
	{"aria-pressed": !field.Unsaid && field.Value === value}));

export function stepper(field, set) {
	return field.Trade ? trade(field, set) : row(field, stepBox(field, set), jumps(field, set));
}

export function typedNumber(field, set) {
	if (field.Trade) return trade(field, set);
	return row(field, h("div.step", box(field, set),
		field.Bounded && setButton(field, set, field.Most, say("max", {number: number(field.Most)})),
		field.Usual && listed("span", field.Jumps, (value) => setButton(field, set, value, field.Usual))));
}

// trade draws a number of shares, bought above 0 and sold below, with the holding, and the cost and what it leaves.
function trade(field, set) {
	const {Trade: {Held, Sum, Wrong, Price}, Value, Min, Max} = field;
	const held = number(Held - Value) + (Value ? " → " + number(Held) : "");
	return h("div.field.trade", {key: field.Name},
		h("label", {for: idOf(field)}, label(field), h("small", !field.Price && Price && " " + number(Price))),
		h("b.held", held),
		stepBox(field, set),
		h("div.jumps", Min < 0 && setButton(field, set, Min, say("sheet.cell.all"), {disabled: Value === Min}),
			Max > 0 && setButton(field, set, Max, say("sheet.cell.most"), {disabled: Value === Max})),
		about(field, (Value || Wrong) && h("span", {class: Wrong && "bad"}, Sum, " ")));
}
