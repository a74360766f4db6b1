// A field for one card of a deck: a grid in the order of what is printed on the cards, or a list.

import {option, redraw, refocus} from "./app.js";
import {h, press, say, symbol} from "./dom.js";
import {about, aboutOf, idOf, label} from "./field.js";

// reopened names the field whose deck is shown although a card is chosen, to choose another one.
let reopened = "";

export function cards(field, set) {
	const choices = field.Choices || [];
	const chosen = field.Offered && choices.find((card) => card.Value === field.Value);
	return h("div.field", {key: field.Name}, h("div.legend", {id: idOf(field) + "-label"}, label(field)),
		chosen && reopened !== field.Name ? chosenCard(field, chosen) : deck(field, choices, set), about(field));
}

const face = ({Company, Face: {Operation, Beside, Absent}}) => [
	h("b", {class: Company && "c-" + Company.Suit.Key}, Company && symbol(Company), Operation),
	h("small", Beside), h("small", Absent),
];

const nameOf = ({Said, Label}) => Said || Label;

// chosenCard draws the chosen card with a button that leads back to the deck.
function chosenCard(field, card) {
	const text = say("sheet.card.change");
	const reopen = () => {
		reopened = field.Name;
		redraw();
	};
	return h("div.bar", h("span.face", {"aria-hidden": "true"}, face(card)),
		press(text, reopen, ".quiet", {id: idOf(field), label: `${nameOf(card)}. ${text}`}));
}

// deck draws all cards as one radio group: Tab enters it once, arrow keys move inside.
function deck(field, choices, set) {
	const {Grid, Value, Offered} = field;
	const order = Grid ? Grid.flat().map((index) => choices[index]) : choices;
	const first = order.find((card) => !card.Reason) || order[0];
	const choose = (card) => {
		reopened = "";
		set(field, card.Value);
		refocus(idOf(field), {});
	};
	const button = (card) => option(face(card), card.Reason, () => choose(card), ".face", {key: card.Value,
		role: "radio", "aria-checked": Boolean(Offered && card.Value === Value), label: nameOf(card),
		tabindex: card === first ? "0" : "-1"});
	return h("div.deck", {role: "radiogroup", "aria-labelledby": idOf(field) + "-label",
		"aria-describedby": aboutOf(field), class: Grid && "laid",
		vars: Grid && {"--columns": Grid[0].length, "--twice": 2 * Grid[0].length}, onkeydown: moveFocus},
	order.map(button));
}

// moveFocus moves the focus to the next card in the direction of an arrow key.
function moveFocus(event) {
	const cards = [...event.currentTarget.children];
	const columns = cards.filter((card) => card.offsetTop === cards[0].offsetTop).length;
	const steps = {ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns}[event.key];
	if (!steps) return;
	event.preventDefault();
	const next = cards[cards.indexOf(document.activeElement) + steps];
	if (!next) return;
	for (const card of cards) card.tabIndex = card === next ? 0 : -1;
	next.focus();
}
