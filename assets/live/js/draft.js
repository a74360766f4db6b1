// The entry that is filled in: what was set, which outlives a reload, a sleep and an older table.

import {go, recall, redraw, remember, tell} from "./app.js";
import {byId, say} from "./dom.js";
import {fill} from "./field.js";
import {ask} from "./net.js";

const blank = () => ({act: "record", op: 0, kind: "", sets: [], nobody: false, problem: "", since: [], old: true});

// draft is the entry as it stands: value is the sheet that the host made of it, old until it has answered what was set
// last; seat is whose hand is open, -1 for nobody's; busy while it is recorded.
export const draft = {...blank(), game: "", seat: -1, head: "", value: null, fault: "", busy: false};

let turn = 0, timer, quiet = 0;

export const touched = () => draft.sets.length || draft.act !== "record" || draft.kind;

function keep() {
	const {game, act, op, kind, sets} = draft;
	remember(sessionStorage, game, {act, op, kind, sets});
}

// attend makes the sheet one of a game's table as it stands.
export function attend(game, head) {
	if (draft.game !== game) {
		Object.assign(draft, blank(), {game, seat: -1, value: null}, recall(sessionStorage, game));
	}
	draft.head = head;
	if (!draft.busy) load();
}

export function begin(given) {
	Object.assign(draft, blank(), given);
	keep();
	return load();
}

export const forget = () => draft.act !== "record" && begin();

export function edit(act, op) {
	begin({act, op});
	go("#/g/" + draft.game);
}

// show opens the hand of a seat.
export function show(seat) {
	draft.seat = seat;
	load();
}

export function hide() {
	draft.value.hand = null;
	show(-1);
	redraw();
}

const send = (way, more) => {
	const {act, op, kind, head, sets, seat, nobody} = draft;
	return ask(`/g/${draft.game}/${way}`, {act, op, kind, head, sets, seat, nobody, ...more});
};

async function load() {
	const mine = ++turn, {ok, status, value} = await send("sheet", {head: ""});
	if (mine !== turn) return;
	if (ok) Object.assign(draft, {value, fault: "", sets: value.sets || draft.sets, old: false});
	else if (status) Object.assign(draft, {value: null, fault: value.sentence});
	else timer = setTimeout(load, 3000);
	keep();
	redraw();
}

// set fills in a field, unless the entry is recorded; what is typed waits for more.
export function set(field, value, wait) {
	if (draft.busy || draft.old) {
		document.activeElement.blur();
		return redraw();
	}
	if (draft.sets.at(-1)?.field === field.Name) draft.sets.pop();
	draft.sets.push(fill(field, value));
	Object.assign(draft, {problem: "", since: []});
	keep();
	clearTimeout(timer);
	timer = setTimeout(load, wait || 0);
	turn++; // an older answer would undo what is being typed
	if (!wait) redraw();
}

// doubleTap is how many milliseconds after an entry a finger may still tap for the one before.
const doubleTap = 350;

// enter records the entry, or does with it what else the host offers by that name.
export async function enter(way, more) {
	if (draft.busy || draft.old || performance.now() < quiet) return;
	draft.busy = true;
	clearTimeout(timer);
	redraw();
	const {ok, status, value} = await send(way, more);
	draft.busy = false;
	quiet = performance.now() + doubleTap;
	if (ok) return entered(way, value);
	Object.assign(draft, {problem: status ? value.sentence : say("notrecorded"), since: value.detail?.since || []});
	await load();
	if (!draft.value || draft.value.waits) tell(draft.problem); // its sheet is gone, and the place where it would stand
	byId("refusal")?.scrollIntoView({block: "nearest"});
}

async function entered(way, value) {
	tell(value.entered || value.proposed || value.told);
	if (way === "tell") draft.seat = -1;
	scrollTo(0, 0);
	await begin();
	setTimeout(() => document.activeElement === document.body
		&& byId("sheet-title")?.focus({preventScroll: true}), 50);
}
