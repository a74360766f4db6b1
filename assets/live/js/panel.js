// What opens beside the table.

import {answerOf, go, hashOf, post, request, state} from "./app.js";
import {chart} from "./chart.js";
import {badge, h, link, listed, number, press, say, signed} from "./dom.js";
import {edit} from "./draft.js";
import {askForSeat, guests} from "./guests.js";
import {effects, log, places, withTime} from "./log.js";
import {consequences} from "./preview.js";
import {share} from "./share.js";

// panels are the panels by name. Each draws its title and content from the host's answer to its path, if it has one,
// and from the game.
const panels = {
	why: {path: "why?figure=", draw: why},
	entry: {path: "entry?number=", draw: entryPanel},
	remove: {path: "void?op=", draw: remove},
	log: {path: "log?before=0", draw: logPanel},
	chart: {path: "chart", draw: charts},
	result: {path: "result", draw: standingsPanel},
	share: {path: "share", draw: (answer) => [say("share"), share(answer)]},
	guests: {draw: (_, game) => [say("guests"), guests(game)]},
	seat: {draw: (_, game) => [say("ask"), askForSeat(game)]},
};

// panel draws the panel of the route, or returns null.
export function panel(game) {
	const {panel: name, arg} = state.route;
	const {path, draw} = panels[name] || {};
	if (!draw) return null;
	const {value, fault} = path ? answerOf(`/g/${state.route.game}/${path}${encodeURIComponent(arg)}`) : {value: true};
	const [title, ...inside] = value ? draw(value, game) : [say("panel"), h("p.soft", fault || say("loading"))];
	return h("section.panel", {"aria-labelledby": "panel-title", key: name + arg},
		h("div.bar", h("h2", {id: "panel-title", tabindex: "-1"}, title),
			h("a.close", {href: hashOf(), label: say("close")}, "×")),
		inside);
}

function why({Title, Name, Rows, Lines, Nothing, More}) {
	return [
		Title, h("p.soft", Name), listed("ul.rows", Rows, summand), listed("ol.story", Lines, storyLine),
		h("p.soft", Nothing || (More && say("earlier"))),
	];
}

// summand draws a summand of a figure. It may lead to its own reasons.
const summand = (row) => h("li", {class: row.Kind}, h(row.Figure ? "a" : "span",
	{href: row.Figure && hashOf("why", row.Figure)}, row.Company && badge(row.Company, ""), row.Text));

const storyLine = (line) => h("li",
	h("p.soft", line.Where), line.Working?.map((text) => h("p", text)),
	h("p.run", h("span", line.Text), h("b", {class: line.Change < 0 ? "loss" : "gain"}, signed(line.Change)),
		h("b", number(line.Value))),
	h("small", line.Rule));

function entryPanel(shown) {
	return [
		shown.Title, effects(shown), h("p.soft", withTime(shown.By, shown.At)),
		h("p.buttons", shown.actions.map((way) => actions[way]?.(shown.op, shown.head))),
	];
}

const actions = {
	replace: (op) => press(say("edit"), () => edit("replace", op)),
	insert: (op) => press(say("insert"), () => edit("insert", op)),
	goby: (op, head) => press(say("goby"), () => post("goby", {op, head})),
	void: (op) => link(hashOf("remove", op), say("remove")),
};

function remove({Consequences, fault, head}) {
	const removed = async () => {
		if (await post("void", {op: Number(state.route.arg), head})) go(hashOf());
	};
	return [say("remove"), consequences(Consequences), h("p.bad", fault), press(say("remove"), removed, ".main")];
}

function logPanel(answer, {seats}) {
	const {entries, more, undone, head} = answer;
	const restore = state.me.role === "keeper" && ((op) => post("restore", {op, head}));
	return [
		say("log"), log(entries, seats), more && press(say("log.more"), () => addOlder(answer)),
		undone && h("details", h("summary", say("undone")), log(undone, [], restore)),
	];
}

// addOlder adds the next older entries to an answer.
async function addOlder(answer) {
	const value = await request(`/g/${state.route.game}/log?before=${answer.entries.at(-1).Number}`);
	if (!value) return;
	answer.entries = answer.entries.concat(value.entries);
	answer.more = value.more;
}

function charts({worths, prices}) {
	return [
		say("chart"), worths ? chart(worths, say("chart.worths")) : h("p.soft", say("chart.hidden")),
		prices && chart(prices, say("chart.prices")),
	];
}

function standingsPanel(ending, {hidden}) {
	return [
		ending.title, h("p.headline", ending.headline), places(ending.places, hidden),
		listed("ul.lines", ending.facts, ({Title, Detail}) => h("li", Title, h("small", Detail))),
		ending.fingerprint && h("p.soft", say("fingerprint", {number: ending.fingerprint})),
	];
}
