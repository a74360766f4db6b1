// The entry that is being filled in. It outlives a reload, a sleeping phone and changes of the table.

import {doubleTap, go, recall, redraw, refocus, remember, tell} from "./app.js";
import {byId, say} from "./dom.js";
import {fill} from "./field.js";
import {ask} from "./net.js";

const blank = () => ({act: "record", op: 0, kind: "", sets: [], nobody: false, problem: "", since: [], sent: null,
	old: true});

// draft is the entry: what is done with it (act) to which operation (op), its kind, and the filled-in fields (sets).
// value is the sheet the host made of it, old until the host has answered the last change. seat is the one whose hand
// is open, or -1. problem is why it wasn't recorded, since what others have recorded meanwhile, sent the request to record
// it that got no answer (its way and body), busy whether it is being recorded.
export const draft = {...blank(), game: "", seat: -1, head: "", value: null, fault: "", busy: false};

// loadCount counts the requests, so that only the latest answer is used. Until deafUntil, no tap records anything.
let loadCount = 0, loadTimer, deafUntil = 0;

// touched reports whether anything is filled in or chosen.
export const touched = () => draft.sets.length || draft.act !== "record" || draft.kind;

function keepDraft() {
	const {game, act, op, kind, sets, sent} = draft;
	remember(sessionStorage, game, {act, op, kind, sets, sent});
}

// openDraft updates the sheet to the head of a game's table.
export function openDraft(game, head) {
	if (draft.game !== game) {
		Object.assign(draft, blank(), {game, seat: -1, value: null}, recall(sessionStorage, game));
	}
	draft.head = head;
	if (!draft.busy) load();
}

// begin starts another entry, such as one of a kind.
export function begin(given) {
	Object.assign(draft, blank(), given);
	keepDraft();
	return load();
}

// forget drops an edit or an insertion, but keeps a new entry.
export function forget() {
	if (draft.act !== "record") begin();
}

// edit replaces an operation, or inserts an entry before it.
export function edit(act, op) {
	begin({act, op});
	go("#/g/" + draft.game);
}

export function showHand(seat) {
	draft.seat = seat;
	load().then(() => refocus(seat < 0 ? "sheet-title" : "title"));
}

export function hideHand() {
	draft.value.hand = null;
	showHand(-1);
	redraw();
}

const asked = (more) => {
	const {act, op, kind, head, sets, seat, nobody} = draft;
	return {act, op, kind, head, sets, seat, nobody, ...more};
};

const send = (way, body) => ask(`/g/${draft.game}/${way}`, body);

async function load() {
	if (draft.sent && draft.sent.body.head !== draft.head) return deliver(draft.sent); // the host knows if it was recorded
	loadCount++;
	const mine = loadCount;
	const {ok, status, value} = await send("sheet", asked({head: ""}));
	if (mine !== loadCount) return;
	if (ok) Object.assign(draft, {value, fault: "", sets: value.sets || draft.sets, old: false});
	else if (status) Object.assign(draft, {value: null, fault: value.sentence});
	else loadTimer = setTimeout(load, 3000);
	keepDraft();
	redraw();
}

// set fills in a field, unless the entry is being recorded. wait is the time in milliseconds to wait for more typing.
export function set(field, value, wait = 0) {
	if (draft.busy || draft.old) {
		document.activeElement.blur();
		redraw();
		return;
	}
	if (draft.sets.at(-1)?.field === field.Name) draft.sets.pop();
	draft.sets.push(fill(field, value));
	Object.assign(draft, {problem: "", since: []});
	keepDraft();
	clearTimeout(loadTimer);
	loadTimer = setTimeout(load, wait);
	loadCount++; // an older answer would undo what is being typed
	if (!wait) redraw();
}

// enter records the entry, or hands it to the host in another way.
export async function enter(way, more) {
	if (draft.busy || draft.old || performance.now() < deafUntil) return;
	await deliver({way, body: asked({head: draft.sent?.body.head || draft.head, ...more})});
}

async function deliver(sent) {
	const {game} = draft;
	const {way, body} = sent;
	Object.assign(draft, {sent, busy: true});
	keepDraft();
	clearTimeout(loadTimer);
	redraw();
	const {ok, status, value} = await send(way, body);
	draft.busy = false;
	deafUntil = performance.now() + doubleTap;
	if (game !== draft.game) { // another game was opened meanwhile
		if (ok) remember(sessionStorage, game, {});
		return load();
	}
	if (ok) return entered(way, value);
	if (status) {
		Object.assign(draft, {problem: value.sentence, since: value.detail?.since || [], sent: null});
		await load();
	} else {
		draft.problem = say("notrecorded");
		loadTimer = setTimeout(load, 3000);
		redraw();
	}
	if (!draft.value || draft.value.waits) tell(draft.problem); // there is no sheet to show it
	byId("refusal")?.scrollIntoView({block: "nearest"});
}

async function entered(way, value) {
	tell(value.entered || value.proposed || value.told);
	if (way === "tell") draft.seat = -1;
	scrollTo(0, 0);
	await begin();
	refocus("sheet-title");
}
