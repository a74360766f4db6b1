// A page as the host works it out: its parts, each with what is said there, its rows, and what can be done.

import {at, go, post, redraw, state, tell} from "./app.js";
import {form, h, listed, pawn, press, say} from "./dom.js";
import {fill} from "./field.js";
import {headed} from "./fields.js";
import {ask} from "./net.js";

// visited is the page of a place, with what is filled in there; stale reports that something was filled in since.
let visited = {place: null, said: {}}, turn = 0, timer;

// visit has the host work the page of a place out.
async function visit(of) {
	clearTimeout(timer);
	const mine = ++turn, {ok, status, value} = await ask(`/g/${state.route.game}/page`,
		{place: of.place, said: of.said});
	if (mine !== turn || of !== visited) return;
	Object.assign(of, {stale: false}, ok ? {page: value, fault: ""} : {fault: value.sentence});
	if (status === 409) of.page = null; // what it is about is there no more
	redraw();
}

// set notes what is filled in, and shows what follows from it.
function set(field, value, wait) {
	fill(field, value);
	visited.said[field.Name] = String(value);
	if (!visited.stale) redraw(visited.stale = true);
	turn++;
	clearTimeout(timer);
	timer = setTimeout(visit, wait || 0, visited);
}

// settled is an action as it is offered once all that was filled in is known to the host.
async function settled(a) {
	if (!visited.stale) return a;
	while (visited.stale) await visit(visited); // another visit may have been quicker
	const {next, parts: all = []} = visited.page || {};
	return [{actions: next}, ...all].flatMap(({actions}) => actions).find((b) => b?.way === a.way) || a;
}

const placeOf = (place) => at("page", ...place ? place.split("/") : []);

// instead shows a place where this one was: the way back leads past both.
const instead = (hash) => (location.hash === hash ? redraw() : location.replace(hash));

let doing;

// act does what an action of a page says, or goes where it leads, but nothing more before it is answered.
async function act(offered) {
	if (offered.to !== undefined) return go(placeOf(offered.to));
	doing = doing || does(offered).finally(() => {
		doing = 0;
	});
}

async function does(offered) {
	const {way, body, off, reason} = await settled(offered);
	if (off) return tell(reason);
	if (visited.place === null) return post(way, body);
	if (way === "fill") {
		Object.assign(visited.said, body);
		return visited.page.small ? history.back() : visit(visited);
	}
	const of = visited, {hash} = location, {place: from, said} = of;
	of.said = {};
	const {ok, value} = await ask(`/g/${state.route.game}/do`, {place: from, said, action: {way, body}});
	tell(ok ? value.told : value.sentence);
	if (of !== visited || hash !== location.hash) return; // somebody went elsewhere meanwhile
	const {small, next: asks} = of.page || {}, {to: next, leave = small && asks} = ok ? value : {leave: false};
	if (next === undefined && !leave) of.said = {...said, ...of.said};
	else of.head = null;
	if (next !== undefined) instead(placeOf(next));
	else if (leave) history.back();
	else visit(of);
}

const button = (a) => press(a.text, () => act(a), a.main && ".main", {disabled: a.off && !visited.stale});

// buttons are actions, under why some of them cannot be done.
const buttons = (all) => [all?.map(({reason}) => reason && h("p.bad", reason)), listed("p.buttons", all, button)];

// place is the page of a place, asked for anew where something was entered since. Pages of which one lies within the
// other share what is filled in.
export function place(path, head) {
	const [outer, inner] = [path, `${visited.place}`].sort();
	if (outer !== inner) visited = {place: path, said: inner.startsWith(outer + "/") ? visited.said : {}};
	if (visited.head !== head) visit(Object.assign(visited, {head}));
	const {page, fault} = visited;
	if (!page) return h("p.soft", fault);
	const next = page.next?.find(({main}) => main) || page.next?.at(-1);
	return form(() => next && act(next), page.tabs ? choices(page.tabs)
		: [h("h2", page.title), h("p.soft", page.about)],
		buttons(page.tools), page.rare && h("details", h("summary", say("more", {name: page.title})), buttons(page.rare)), page.waits && lines({rows: page.waits}), parts(page),
		says(page.says), buttons(page.next));
}

// desk is a page that has no place: what it offers is posted as it says.
export function desk(page) {
	visited = {place: null, said: {}};
	return parts(page);
}

export const parts = (page) => [...page.parts || [], ...page.another ? [] : page.beside || []].map((of, n) => h(
	"section", {key: n + 1, label: of.title},
	headed(of, set, says(of.says), choices(of.choices)), (drawn[of.as] || lines)(of), buttons(of.actions)));

const says = (all) => all?.map(({text, tone}) => h("p", {class: tone}, text));

// choices are several views, of which the main one is seen.
const choices = (all) => listed("p.buttons", all, (a) => press(a.text, () => act(a), "", {"aria-pressed": !!a.main}));

// told is what a row says: what leads it, its title with what is beneath, its figures.
const told = ({lead, pawn: mark, title, about, tone, cells, figure}) => [lead && h("span.lead", lead), mark && pawn(mark),
	h("span.what", h("span", {class: tone}, title), h("small", about)), cells && h("span.soft", cells.join(" ")),
	figure && h("b", figure)];

// opened is what a row says, to press where a tap does something.
const opened = ({open, ...row}) => (!open || open.off && open.to !== undefined ? h("div.opens", told(row)) : open.to === undefined
	? press(told(row), () => act(open), ".opens", {disabled: open.off}) : h("a.opens", {href: placeOf(open.to)}, told(row)));

export const lines = ({rows}) => listed("ul.rows", rows, (row) => h("li", {key: row.title,
	class: row.struck ? "struck" : row.chosen && "you"}, opened(row), buttons(row.actions)));

// chosen is a tap on somebody of a card: the same page with him chosen.
const chosen = (event) => {
	const to = event.target.closest("a");
	if (to) event.preventDefault(instead(to.hash));
};

const card = ({title, about, tone, open, lines: rows, actions}) => h("section.card", {key: title},
	h("h3", opened({open, title, figure: about, tone})), h("div", {onclick: chosen}, lines({rows})),
	buttons(actions));

// marks are short words side by side, such as the days of a month.
const marks = ({rows}) => choices(rows?.filter(({open}) => open).map(({short, chosen, open}) => ({...open, text: short,
	main: chosen})));

const drawn = {marks, cards: ({rows}) => rows && h("div.cards", rows.map(card))};
