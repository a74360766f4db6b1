// How a table ended, and who sits where.

import {redraw} from "./app.js";
import {form, h, pad, say, submit, toggle, typed} from "./dom.js";

export const sitting = (names) => names?.length && h("p", say("hall.sitting", {names: names.join(", ")}));

export const fills = (one, field, save) => (value) => {
	one[field] = value;
	save();
};

// report is a form for a table's worths or places; send gets them, save is called for each change.
export function report(of, title, label, send, save = redraw) {
	const {places, said} = of, asked = places ? "rank" : "worth";
	const seat = (one) => h("div", {key: one.member}, typed(say(places ? "hall.place" : "hall.worth", one),
		one[asked] || "", fills(one, asked, save), {inputmode: pad(places ? 1 : -1)}),
	!places && toggle(say("hall.out"), one.out, fills(one, "out", save)));
	return form(() => send({placesonly: !!places, seats: said.map((one) =>
		({member: one.member, out: !!one.out, typed: one[asked] || "–"}))}),
	h("h2", title), toggle(say("hall.placesonly"), places, fills(of, "places", save)), said.map(seat), submit(label));
}
