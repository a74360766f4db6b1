// A page that the host has worked out: its parts with their texts, fields and rows, and its actions.

import {go, hashOf, ifAllowed, once, post, redraw, refocus, state, tell} from "./app.js";
import {form, h, listed, pawn, press, say} from "./dom.js";
import {fill} from "./field.js";
import {headed} from "./fields.js";
import {ask} from "./net.js";

// visited is the page shown: its tournament (game) and place, what is filled in by field (said), the host's answer
// (page or fault), the tournament's state it was fetched for (head), the one that an action without an answer was for
// (sent), and whether it is stale because something was filled in since.
let visited = {};

// landed is the hash that this window was opened with, unless it was reloaded: no page of ours is behind it.
const landed = history.state || location.hash;

// visitCount counts the requests, so that only the latest answer is used.
let visitCount = 0, visitTimer;

// keepVisit keeps what is filled in with the page's place in the browser's history, for a reload or the way back.
const keepVisit = ({said, sent}) => ifAllowed(() => history.replaceState({said, sent}, ""));

// visit fetches the page of a visited place.
async function visit(wanted) {
	clearTimeout(visitTimer);
	visitCount++;
	const mine = visitCount;
	const {ok, status, value} = await ask(`/g/${state.route.game}/page`, {place: wanted.place, said: wanted.said});
	if (mine !== visitCount || wanted !== visited) return;
	if (!wanted.page) refocus("panel-title");
	wanted.stale = false;
	wanted.fault = value.sentence;
	if (ok) wanted.page = value;
	if (status === 409) wanted.page = null; // its subject doesn't exist any more
	redraw();
}

// fillIn fills in a field and fetches the page as it follows from that. wait is the time in milliseconds to wait for more
// typing.
function fillIn(field, value, wait = 0) {
	fill(field, value);
	visited.said[field.Name] = String(value);
	keepVisit(visited);
	if (!visited.stale) {
		visited.stale = true;
		redraw();
	}
	visitCount++;
	clearTimeout(visitTimer);
	visitTimer = setTimeout(visit, wait, visited);
}

// settled returns an action as the host offers it after all that was filled in.
async function settled(action) {
	if (!visited.stale) return action;
	while (visited.stale) await visit(visited); // another visit may have been quicker
	const {next, parts: all = []} = visited.page || {};
	return [next, ...all.map(({actions}) => actions)].flat().find((other) => other?.way === action.way) || action;
}

const hashOfPlace = (place) => hashOf("page", ...place ? place.split("/") : []);

// replaceBy shows a place instead of this one: the way back leads past both.
const replaceBy = (hash) => (location.hash === hash ? redraw() : location.replace(hash));

// act performs an action or opens the page it leads to.
const act = (action) => (action.to === undefined ? once(visited.place === null && action.way, () => perform(action))
	: go(hashOfPlace(action.to)));

async function perform(offered) {
	const {way, body, off, reason} = await settled(offered);
	if (off) return tell(reason);
	if (visited.place === null) return post(way, body);
	if (way === "fill") {
		Object.assign(visited.said, body);
		keepVisit(visited);
		if (visited.page.small) history.back();
		else await visit(visited);
		return;
	}
	const acted = visited;
	const {hash} = location;
	const {place: from, said} = acted;
	acted.sent ||= acted.head;
	keepVisit(acted);
	acted.said = {};
	const {ok, status, value} = await ask(`/g/${state.route.game}/do`,
		{place: from, said, action: {way, body}, head: acted.sent});
	if (status) acted.sent = "";
	tell(ok ? value.told : value.sentence);
	if (acted !== visited || hash !== location.hash) return; // the user has gone elsewhere meanwhile
	leave(acted, said, ok && value);
}

// leave goes where the host's answer leads; there is no answer to a refused action. A page closes if the answer says
// so, or if it is a small one that asked something: the window goes back, or to the tournament if nothing is behind the
// page. A page that stays keeps what was filled in.
function leave(acted, said, answer) {
	const {small, next: asks} = acted.page || {};
	const closes = answer && (answer.leave || (small && asks));
	const next = closes && location.hash === landed ? "" : answer?.to;
	if (next === undefined && !closes) acted.said = {...said, ...acted.said};
	else acted.head = null;
	keepVisit(acted);
	if (next !== undefined) replaceBy(hashOfPlace(next));
	else if (closes) history.back();
	else visit(acted);
}

