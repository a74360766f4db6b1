// Scripkeeper in a browser: who this phone is, and which table it follows.

import {aloud, go, placed, redraw, shows, state} from "./app.js";
import {h, learn, say} from "./dom.js";
import {board, far} from "./far.js";
import {hall} from "./hall.js";
import {ask, follow} from "./net.js";
import {halls, visitHalls} from "./office.js";
import {fetchPanel} from "./panel.js";
import {setup, visitSetup} from "./setup.js";
import {attend, hand} from "./sheet.js";
import {imports, shelf, visitShelf} from "./shelf.js";
import {table} from "./table.js";

let stop, following = "", panelWas = "", scrolled = 0;

// join trades the link's token for a cookie and goes to its game. Only the host's own pages send the cookie.
async function join(token) {
	const {ok, value} = await ask("/join", {token, name: ""});
	if (ok) return location.replace("/" + location.search + (value.guest.game ? "#/g/" + value.guest.game : ""));
	state.gone = value.sentence;
	redraw();
}

async function start() {
	await learn();
	shows(() => [view(), h("p.note", {"aria-hidden": "true"}, state.note)]);
	const link = location.pathname.match(/^\/[jk]\/([^/]+)$/i);
	if (link) return join(link[1]);
	const {ok, status, value} = await ask("/me");
	if (ok) Object.assign(state, {me: value.guest, games: value.games, whole: value.shelf});
	else if (status !== 401) setTimeout(start, 3000);
	state.open = ok || status === 401;
	addEventListener("hashchange", moved);
	addEventListener("resize", redraw);
	addEventListener("keydown", ({key}) => key === "Escape" && state.route.panel && go("#/g/" + state.route.game));
	moved();
}

// home is where a guest begins: at the table, a keeper of all games at the shelf.
const home = () => {
	const only = !state.whole && (state.me.game || state.games[0]?.id);
	return placed(only ? "#/g/" + only : state.far ? "#/halls" : "#/shelf");
};

const visits = {new: visitSetup, halls: visitHalls, shelf: (gone) => state.whole && visitShelf(gone)};

function moved() {
	if (!state.me) return redraw();
	state.route = location.hash.length > 2 ? placed(location.hash) : home();
	const {page, game, panel, arg} = state.route;
	if (game !== following) {
		stop?.();
		Object.assign(state, {table: null, guests: null, open: true});
		following = game;
		stop = game ? follow(`/g/${game}/stream`, heard, connected, out) : null;
	}
	visits[page]?.(arg);
	fetchPanel();
	if (panel && !panelWas) scrolled = scrollY;
	if (panel !== panelWas) setTimeout(() => {
		scrollTo(0, panel ? 0 : scrolled);
		document.getElementById("panel-title")?.focus({preventScroll: true});
		if (panel) document.querySelector("nav [aria-current]")?.scrollIntoView({block: "nearest"});
	}, 40);
	panelWas = panel;
	redraw();
}

function heard(name, value) {
	state.heard = new Date();
	if (name === "gone") return out();
	if (name === "guests") state.guests = value;
	if (name === "me") state.me = {...state.me, ...value};
	if (name === "table") {
		if (state.table && value.head !== state.table.head) aloud(value.say);
		state.table = value;
		document.title = value.title + " · Scripkeeper";
		fetchPanel();
	}
	const plays = state.table && !state.table.hall && !state.board && state.me.role !== "look";
	if (name !== "guests" && plays) attend(following, state.table.head);
	redraw();
}

function connected(open) {
	if (open === state.open) return;
	state.open = open;
	if (!open) aloud(say("lost"));
	redraw();
}

function out() {
	stop?.();
	Object.assign(state, {me: null, gone: say("gone")});
	redraw();
}

const alone = (text) => h("main.alone", h("h1", "Scripkeeper"), h("p", {role: "status"}, text));

const pages = {new: setup, import: imports, halls};

function view() {
	const {me, gone, open, route, table: seen} = state;
	if (gone || !me) return alone(gone || say(open ? "join" : "unreachable"));
	if (pages[route.page]) return pages[route.page]();
	if (!route.game) return state.whole ? shelf() : alone(say("join"));
	if (!seen) return alone(say(open ? "loading" : "lost"));
	if (seen.hall) return state.far ? far(seen) : hall(seen);
	return state.board ? board(seen) : hand() || table(seen);
}

start();
