// A tournament for its director: results that wait, the next round, how phones join.

import {acts, post, redraw, state, want} from "./app.js";
import {h, link, listed, part, press, say, when} from "./dom.js";
import {cards, report, sitting} from "./hall.js";

let all = null, shown = {}, ruled = {};

export const visitHalls = async () => {
	all = (await want("/tournaments"))?.tournaments;
};

export const halls = () => h("main.page", h("h1", say("hall.all")), link("#/shelf", say("shelf")),
	listed("ul", all, ({id, title, state: stands, begun}) => h("li.tile", {key: id}, h("a.what", {href: "#/g/" + id},
		h("b", title), h("span.soft", stands), h("small", when(begun))))) || h("p", all && say("hall.empty")));

export const office = ({office: {task, steps, drawing, waiting, timing, reveal, revealing}}) => [
	timing && part(say("hall.clock"), acts(timing)),
	reveal && part(say("ceremony.title"), h("p", {role: "status"}, `${reveal.step} / ${reveal.of}`), acts(revealing)),
	part(say("hall.waiting"), listed("ul.waiting", waiting, ({id, title, from, places, refusal, actions}) => h("li",
		{key: id}, h("h3", title), listed("ol", places), h("p.soft", from), h("p.bad", refusal), acts(actions)))
		|| h("p.soft", say("hall.nowait"))),
	part(say("hall.next"), h("p", task), h("p", {role: "status"}, drawing?.says), acts(steps),
		drawing?.tables && [h("p.soft", drawing.about), cards(drawing.tables.map((names, at) =>
			[say("hall.table", {table: at + 1}), names.map((name) => [name])])), sitting(drawing.out)]),
];

// ruling is where the director says how a table ended, or that its result counts no more.
function ruling(round, {number, done, placesonly, seats, actions}) {
	const key = [state.route.game, round, number, done].join();
	const label = say(done ? "tournament.table.correct" : "tournament.table.type");
	const open = (of) => {
		ruled = of;
		redraw();
	};
	if (ruled.key !== key) return press(label, () => open({key, places: placesonly, said: seats.map((one) => ({...one,
		rank: one.rank && String(one.rank), worth: done ? String(one.worth) : ""}))}));
	return [report(ruled, label, say("record"), async (said) => await post("rule", {round, table: number, ...said})
		&& open({})), press(say("close"), () => open({})), acts(actions)];
}

export function rounds({head, office: {round, rounds: count}}) {
	const of = shown.head === head ? shown : round;
	const turn = (text, number) => press(text, async () => {
		shown = {...await want(`/g/${state.route.game}/round?number=${number}`), head};
	}, "", {disabled: number < 1 || number > count});
	return part(of.title, h("p", of.about), cards(of.tables.map((table) => [`${table.title} · ${table.state}`,
		table.seats.map(({name, end}) => [name, end]), ruling(of.number, table)])), h("p", of.out), h("p.buttons",
		turn(say("hall.earlier"), of.number - 1), turn(say("hall.later"), of.number + 1)));
}
