// Who is at the table with a phone of their own: the keeper grants seats, a guest asks for one.

import {at, state} from "./app.js";
import {h} from "./dom.js";
import {pawn} from "./mark.js";
import {post} from "./table.js";
import {say} from "./words.js";

const grant = (guest, role, seat) => post("grant", {guest: guest.id, role, seat});

/** guests lists them, with what each may do. */
export function guests(of) {
  const seats = of.matrix.Seats, told = state.guests || {};
  const role = (guest) => h("select", {value: guest.role === "seat" ? String(guest.seat) : guest.role,
    "aria-label": say("role", {name: guest.name}), onchange: ({target: {value}}) =>
      (value === "look" || value === "keeper" ? grant(guest, value, -1) : grant(guest, "seat", Number(value)))},
  h("option", {value: "look"}, say("role.look")),
  seats.map((seat, index) => h("option", {value: index}, say("role.seat", {name: seat.Name}))),
  h("option", {value: "keeper"}, say("role.keeper")));
  return [
    h("label.switch", h("input", {type: "checkbox", role: "switch", checked: Boolean(told.propose),
      onchange: (event) => post("propose", {on: event.target.checked})}), h("span", say("propose"))),
    h("ul.guests", (told.guests || []).map((guest) => h("li", {"data-key": guest.id},
      h("p", h("b", guest.name), " ", h("small", say(guest.connected ? "here" : "away"))),
      guest.asked >= 0 && seats[guest.asked] ? h("p.asks", pawn(seats[guest.asked].Pawn), say("asks", {name: seats[guest.asked].Name}),
        h("span.buttons",
          h("button", {onclick: () => grant(guest, "look", -1)}, say("no")),
          h("button.main", {onclick: () => grant(guest, "seat", guest.asked)}, say("yes")))) : null,
      h("div.row", role(guest), guest.id === state.me.id ? null
        : h("button.quiet", {onclick: () => post("revoke", {guest: guest.id})}, say("revoke")))))),
    (told.guests || []).length ? null : h("p.soft", say("guests.none")),
  ];
}

/** seats lets a guest ask for one. */
export function seats(of) {
  const name = h("input", {id: "device", type: "text", value: state.me.name || "", maxlength: 40, autocomplete: "nickname"});
  return [
    h("label", {for: "device"}, say("device")), name,
    h("ul.seats", of.matrix.Seats.map((seat, index) => h("li", h("button", {disabled: seat.Out, onclick: async () => {
      const typed = document.getElementById("device").value;
      if (await post("ask", {seat: index, name: typed})) location.hash = at();
    }}, pawn(seat.Pawn), seat.Name)))),
  ];
}
