// The cards of a deck, one of which is played: in a grid by what is printed on them, or one after another.

import {redraw, tell} from "./app.js";
import {byId, h, press, say, symbol} from "./dom.js";
import {about, idOf, label} from "./field.js";

// open is the field whose cards lie on the sheet though one is chosen: another one is to be.
let open = "";

export function cards(field, set) {
	const all = field.Choices || [], chosen = field.Offered && all.find((card) => card.Value === field.Value);
	return h("div.field", {key: field.Name}, h("div.legend", {id: idOf(field) + "-label"}, label(field)),
		chosen && open !== field.Name ? played(field, chosen) : deck(field, all, set), about(field));
}

const face = ({Company, Face: {Operation, Beside, Absent}}) => [
	h("b", {class: Company && "c-" + Company.Suit.Key}, Company && symbol(Company), Operation),
	h("small", Beside), h("small", Absent),
];

const named = ({Said, Label}) => Said || Label;

// played is the card that is chosen, with the way back to the others.
function played(field, card) {
	const text = say("sheet.card.change"), change = () => {
		open = field.Name;
		redraw();
	};
	return h("div.bar", h("span.face", {"aria-hidden": "true"}, face(card)),
		press(text, change, ".quiet", {id: idOf(field), label: `${named(card)}. ${text}`}));
}

// deck is one stop for the key of tabs; its arrows lead from card to card.
function deck(field, all, set) {
	const {Grid, Value, Offered} = field, order = Grid ? Grid.flat().map((at) => all[at]) : all;
	const stop = order.find((card) => !card.Reason) || order[0];
	const choose = (card) => {
		if (card.Reason) return tell(card.Reason);
		open = "";
		set(field, card.Value);
		setTimeout(() => document.activeElement === document.body && byId(idOf(field))?.focus(), 50);
	};
	const draw = (card) => press(face(card), () => choose(card), ".face", {key: card.Value, role: "radio",
		"aria-checked": Boolean(Offered && card.Value === Value), "aria-disabled": !!card.Reason,
		label: [named(card), card.Reason].filter(Boolean).join(". "), tabindex: card === stop ? "0" : "-1"});
	return h("div.deck", {role: "radiogroup", "aria-labelledby": idOf(field) + "-label",
		class: Grid && "laid", vars: Grid && {"--columns": Grid[0].length, "--twice": 2 * Grid[0].length}, onkeydown: lead},
	order.map(draw));
}

// lead goes to the card beside, above or below with a key.
function lead(event) {
	const cards = [...event.currentTarget.children];
	const width = cards.filter((card) => card.offsetTop === cards[0].offsetTop).length;
	const by = {ArrowLeft: -1, ArrowRight: 1, ArrowUp: -width, ArrowDown: width}[event.key];
	if (!by) return;
	event.preventDefault();
	const to = cards[cards.indexOf(document.activeElement) + by];
	if (!to) return;
	for (const card of cards) card.tabIndex = card === to ? 0 : -1;
	to.focus();
}
