// Scripkeeper in a browser: joining by a link, following a game, and choosing the page to draw.

import {go, hear, parseHash, redraw, refocus, setView, state} from "./app.js";
import {byId, h, headline, link, loadWords, say} from "./dom.js";
import {openDraft} from "./draft.js";
import {board, far} from "./far.js";
import {hall} from "./hall.js";
import {ask, follow, host} from "./net.js";
import {hand} from "./sheet.js";
import {table} from "./table.js";

// retry is the time in milliseconds after which the host is asked again if it wasn't reached.
const retry = 3000;

// unfollow closes the stream of the game that is followed.
let unfollow, following = "";

// outside draws the pages outside of games once they are loaded: most guests only see a game.
let outside, loads = 0;

// scrolled and opener are where the page was scrolled, and what had the focus, before a panel was opened.
let lastPanel = "", scrolled = 0, opener;

// join trades the token of a link for a cookie and goes to its game. The link is replaced, because browsers only send
// the cookie for pages of the host.
async function join(token) {
	const {ok, status, value} = await ask("/join", {token, name: ""});
	if (ok) {
		location.replace("/" + location.search + (value.guest.game ? "#/g/" + value.guest.game : ""));
		return;
	}
	if (!status) setTimeout(join, retry, token);
	state.gone = value.sentence;
	redraw();
}

async function start() {
	try {
		await loadWords();
	} catch (_) {
		setTimeout(start, retry);
		return;
	}
	const link = location.pathname.match(/^\/[jk]\/([^/]+)$/i);
	if (link) return join(link[1]);
	const {ok, status, value} = await ask("/me");
	if (ok) Object.assign(state, {me: value.guest, games: value.games, whole: value.shelf});
	else if (status !== 401) setTimeout(start, retry);
	state.open = ok || status === 401;
	moved();
}

// home returns the route of a guest's first page: a keeper of all games begins at the shelf, others in a game.
const home = () => {
	const game = !state.whole && (state.me.game || state.games[0]?.id);
	if (game) return parseHash("#/g/" + game);
	return parseHash(state.far ? "#/halls" : "#/shelf");
};

// moved follows the route of the address.
function moved() {
	if (!state.me) return redraw();
	state.route = location.hash.length > 2 ? parseHash(location.hash) : home();
	const {page, game, panel} = state.route;
	if (game !== following) {
		if (unfollow) unfollow();
		Object.assign(state, {table: null, guests: null, open: true, missing: false});
		following = game;
		unfollow = game && follow(game, heard, connected, out, missing);
	}
	if (!game && outside) outside.visitPage(page);
	else if (!game && !loads) loadOutside();
	if (!game) refocus("title", {});
	if (panel && !lastPanel) [scrolled, opener] = [scrollY, document.activeElement];
	if (panel !== lastPanel) setTimeout(showPanel, 40, panel);
	lastPanel = panel;
	redraw();
}

// renew asks for the lists of a page without a stream again while it is in sight.
function renew() {
	if (document.hidden || state.route.game) return;
	state.route = {...state.route};
	redraw();
}

// loadOutside loads the script of the pages outside of games. Its address changes with each attempt, because some
// browsers remember that one failed.
async function loadOutside() {
	loads++;
	try {
		outside = await import("./outside.js?" + loads);
	} catch (_) {
		setTimeout(loadOutside, retry);
		return;
	}
	moved();
}

// showPanel scrolls to a panel that was opened, or back to where the page and the focus were before.
function showPanel(panel) {
	scrollTo(0, panel ? 0 : scrolled);
	const next = panel ? byId("panel-title") : opener;
	if (panel || document.activeElement === document.body) next?.focus({preventScroll: true});
	if (panel) document.querySelector("nav [aria-current]")?.scrollIntoView({block: "nearest"});
}

// heard takes an event of the stream.
function heard(name, value) {
	if (name === "gone") return out();
	if (name === "guests") state.guests = value;
	if (name === "me") state.me = {...state.me, ...value};
	if (name === "table") {
		const newest = ({log = []}) => log[0]?.Number;
		if (!state.table) refocus("title", {});
		else if (value.head !== state.table.head) {
			hear(newest(value) < newest(state.table) ? value.whose : value.say); // after Undo, no entry is new
		}
		state.table = value;
		state.missing = false;
	}
	const plays = state.table && !state.table.hall && !state.board && state.me.role !== "look";
	if (name !== "guests" && plays) openDraft(following, state.table.head);
	redraw();
}

function connected(open) {
	if (open === state.open) return;
	state.open = open;
	redraw();
}

const lost = () => !state.open && !state.missing && h("p.lost", {role: "alert"}, h("b", say("lost")), " ", host.heard &&
	say("lost.since", {time: host.heard.toLocaleTimeString([], {timeStyle: "short"})}));

// out ends the page of a guest whom the host doesn't know any more.
function out() {
	unfollow();
	Object.assign(state, {me: null, open: true, gone: say("gone")});
	redraw();
}

// missing shows that the host doesn't have the game; it may come back.
function missing() {
	Object.assign(state, {table: null, missing: true});
	redraw();
}

const alone = (text, ...more) => h("main.alone", headline("Scripkeeper"), h("p", {role: "status"}, text), more);

function pageNow() {
	const {me, gone, open, route, table: game} = state;
	if (gone || !me) return alone(gone || open !== null && say(open ? "join" : "unreachable"));
	if (!route.game && outside) return outside.drawPage(route.page) || alone(say("join"));
	if (state.missing) return alone(say("missing"), state.whole && link("#/shelf", say("shelf")));
	if (!game) return alone(say("loading"));
	if (game.hall) return state.far ? far(game) : hall(game);
	return state.board ? board(game) : hand() || table(game);
}

setView(() => [state.route.game && lost(), pageNow(), h("p.toast", {"aria-hidden": "true"}, state.note)]);
addEventListener("hashchange", moved);
addEventListener("resize", redraw);
addEventListener("keydown", (event) => {
	if (event.key === "Escape" && state.route.panel) go("#/g/" + state.route.game);
	if (event.key === "Enter" && event.repeat) event.preventDefault(); // a held key is one tap
});
document.addEventListener("visibilitychange", renew);
setInterval(renew, 5000);
start();
