// Who is here with a phone: how phones join; the keeper gives seats, a guest asks for one.

import {at, go, post, state, want} from "./app.js";
import {h, listed, press, say, toggle, typed} from "./dom.js";

const grant = (guest, role, seat = -1) => post("grant", {guest: guest.id, role, seat});

export function guests(of) {
	const {seats} = of, {guests: all, propose} = state.guests || {};
	const role = (guest) => h("select", {value: guest.role === "seat" ? guest.seat : guest.role,
		label: say("role", guest), onchange: ({target: {value}}) => grant(guest, ...isNaN(value) ? [value]
			: ["seat", +value])},
	h("option", {value: "look"}, say("role.look")),
	seats.map((seat, index) => h("option", {value: index}, say("role.seat", {name: seat.Name}))),
	h("option", {value: "keeper"}, say("role.keeper")));
	return [
		toggle(say("propose"), propose, (on) => post("propose", {on})),
		listed("ul.guests", all, (guest) => h("li", {key: guest.id},
			h("p", h("b", guest.name), " ", h("small", say(guest.connected ? "here" : "away"))),
			h("p.bad", guest.doubt),
			seats[guest.asked] && h("p.asks", say("asks", {name: seats[guest.asked].Name}), h("span.buttons",
				press(say("no"), () => post("deny", {guest: guest.id})),
				press(say("yes"), () => grant(guest, "seat", guest.asked),
					".main"))),
			h("div.row", role(guest), guest.id !== state.me.id && press(say("revoke"),
				() => post("revoke", {guest: guest.id}), ".quiet")))),
		join(state.route.game, state.guests),
	];
}

export const seats = (of) => [
	typed(say("device"), state.me.name, null, {id: "device", maxlength: 40}),
	h("div.options", of.seats.map((seat, index) => press(seat.Name, async () => {
		if (await post("ask", {seat: index, name: document.getElementById("device").value})) go(at());
	}, "", {disabled: seat.Out}))),
];

let way = {};

// join shows it. Since is whatever makes the link an old one when it is another.
export function join(game, since) {
	if (way.game !== game || way.since !== since) {
		way = {...way.game === game && way, game, since};
		want(`/g/${game}/link`).then((value) => Object.assign(way, value));
	}
	return way.link && (way.alone ? h("p.soft", say("alone")) : [
		h("img", {id: "code", src: `/g/${game}/link.svg?${way.link.slice(-6)}`, alt: say("joincode")}),
		h("p", h("a", {href: way.link}, way.link))]);
}