const button = (action) => press(action.text, () => act(action), action.main && ".main",
	{disabled: action.off && !visited.stale});

// buttons draws actions below the reasons why some are impossible.
const buttons = (actions) => [
	actions?.map(({reason}) => reason && h("p.bad", reason)),
	listed("p.buttons", actions, button),
];

// place draws the page of a place, and fetches it again once the tournament's head has changed. Pages within one
// another share what is filled in.
export function place(path, head) {
	const {game} = state.route;
	const [outer, inner] = [path, `${visited.place}`].sort();
	if (outer !== inner || visited.game !== game) {
		const within = visited.game === game && inner.startsWith(outer + "/");
		visited = {game, place: path, said: {}, ...within ? {said: visited.said} : history.state};
		keepVisit(visited);
	}
	if (visited.head !== head) {
		visited.head = head;
		visit(visited);
	}
	const {page, fault} = visited;
	if (!page) return h("p.soft", fault);
	const next = page.next?.find(({main}) => main) || page.next?.at(-1);
	return form(() => next && act(next),
		page.tabs ? views(page.tabs) : [h("h2", {id: "panel-title", tabindex: "-1"}, page.title), h("p.soft", page.about)],
		buttons(page.tools),
		page.rare && h("details", h("summary", say("more", {name: page.title})), buttons(page.rare)),
		page.waits && rowList({rows: page.waits}), parts(page), says(page.says), buttons(page.next));
}

// desk draws a page without a place, whose actions are posted to the game.
export function desk(page) {
	visited = {place: null, said: {}};
	return parts(page);
}

// parts draws the parts of a page, and those beside it unless they are another page.
export function parts(page) {
	const beside = page.another ? [] : page.beside || [];
	return [...page.parts || [], ...beside].map((part, index) => h("section", {key: index + 1, label: part.title},
		headed(part, fillIn, says(part.says), views(part.choices)), (layouts[part.as] || rowList)(part),
		buttons(part.actions)));
}

const says = (all) => all?.map(({text, tone}) => h("p", {class: tone}, text));

// views draws buttons for several views; the main one is shown.
const views = (all) => listed("p.buttons", all, (action) => press(action.text, () => act(action), "",
	{"aria-pressed": !!action.main}));

const content = ({lead, pawn: mark, title, about, tone, cells, figure}) => [lead && h("span.lead", lead),
	mark && pawn(mark), h("span.what", h("span", {class: tone}, title), h("small", about)),
	cells && h("span.soft", cells.join(" ")), figure && h("b", figure)];

// rowContent draws the content of a row, as a link or a button if it opens anything.
function rowContent({open, ...row}) {
	if (!open || open.off && open.to !== undefined) return h("div.opens", content(row));
	if (open.to !== undefined) return h("a.opens", {href: hashOfPlace(open.to)}, content(row));
	return press(content(row), () => act(open), ".opens", {disabled: open.off});
}

const rowClass = ({struck, chosen}) => (struck ? "struck" : chosen && "you");

export const rowList = ({rows}) => listed("ul.rows", rows, (row) => h("li", {key: row.title, class: rowClass(row)},
	rowContent(row), buttons(row.actions)));

// choosePlayer shows the same page with the tapped player of a card chosen.
const choosePlayer = (event) => {
	const player = event.target.closest("a");
	if (!player) return;
	event.preventDefault();
	replaceBy(player.hash);
};

const card = ({title, about, tone, open, lines: rows, actions}) => h("section.card", {key: title},
	h("h3", rowContent({open, title, figure: about, tone})), h("div", {onclick: choosePlayer}, rowList({rows})),
	buttons(actions));

// marks draws short words side by side, such as the days of a month.
const marks = ({rows}) => views(rows?.filter(({open}) => open)
	.map(({short, chosen, open}) => ({...open, text: short, main: chosen})));

// layouts draw the rows of a part; others are lines.
const layouts = {marks, cards: ({rows}) => rows && h("div.cards", rows.map(card))};
