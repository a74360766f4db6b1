// The form that reports how a tournament's table has ended.

import {redraw} from "./app.js";
import {form, h, numberPad, say, submit, textBox, toggle} from "./dom.js";

// setter returns a function that sets a field of an object and then calls save.
export const setter = (object, field, save) => (value) => {
	object[field] = value;
	save();
};

// report draws the form for a table's net worths, or only its places. Its result keeps what is filled in; save is
// called on every change, send with the finished report.
export function report(result, title, label, send, save = redraw) {
	const {places, said} = result;
	const asked = places ? "rank" : "worth";
	const seat = (one) => h("div", {key: one.member, role: "group", label: one.name},
		textBox(say(places ? "hall.place" : "hall.worth", one), one[asked] || "", setter(one, asked, save),
			{inputmode: numberPad(places ? 1 : -1)}),
		!places && toggle(say("hall.out"), one.out, setter(one, "out", save)));
	const sent = () => send({placesonly: !!places,
		seats: said.map((one) => ({member: one.member, out: !!one.out, typed: one[asked] || "–"}))});
	return form(sent, h("h2", {id: "report", tabindex: "-1"}, title), toggle(say("hall.placesonly"), places, setter(result, "places", save)),
		said.map(seat), submit(label));
}
