// What opens beside the table.

import {at, go, got, post, state, want} from "./app.js";
import {chart} from "./chart.js";
import {badge, h, link, listed, number, press, say, signed} from "./dom.js";
import {edit} from "./draft.js";
import {guests, seats} from "./guests.js";
import {log, places, timed, told} from "./log.js";
import {consequences} from "./preview.js";
import {share} from "./share.js";

// panels are what may open. Each is asked for at a path, if the host tells anything of it, and draws its title and what
// is beneath.
const panels = {
	why: {path: "why?figure=", draws: why},
	entry: {path: "entry?number=", draws: entry},
	remove: {path: "void?op=", draws: remove},
	log: {path: "log?before=0", draws: history},
	chart: {path: "chart", draws: charts},
	result: {path: "result", draws: result},
	share: {path: "share", draws: (of) => [say("share"), share(of)]},
	guests: {draws: (_, of) => [say("guests"), guests(of)]},
	seat: {draws: (_, of) => [say("ask"), seats(of)]},
};

export function panel(of) {
	const {game, panel: name, arg} = state.route, {path, draws} = panels[name] || {};
	if (!draws) return null;
	const {value, fault} = path ? got(`/g/${game}/${path}${encodeURIComponent(arg)}`) : {value: true};
	const [title, ...inside] = value ? draws(value, of) : [say("panel"), h("p.soft", fault || say("loading"))];
	return h("section.panel", {"aria-labelledby": "panel-title", key: name + arg},
		h("div.bar", h("h2", {id: "panel-title", tabindex: "-1"}, title),
			h("a.close", {href: at(), label: say("close")}, "×")),
		inside);
}

function why(of) {
	return [
		of.Title, h("p.soft", of.Name), listed("ul.rows", of.Rows, whyRow), listed("ol.story", of.Lines, whyLine),
		h("p.soft", of.Nothing || (of.More && say("earlier"))),
	];
}

// whyRow is a summand, which may lead to what it is made of itself.
const whyRow = (row) => h("li", {class: row.Kind}, h(row.Figure ? "a" : "span",
	{href: row.Figure && at("why", row.Figure)}, row.Company && badge(row.Company, ""), row.Text));

const whyLine = (line) => h("li",
	h("p.soft", line.Where), line.Working?.map((text) => h("p", text)),
	h("p.run", h("span", line.Text), h("b", {class: line.Change < 0 ? "loss" : "gain"}, signed(line.Change)),
		h("b", number(line.Value))),
	h("small", line.Rule));

function entry(of) {
	return [of.Title, told(of), h("p.soft", timed(of.By, of.At)),
		h("p.buttons", of.actions.map((way) => actions[way]?.(of.op, of.head)))];
}

const actions = {
	replace: (op) => press(say("edit"), () => edit("replace", op)),
	insert: (op) => press(say("insert"), () => edit("insert", op)),
	goby: (op, head) => press(say("goby"), () => post("goby", {op, head})),
	void: (op) => link(at("remove", op), say("remove")),
};

function remove(of) {
	const take = async () => await post("void", {op: +state.route.arg, head: of.head}) && go(at());
	return [say("remove"), consequences(of.Consequences), h("p.bad", of.fault), press(say("remove"), take, ".main")];
}

function history(of, {seats: all}) {
	const restore = state.me.role === "keeper" && ((op) => post("restore", {op, head: of.head}));
	return [
		say("log"), log(of.entries, all), of.more && press(say("log.more"), () => older(of)),
		of.undone && h("details", h("summary", say("undone")), log(of.undone, [], restore)),
	];
}

async function older(first) {
	const value = await want(`/g/${state.route.game}/log?before=${first.entries.at(-1).Number}`);
	if (value) Object.assign(first, {entries: first.entries.concat(value.entries), more: value.more});
}

function charts(of) {
	return [
		say("chart"), of.worths ? chart(of.worths, say("chart.worths")) : h("p.soft", say("chart.hidden")),
		of.prices && chart(of.prices, say("chart.prices")),
	];
}

function result(of, {hidden}) {
	return [
		of.title, h("p.headline", of.headline), places(of.places, hidden),
		listed("ul.lines", of.facts, (fact) => h("li", fact.Title, h("small", fact.Detail))),
		of.fingerprint && h("p.soft", say("fingerprint", {number: of.fingerprint})),
	];
}
