// What the page knows, and how it comes before the eye.

import {byId, listed, morph, press} from "./dom.js";
import {ask} from "./net.js";

const shown = new URLSearchParams(location.search).get("view");

// state is who this phone is, whether it keeps all games (whole), the latest table, and the route.
export const state = {
	me: null, whole: false, games: [], table: null, guests: null, open: true, gone: "", note: "",
	route: {page: "", panel: ""}, board: shown === "board", far: shown === "hall",
};

let pending, fading, view;

export const shows = (drawer) => {
	view = drawer;
};

// redraw draws the page once for all that changes in a moment.
export const redraw = () => {
	pending = pending || setTimeout(() => {
		pending = 0;
		const old = byId("page"), fresh = old.cloneNode(false);
		fresh.append(...view().flat(2).filter(Boolean));
		morph(old, fresh);
	});
};

export const go = (hash) => {
	if (location.hash === hash) redraw();
	else location.hash = hash;
};

export function placed(hash) {
	const [page, game, panel = "", ...rest] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
	return page === "g" ? {page, game, panel, arg: rest.join("/")} : {page, panel: "", game: "", arg: game};
}

// at is the place of the game, or of what opens beside it.
export const at = (...parts) => ["#/g", state.route.game, ...parts.map(encodeURIComponent)].join("/");

const tried = (does) => {
	try {
		return does();
	} catch (_) {
		return null;
	}
};

// recall is what the browser's store keeps under a name, remember keeps it there.
export const recall = (store, name) => tried(() => JSON.parse(store.getItem(name)));

export const remember = (store, name, value) => tried(() => store.setItem(name, JSON.stringify(value)));

export const aloud = (sentence) => {
	byId("say").textContent = sentence;
};

// tell says something for a while, to everybody.
export function tell(sentence) {
	if (!sentence) return;
	state.note = sentence;
	aloud(sentence);
	clearTimeout(fading);
	fading = setTimeout(() => {
		state.note = "";
		redraw();
	}, 6000);
	redraw();
}

// want is what the host answers; a refusal is told, and nothing.
export async function want(path, body) {
	const {ok, value} = await ask(path, body);
	if (!ok) return tell(value.sentence);
	redraw();
	return value;
}

const known = {};

// got is what the host answers to a path, {value, fault}, asked for anew where something has changed since.
export function got(path, since = state.table?.head + state.me.role + state.me.seat) {
	const of = known[path] = known[path] || {};
	if (of.since !== since) {
		of.since = since;
		ask(path).then(({ok, status, value}) => {
			if (of.since !== since) return;
			Object.assign(of, ok ? {value, fault: ""} : {fault: value.sentence});
			if (!status) setTimeout(() => redraw(of.since = 0), 3000);
			redraw();
		});
	}
	return of;
}

// post asks the host for something of this game, and says what came of it.
export async function post(path, body = {}) {
	const value = await want(`/g/${state.route.game}/${path}`, body);
	tell(value?.done || value?.entered);
	return value;
}

// acts are buttons for what the host offers to do with this game.
export const acts = (all) => listed("p.buttons", all, ({text, way, body, main, off}) =>
	press(text, () => post(way, body), main && ".main", {disabled: off}));
