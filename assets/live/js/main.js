// Scripkeeper in a browser: who this phone is, and which table it follows.

import {aloud, go, placed, redraw, shows, state} from "./app.js";
import {byId, h, learn, say} from "./dom.js";
import {attend} from "./draft.js";
import {board, far} from "./far.js";
import {hall} from "./hall.js";
import {ask, follow, host} from "./net.js";
import {hand} from "./sheet.js";
import {table} from "./table.js";

// outside draws the pages outside of games once they are loaded: most guests only see a game.
let outside, loads = 0;

let stop, following = "", panelWas = "", scrolled = 0;

// join trades the link's token for a cookie and goes to its game. Only the host's own pages send the cookie.
async function join(token) {
	const {ok, status, value} = await ask("/join", {token, name: ""});
	if (ok) return location.replace("/" + location.search + (value.guest.game ? "#/g/" + value.guest.game : ""));
	if (!status) setTimeout(join, 3000, token);
	state.gone = value.sentence;
	redraw();
}

async function start() {
	if (await learn().catch(() => true)) return setTimeout(start, 3000);
	const link = location.pathname.match(/^\/[jk]\/([^/]+)$/i);
	if (link) return join(link[1]);
	const {ok, status, value} = await ask("/me");
	if (ok) Object.assign(state, {me: value.guest, games: value.games, whole: value.shelf});
	else if (status !== 401) setTimeout(start, 3000);
	state.open = ok || status === 401;
	moved();
}

// home is where a guest begins: at the table, a keeper of all games at the shelf.
const home = () => {
	const only = !state.whole && (state.me.game || state.games[0]?.id);
	return placed(only ? "#/g/" + only : state.far ? "#/halls" : "#/shelf");
};

function moved() {
	if (!state.me) return redraw();
	state.route = location.hash.length > 2 ? placed(location.hash) : home();
	const {page, game, panel} = state.route;
	if (game !== following) {
		if (stop) stop();
		Object.assign(state, {table: null, guests: null, open: true});
		following = game;
		stop = game && follow(game, heard, connected, out);
	}
	if (!game && outside) outside.visit(page);
	else if (!game && !loads) loadOutside();
	if (panel && !panelWas) scrolled = scrollY;
	if (panel !== panelWas) setTimeout(() => {
		scrollTo(0, panel ? 0 : scrolled);
		byId("panel-title")?.focus({preventScroll: true});
		if (panel) document.querySelector("nav [aria-current]")?.scrollIntoView({block: "nearest"});
	}, 40);
	panelWas = panel;
	redraw();
}

// loadOutside loads the script of the pages outside of games. Its address changes with each attempt, because some
// browsers remember that one failed.
async function loadOutside() {
	loads++;
	try {
		outside = await import("./outside.js?" + loads);
	} catch (_) {
		setTimeout(loadOutside, 3000);
		return;
	}
	moved();
}

function heard(name, value) {
	if (name === "gone") return out();
	if (name === "guests") state.guests = value;
	if (name === "me") state.me = {...state.me, ...value};
	if (name === "table") {
		if (state.table && value.head !== state.table.head) aloud(value.say);
		state.table = value;
		document.title = value.title + " · Scripkeeper";
	}
	const plays = state.table && !state.table.hall && !state.board && state.me.role !== "look";
	if (name !== "guests" && plays) attend(following, state.table.head);
	redraw();
}

const connected = (open) => open === state.open || redraw(state.open = open);

const lost = () => !state.open && h("p.lost", {role: "alert"}, h("b", say("lost")), " ", host.heard &&
	say("lost.since", {time: host.heard.toLocaleTimeString([], {timeStyle: "short"})}));

function out() {
	stop();
	Object.assign(state, {me: null, open: true, gone: say("gone")});
	redraw();
}

const alone = (text) => h("main.alone", h("h1", "Scripkeeper"), h("p", {role: "status"}, text));

function view() {
	const {me, gone, open, route, table: seen} = state;
	if (gone || !me) return alone(gone || say(open ? "join" : "unreachable"));
	if (!route.game && outside) return outside.draw(route.page) || alone(say("join"));
	if (!seen) return alone(say("loading"));
	if (seen.hall) return state.far ? far(seen) : hall(seen);
	return state.board ? board(seen) : hand() || table(seen);
}

shows(() => [state.route.game && lost(), view(), h("p.toast", {"aria-hidden": "true"}, state.note)]);
addEventListener("hashchange", moved);
addEventListener("resize", redraw);
addEventListener("keydown", ({key}) => key === "Escape" && state.route.panel && go("#/g/" + state.route.game));
// What isn't followed is asked for again when it comes back into sight.
document.addEventListener("visibilitychange", () => document.hidden || state.route.game || moved());
start();
