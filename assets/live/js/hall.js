// A tournament for its players: my table, its result, the standings, all tables. Its director has pages of the host.

import {once, post, recall, redraw, refocus, remember, request, state} from "./app.js";
import {form, h, headline, link, listed, part, press, say, submit, textBox} from "./dom.js";
import {timeLeft} from "./far.js";
import {joinLink} from "./guests.js";
import {desk, parts, place, rowList} from "./page.js";
import {report, setter} from "./report.js";
import {top} from "./table.js";

let search = "", result = {};

// saved returns what this phone has saved of the tournament under a name, save saves it.
const saved = ({game}, name, store = localStorage) => recall(store, game + "/" + name);

// save then focuses the element next if the one in focus disappears.
const save = ({game}, name, value, next, store = localStorage) => {
	remember(store, game + "/" + name, value);
	redraw();
	refocus(next);
};

const joining = ({game}) => part(say("hall.join"), joinLink(game),
	h("p", link("/?view=hall#/g/" + game, say("hall.far"))));

// directorsPage draws the tournament as its director sees it.
const directorsPage = ({head}) => place(state.route.arg, head);

const tabs = {my, ranking, tables};
const directorsTabs = {...tabs, office: ({office}) => desk(office), page: directorsPage, join: joining};

export function hall(tournament) {
	const keeper = state.me.role === "keeper";
	const all = keeper ? directorsTabs : tabs;
	const usual = keeper ? "office" : "my";
	const tab = all[state.route.panel] ? state.route.panel : usual;
	return [
		top("#/halls", tab, [keeper && ["office", "hall.office"], ["my", "hall.my"], ["ranking", "standings"],
			[keeper ? "page" : "tables", "hall.tables"], keeper && ["join", "hall.join"]],
		headline(tournament.title), h("p.soft", tournament.say), h("p.time", timeLeft(tournament))),
		h("main.page", {key: tab}, all[tab](tournament)),
	];
}

// my draws the table of the member who holds this phone.
function my(tournament) {
	const me = saved(tournament, "me");
	const {round, members} = tournament;
	if (!members[me]) return findMember(tournament);
	const table = round?.tables.find((one) => one.members.includes(me));
	return [
		h("h2", {id: "me", tabindex: "-1"}, members[me]),
		h("div", {role: "status"}, table ? [h("p.soft", round.title),
			h("p.giant", say("hall.table", {table: table.number})),
			h("p.hero", say("hall.seat", {seat: table.members.indexOf(me) + 1}))] : h("p.headline", noTable(round, me))),
		table && [
			rowList({rows: table.members.map((one, index) => ({lead: index + 1, title: members[one],
				figure: one === me && say("hall.you"), chosen: one === me}))}),
			ending(tournament, table, me), !result.open && proof(me),
		],
		press(say("hall.other"), () => save(tournament, "me", null, "name"), ".quiet", {key: "other"}),
	];
}

// noTable says why a member has no table.
function noTable(round, me) {
	if (!round) return say("hall.before");
	return say(round.out?.includes(me) ? "hall.resting" : "hall.absent");
}

// proof asks for the code that proves who holds this phone.
const proof = (member) => (state.me.seat === member ? h("p.soft", "✓ ", say("hall.confirmed"))
	: h("div", {key: "proof"}, form(([{value: code}]) => once("handin", () => post("prove", {member, code})),
		textBox(say("hall.code"), "", null, {inputmode: "numeric", required: true}), submit(say("hall.confirm")))));

// plain returns a text in lower case without accents.
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// findMember asks for the name of the member who holds this phone.
function findMember(tournament) {
	const {members} = tournament;
	const words = plain(search).split(/\s+/).filter(Boolean);
	const found = [...members.keys()].filter((one) => words.every((word) => plain(members[one]).includes(word)));
	const choices = words.length ? found.slice(0, 12) : [];
	return part(say("hall.find"), textBox(say("hall.name"), search, (text) => {
		search = text;
		redraw();
	}, {id: "name", type: "search"}),
	h("p", {role: "status"}, !found.length && say("hall.nobody")),
	choices.map((one) => press(members[one], () => save(tournament, "me", one, "me"), ".opens", {key: one})));
}

// ending draws what has become of a table's result, and the form to report it.
function ending(tournament, table, me) {
	const {number} = tournament.round;
	if (table.done) return h("p", {role: "status"}, "✓ ", say("hall.over"));
	const reportKey = `${number}/${table.number}`;
	const key = reportKey + table.members;
	if (result.key !== key) result = saved(tournament, "result", sessionStorage) || {};
	if (result.key !== key) {
		result = {key, said: table.members.map((member) => ({member, name: tournament.members[member]}))};
	}
	const answer = saved(tournament, reportKey);
	const status = table.waiting ? answer || say("hall.waits") : answer && say("hall.declined");
	const changed = () => save(tournament, "result", result, result.open ? "report" : "handin", sessionStorage);
	const open = setter(result, "open", changed);
	const send = (seats) => once("handin", async () => {
		const value = await request(`/g/${tournament.game}/handin`,
			{member: me, round: number, table: table.number, ...seats});
		if (!value) return;
		open(false);
		save(tournament, reportKey, value.done);
	});
	return [
		status && h("p.since", {role: "status"}, status),
		result.open ? report(result, say("hall.handin"), say("hall.send"), send, changed)
			: press(say("hall.handin"), () => open(true), status ? "" : ".main", {id: "handin", key: "handin"}),
	];
}

function ranking(tournament) {
	const {standing, awards, members, reveal} = tournament;
	const me = saved(tournament, "me");
	const ranked = ({members: all, ranks, points}) => all && rowList({rows: all.map((one, index) =>
		({lead: ranks[index], title: members[one], figure: points[index], chosen: one === me}))});
	if (reveal) return part(reveal.title, ranked(reveal));
	if (!standing) return part(say("standings"), h("p", say("hall.none")));
	const all = ranked(standing);
	return [
		part(standing.title, h("p", standing.hidden),
			standing.hidden && all ? h("details", h("summary", say("hall.secret")), all) : all),
		awards && part(say("hall.awards"), rowList({rows: awards.map(({name, member}) =>
			({title: name, figure: members[member]}))})),
	];
}

// tables draws the tables of the round, or before the first one who takes part.
function tables({round, members, active}) {
	const names = (all) => all?.map((one) => members[one]);
	if (!round) return part(say("hall.members"), listed("ul.rows", names(active)));
	const out = names(round.out);
	const rows = round.tables.map(({number, done, members: all}) => ({title: say("hall.table", {table: number}),
		about: done && "✓ " + say("hall.done"), lines: names(all).map((title, index) => ({lead: index + 1, title}))}));
	return [
		parts({parts: [{title: round.title, as: "cards", rows}]}),
		out?.length && h("p", say("hall.sitting", {names: out.join(", ")})),
	];
}
