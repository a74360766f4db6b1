// The guests of a game: the link to join by, the seats that the keeper gives them, the seat that a guest asks for.

import {answerOf, go, hashOf, post, state} from "./app.js";
import {byId, h, listed, press, say, textBox, toggle} from "./dom.js";

const grant = (guest, role, seat = -1) => post("grant", {guest: guest.id, role, seat});

// guests draws the keeper's list of guests.
export function guests({seats}) {
	const {guests: all, propose} = state.guests || {};
	return [
		toggle(say("propose"), propose, (on) => post("propose", {on})),
		listed("ul.guests", all, (guest) => guestItem(guest, seats)),
		joinLink(state.route.game, state.guests),
	];
}

const guestItem = (guest, seats) => h("li", {key: guest.id},
	h("p", h("b", guest.name), " ", h("small", say(guest.connected ? "here" : "away"))),
	h("p.bad", guest.doubt),
	seats[guest.asked] && seatRequest(guest, seats[guest.asked]),
	h("div.row", roleList(guest, seats), guest.id !== state.me.id
		&& press(say("revoke"), () => post("revoke", {guest: guest.id}), ".quiet")));

const seatRequest = (guest, seat) => h("p.asks", say("asks", {name: seat.Name}), h("span.buttons",
	press(say("no"), () => post("deny", {guest: guest.id})),
	press(say("yes"), () => grant(guest, "seat", guest.asked), ".main")));

// roleList draws the list of a guest's roles: looking, a seat by its index, or keeping the game.
const roleList = (guest, seats) => h("select", {value: guest.role === "seat" ? guest.seat : guest.role,
	label: say("role", guest), onchange: ({target: {value}}) => {
		if (isNaN(value)) grant(guest, value);
		else grant(guest, "seat", Number(value));
	}},
h("option", {value: "look"}, say("role.look")),
seats.map((seat, index) => h("option", {value: index}, say("role.seat", {name: seat.Name}))),
h("option", {value: "keeper"}, say("role.keeper")));

// askForSeat draws the seats that a guest can ask for.
export const askForSeat = ({seats}) => [
	textBox(say("device"), state.me.name, null, {id: "device", maxlength: 40}),
	h("div.options", seats.map((seat, index) => press(seat.Name, async () => {
		if (await post("ask", {seat: index, name: byId("device").value})) go(hashOf());
	}, "", {disabled: seat.Out}))),
];

// joinLink draws the link for other phones as text and as code. It is fetched again once version changes.
export function joinLink(game, version) {
	const {value} = answerOf(`/g/${game}/link`, version);
	if (!value) return null;
	if (value.alone) return h("p.soft", say("alone"));
	return [
		h("img", {id: "code", src: `/g/${game}/link.svg?${value.link.slice(-6)}`, alt: say("joincode")}),
		h("p", h("a", {href: value.link}, value.link)),
	];
}
