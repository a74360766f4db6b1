// What is seen from afar: a table on a television, a tournament on a projector.

import {redraw, state} from "./app.js";
import {chart, prices} from "./chart.js";
import {h, say} from "./dom.js";
import {log} from "./log.js";
import {matrix} from "./matrix.js";
import {ask, host} from "./net.js";
import {lost, turn} from "./table.js";

const turning = 12000;
let seen = {}, view = 0, page = 0, pages = 1, turned = Date.now(), ticking, rang, fitted;

// look asks for what else is shown, once for each state of the game.
async function look({game, head}, what) {
	if (seen.head === head) return;
	seen.head = head;
	const {ok, value} = await ask(`/g/${game}/${what}`);
	if (ok) seen = {...value, head};
	redraw();
}

// fit makes text smaller, from most to least pixels, until all that is in a room shows.
export function fit(room, most, least) {
	for (let size = most; room && size > least; size *= 0.95) {
		document.documentElement.style.fontSize = size + "px";
		if (room.scrollHeight <= room.clientHeight && room.scrollWidth <= room.clientWidth) return;
	}
}

export function board(of) {
	const size = (innerWidth + innerHeight) * 0.01, lines = seen.worths || seen.prices;
	look(of, "chart");
	setTimeout(() => fit(document.querySelector(".tv>div"), size, size * 0.4), 20);
	return [h("main.tv", h("header", h("h1", of.title), turn(of)), lost(),
		h("div", matrix(of.grid, {caption: say("seats"), plain: true}), prices(of.prices, of.chart)),
		h("div", lines && chart(lines, say(seen.worths ? "chart.worths" : "chart.prices")),
			log(of.log.slice(1), of.seats, null, true)),
		h("p.tv-last", of.say))];
}

const seconds = ({until, left: rest}) => (until ? Math.max(0, Math.ceil((until - Date.now() - host.ahead) / 1000))
	: rest);

// left is how much time the round has, empty where it has no clock.
export function left({clock}) {
	clearTimeout(ticking);
	if (state.far || clock?.until) ticking = setTimeout(redraw, 500);
	if (!clock) return "";
	const all = seconds(clock), whole = new Date(all * 1000).toISOString();
	return all ? whole.slice(all < 3600 ? 14 : all < 36000 ? 12 : 11, -5) : clock.over;
}

// paged fits items into columns that are read from afar, and turns to the page.
function paged(key) {
	const room = document.querySelector(".items"), far = Math.min(innerHeight, innerWidth * 0.8);
	if (!room) return;
	if (key !== fitted) fit(room, far / 8, far / 24);
	fitted = key;
	pages = Math.ceil(room.scrollWidth / room.clientWidth - 0.1);
	room.scrollLeft = page * room.clientWidth;
}

// far is a tournament: as large as it fits, pages that turn by themselves.
export function far(of) {
	if (of.reveal && seen.head !== of.head) [page, turned] = [0, Date.now()];
	look(of, "views");
	const shown = seen.views || [], over = of.clock?.until && !seconds(of.clock), late = Date.now() - turned >= turning;
	if (over && !rang) [view, page, turned] = [shown.length - 1, 0, Date.now()];
	else if (late) [view, page, turned] = page + 1 < pages ? [view, page + 1, Date.now()] : [view + 1, 0, Date.now()];
	rang = over && shown.length > 0;
	view %= shown.length || 1;
	const {title, only, clock, items} = shown[view] || {};
	if (!items) pages = 1;
	else setTimeout(paged, 20, [view, of.head, innerWidth, innerHeight].join());
	return h("main.far", h("header", h("h1", title), h("p.soft", of.title), h("p.time", !clock && left(of))), lost(),
		h("p.giant", clock && left(of)), h("p.hero", only), items && h("div.items", items.map(item)),
		h("p.pages", pages > 1 && `${page + 1} / ${pages}`));
}

const item = ({title, done, lines}) => h("section", {class: (title ? "card" : "") + (done ? " done" : "")},
	title && h("h2", title, done && h("span.gain", " ✓")),
	lines.map(({lead, text, figure}) => h("p", h("span.lead", lead), h("span", text), h("b", figure))));
