// A tournament for its director: results that wait, the next round, how phones join.

import {acts, got, post, redraw, state, want} from "./app.js";
import {form, h, link, listed, pad, part, press, say, submit, toggle, typed, when} from "./dom.js";

let shown = {}, ruled = {};

// lined lists lines: what leads, a text, what follows, whether it's about this phone.
export const lined = (all) => h("ol.seats", all.map(([lead, name, more, me]) => h("li", {class: me && "you"},
	h("span.lead", lead), h("span", name), h("small", more))));

export const seated = (all) => lined(all.map((one, at) => [at + 1, ...one]));

// cards are tables: each a title, its members, what else to do.
export const cards = (all) => h("div.cards", all.map(([title, members, more]) => h("section.card", {key: title},
	h("h3", title), seated(members), more)));

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

export const halls = ({value, fault} = got("/tournaments", state.route)) => h("main.page", h("h1", say("hall.all")),
	link("#/shelf", say("shelf")), listed("ul", value?.tournaments, ({id, title, state: stands, begun}) => h("li.tile", {key: id}, h("a.what", {href: "#/g/" + id},
		h("b", title), h("span.soft", stands), h("small", when(begun))))) || h("p", fault || (value && say("hall.empty"))));

// ruling is where the director says how a table ended, or that its result counts no more.
function ruling(round, {number, of, done, placesonly, seats, actions}) {
	const key = [state.route.game, round, number, done].join();
	const label = say(done ? "tournament.table.correct" : "tournament.table.type");
	const open = (of) => {
		ruled = of;
		redraw();
	};
	if (ruled.key !== key) return press(label, () => open({key, places: placesonly, said: seats.map((one) => ({...one,
		rank: one.rank && String(one.rank), worth: done ? String(one.worth) : ""}))}));
	return [report(ruled, label, say("record"), async (said) => await post("rule", {round, table: number, of, ...said})
		&& open({})), press(say("close"), () => open({})), acts(actions)];
}

export function rounds({head, detail}) {
	const of = shown.head === head ? shown : detail;
	const turn = (text, number) => press(text, async () => {
		shown = {...await want(`/g/${state.route.game}/round?number=${number}`), head};
	}, "", {disabled: number < 1 || number > of.of});
	return part(of.title, h("p", of.about), cards(of.tables.map((table) => [`${table.title} · ${table.state}`,
		table.seats.map(({name, end}) => [name, end]), ruling(of.number, table)])), h("p", of.out), h("p.buttons",
		turn(say("hall.earlier"), of.number - 1), turn(say("hall.later"), of.number + 1)));
}
