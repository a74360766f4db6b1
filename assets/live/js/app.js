// The state of the page, how it is drawn, and the requests to the host whose refusals the page shows.

import {byId, listed, morph, press, withMinus} from "./dom.js";
import {ask} from "./net.js";

const wantedView = new URLSearchParams(location.search).get("view");

// state holds the guest (me), whether it has the shelf of all games (whole), its games, the latest table and guests of
// the game it follows, whether the host is reached (open, null until it answers) and lacks the game (missing), why the
// page has ended (gone), a short message (note), and the route. board is the view for a television, far that for a
// projector.
export const state = {
	me: null, whole: false, games: [], table: null, guests: null, open: null, missing: false, gone: "", note: "",
	route: {page: "", panel: ""}, board: wantedView === "board", far: wantedView === "hall",
};

// doubleTap is the time in milliseconds after an action in which a tap may still be meant for it.
export const doubleTap = 350;

// quiet is when the next tap on an action of the same way (last) counts.
let quiet = 0, last;

// once performs an action unless another one is under way. If it has a way, none of the same way may just have ended: a
// double tap must not hit the button that takes the place of the one tapped.
export async function once(way, act) {
	if (quiet === Infinity || (way && way === last && performance.now() < quiet)) return;
	last = way;
	quiet = Infinity;
	try {
		await act();
	} finally {
		quiet = performance.now() + doubleTap;
	}
}

let view, pending, fading, toldAt = 0;

// setView sets the function that returns the elements of the page.
export const setView = (draw) => {
	view = draw;
};

// redraw draws the page once for all changes of a moment.
export const redraw = () => {
	pending ||= setTimeout(() => {
		pending = 0;
		const old = byId("page");
		const fresh = old.cloneNode(false);
		fresh.append(...view().flat(2).filter(Boolean));
		morph(old, fresh);
		document.title = [...new Set([byId("title")?.textContent, "Scripkeeper"])].filter(Boolean).join(" · ");
	});
};

// refocus focuses an element once it is drawn, unless something has the focus. It doesn't scroll unless the options say
// so: the page would move under a finger.
export const refocus = (id, options = {preventScroll: true}) => setTimeout(() => {
	if (document.activeElement === document.body) byId(id)?.focus(options);
}, 50);

export const go = (hash) => {
	if (location.hash === hash) redraw();
	else location.hash = hash;
};

// parseHash returns the route of a hash: "#/g/GAME/PANEL/ARG" in a game, else "#/PAGE/ARG".
export function parseHash(hash) {
	const [page, game, panel = "", ...rest] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
	if (page === "g") return {page, game, panel, arg: rest.join("/")};
	return {page, game: "", panel: "", arg: game};
}

// hashOf returns the hash of the game, or of one of its panels.
export const hashOf = (...parts) => ["#/g", state.route.game, ...parts.map(encodeURIComponent)].join("/");

// ifAllowed returns what a function returns, or null if the browser forbids it.
export const ifAllowed = (call) => {
	try {
		return call();
	} catch (_) {
		return null;
	}
};

// recall returns what remember has kept in a store of the browser, or null.
export const recall = (store, name) => ifAllowed(() => JSON.parse(store.getItem(name)));

export const remember = (store, name, value) => ifAllowed(() => store.setItem(name, JSON.stringify(value)));

// announce has screen readers read a sentence.
const announce = (sentence) => {
	byId("say").replaceChildren(withMinus(sentence)); // even if it is the same
};

// hear announces what has changed at the table, unless the guest was just told of it.
export const hear = (sentence) => setTimeout(() => performance.now() - toldAt > 1500 && announce(sentence), 500);

// tell shows a sentence for a while, and announces it.
export function tell(sentence) {
	if (!sentence) return;
	state.note = sentence;
	toldAt = performance.now();
	announce(sentence);
	clearTimeout(fading);
	fading = setTimeout(() => {
		state.note = "";
		redraw();
	}, 6000);
	redraw();
}

// option returns a button like press; if a reason makes it impossible, a tap tells the reason.
export const option = (text, reason, onclick, look, properties) => press(text, () => (reason ? tell(reason) : onclick()),
	look, {"aria-disabled": !!reason, title: reason, ...properties});

// request returns the host's answer. It tells a refusal, and then returns nothing.
export async function request(path, body) {
	const {ok, value} = await ask(path, body);
	if (!ok) return tell(value.sentence);
	redraw();
	return value;
}

const answers = {};

// answerOf returns the host's latest answer to a path as {value, fault}, and asks again once the version has changed.
export function answerOf(path, version = state.table?.head + state.me.role + state.me.seat) {
	answers[path] ||= {};
	const answer = answers[path];
	if (answer.version === version) return answer;
	answer.version = version;
	ask(path).then(({ok, status, value}) => {
		if (answer.version !== version) return;
		if (ok) answer.value = value;
		answer.fault = ok ? "" : value.sentence;
		if (!status) setTimeout(() => {
			answer.version = 0;
			redraw();
		}, 3000);
		redraw();
	});
	return answer;
}

// post sends something to the game, and tells what it did.
export async function post(path, body = {}) {
	const value = await request(`/g/${state.route.game}/${path}`, body);
	tell(value?.done || value?.entered || value?.told);
	return value;
}

// actionButtons draws a button for each action that the host offers.
export const actionButtons = (actions) => listed("p.buttons", actions, ({text, way, body, main, off}) =>
	press(text, () => once(way, () => post(way, body)), main && ".main", {disabled: off}));
