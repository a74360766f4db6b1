// A tournament for whoever plays in it: my table, its result, the standings, all tables.

import {post, recall, redraw, remember, state, want} from "./app.js";
import {form, h, link, listed, part, press, say, submit, typed} from "./dom.js";
import {left} from "./far.js";
import {join} from "./guests.js";
import {fills, report, sitting} from "./office.js";
import {desk, lines, parts, place} from "./page.js";
import {top} from "./table.js";

let wanted = "", result = {};

// kept is what this phone keeps of it.
const kept = ({game}, what, store = localStorage) => recall(store, game + "/" + what);

const keep = ({game}, what, value, store = localStorage) => {
	remember(store, game + "/" + what, value);
	redraw();
};

const joining = ({game}) => part(say("hall.join"), join(game),
	h("p", link("/?view=hall#/g/" + game, say("hall.far"))));

// pages are those of the tournament as the director sees them.
const pages = (of) => place(state.route.arg, of.head);

const tabs = {my, ranking, tables, office: ({office}) => desk(office), page: pages, join: joining};

export function hall(of) {
	const keeper = state.me.role === "keeper", tab = state.route.panel || (keeper ? "office" : "my");
	return [
		top("#/halls", tab, [keeper && ["office", "hall.office"], ["my", "hall.my"], ["ranking", "standings"],
			[keeper ? "page" : "tables", "hall.tables"], keeper && ["join", "hall.join"]],
		h("h1", of.title), h("p.soft", of.say), h("p.time", left(of))),
		h("main.page", {key: tab}, (tabs[tab] || my)(of)),
	];
}

function my(of) {
	const me = kept(of, "me"), {round, members} = of;
	if (!members[me]) return search(of);
	const table = round?.tables.find((one) => one.members.includes(me));
	return [
		h("h2", members[me]),
		h("div", {role: "status"}, !table ? h("p.headline",
			say(!round ? "hall.before" : round.out?.includes(me) ? "hall.resting" : "hall.absent"))
			: [h("p.soft", round.title), h("p.giant", say("hall.table", {table: table.number})),
				h("p.hero", say("hall.seat", {seat: table.members.indexOf(me) + 1}))]),
		table && [lines({rows: table.members.map((one, at) => ({lead: at + 1, title: members[one],
			figure: one === me && say("hall.you"), chosen: one === me}))}),
			ended(of, table, me), !result.open && proof(me)],
		press(say("hall.other"), () => keep(of, "me", null), ".quiet"),
	];
}

// proof tells by a code who this is.
const proof = (member) => (state.me.seat === member ? h("p.soft", "✓ ", say("hall.confirmed"))
	: form(([{value: code}]) => post("prove", {member, code}),
		typed(say("hall.code"), "", null, {inputmode: "numeric"}), submit(say("hall.confirm"))));

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function search(of) {
	const parts = plain(wanted).split(/\s+/).filter(Boolean);
	const found = [...of.members.keys()].filter((one) => parts.every((word) => plain(of.members[one]).includes(word)));
	return part(say("hall.find"), typed(say("hall.name"), wanted, (text) => {
		wanted = text;
		redraw();
	}, {id: "name", type: "search"}),
	h("p", {role: "status"}, !found.length && say("hall.nobody")), parts.length > 0 && found.slice(0, 12).map((one) =>
		press(of.members[one], () => keep(of, "me", one), ".opens", {key: one})));
}

// ended is what became of a table's result, and where it is handed in.
function ended(of, table, me) {
	const {number} = of.round, key = `${number}/${table.number}`, handed = kept(of, key), name = key + table.members;
	if (table.done) return h("p", {role: "status"}, "✓ ", say("hall.over"));
	if (result.key !== name) result = kept(of, "result", sessionStorage) || {};
	if (result.key !== name) result = {key: name, said: table.members.map((member) =>
		({member, name: of.members[member]}))};
	const told = table.waiting ? handed || say("hall.waits") : handed && say("hall.declined");
	const save = () => keep(of, "result", result, sessionStorage), opens = fills(result, "open", save);
	const send = async (said) => {
		const value = await want(`/g/${of.game}/handin`, {member: me, round: number, table: table.number, ...said});
		if (!value) return;
		opens(false);
		keep(of, key, value.done);
	};
	return [
		told && h("p.since", {role: "status"}, told),
		result.open ? report(result, say("hall.handin"), say("hall.send"), send, save)
			: press(say("hall.handin"), () => opens(true), told ? "" : ".main"),
	];
}

function ranking({standing, awards, members, reveal, ...of}) {
	const me = kept(of, "me"), ranked = ({members: all, ranks, points}) => all && lines({rows: all.map((one, at) =>
		({lead: ranks[at], title: members[one], figure: points[at], chosen: one === me}))});
	if (reveal) return part(reveal.title, ranked(reveal));
	if (!standing) return part(say("standings"), h("p", say("hall.none")));
	const all = ranked(standing);
	return [
		part(standing.title, h("p", standing.hidden),
			standing.hidden && all ? h("details", h("summary", say("hall.secret")), all) : all),
		awards && part(say("hall.awards"), lines({rows: awards.map(({name, member}) =>
			({title: name, figure: members[member]}))})),
	];
}

// tables are those of the round; before the first, who takes part.
function tables(of) {
	const {round, members} = of, names = (all) => all?.map((one) => members[one]);
	if (!round) return part(say("hall.members"), listed("ul.rows", names(of.active)));
	const rows = round.tables.map(({number, done, members: all}) => ({title: say("hall.table", {table: number}),
		about: done && "✓ " + say("hall.done"), lines: names(all).map((title, at) => ({lead: at + 1, title}))}));
	return [parts({parts: [{title: round.title, as: "cards", rows}]}), sitting(names(round.out))];
}
