// What is seen from afar: a table on a television, a tournament on a projector.

import {got, redraw, state} from "./app.js";
import {chart, prices} from "./chart.js";
import {h, say} from "./dom.js";
import {log} from "./log.js";
import {matrix} from "./matrix.js";
import {host} from "./net.js";
import {turn} from "./table.js";

// fit makes text smaller, from most to least pixels, until all that is in a room shows.
function fit(room, most, least) {
	for (let size = most; room && size > least; size *= 0.95) {
		document.documentElement.style.fontSize = size + "px";
		if (room.scrollHeight <= room.clientHeight && room.scrollWidth <= room.clientWidth) return;
	}
}

// drawn is how many milliseconds after a redraw what was drawn can be measured.
const drawn = 20;

export function board(of) {
	const size = (innerWidth + innerHeight) * 0.01, {value: seen = {}} = got(`/g/${of.game}/chart`);
	const lines = seen.worths || seen.prices;
	setTimeout(() => fit(document.querySelector(".tv>div"), size, size * 0.4), drawn);
	return [h("main.tv", h("header", h("h1", of.title), turn(of)),
		h("div", matrix(of.grid, {caption: say("seats"), plain: true}), prices(of.prices, of.chart)),
		h("div", lines && chart(lines, say(seen.worths ? "chart.worths" : "chart.prices")),
			log(of.log.slice(1), of.seats, null, true)),
		h("p.tv-last", of.say))];
}

let ticking;

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

// turning is how many milliseconds a page of a tournament shows.
const turning = 12000;

// slide is where the pages of a tournament stand: which view, which of its pages, and since when. Of is the tournament
// as it was seen last, over that its round had ended then.
const slide = {view: 0, page: 0, pages: 1, since: Date.now(), of: "", over: false, fitted: ""};

const show = (view, page) => Object.assign(slide, {view, page, since: Date.now()});

// advance turns to the page that is due: the first of a reveal that goes on, the last view once a round is over, else
// the next after a while.
function advance(of, views) {
	const over = Boolean(of.clock?.until && !seconds(of.clock));
	if (of.reveal && slide.of !== of.head) show(slide.view, 0);
	slide.of = of.head;
	if (over && !slide.over) show(views - 1, 0);
	else if (Date.now() - slide.since >= turning) {
		if (slide.page + 1 < slide.pages) show(slide.view, slide.page + 1);
		else show(slide.view + 1, 0);
	}
	slide.over = over && views > 0;
	slide.view %= views || 1;
}

// paged fits items into columns that are read from afar, and turns to the page.
function paged(key) {
	const room = document.querySelector(".items"), far = Math.min(innerHeight, innerWidth * 0.8);
	if (!room) return;
	if (key !== slide.fitted) fit(room, far / 8, far / 24);
	slide.fitted = key;
	slide.pages = Math.ceil(room.scrollWidth / room.clientWidth - 0.1);
	room.scrollLeft = slide.page * room.clientWidth;
}

// far is a page for those far away: as large as it fits, parts that turn by themselves.
export function far(of) {
	const {parts = []} = got(`/g/${of.game}/views`).value || {};
	advance(of, parts.length);
	const {title, as, says = [], rows} = parts[slide.view] || {}, time = as === "time";
	if (rows) setTimeout(paged, drawn, [slide.view, of.head, innerWidth, innerHeight].join());
	else slide.pages = 1;
	return h("main.far",
		h("header", h("h1", title), h("p.soft", of.title), h("p.time", !time && left(of))),
		h("p.giant", time && left(of)), says.map(({text}) => h("p.hero", text)),
		rows && h("div.items", rows.map(as === "revealed" ? told : row)),
		h("p.pages", slide.pages > 1 && `${slide.page + 1} / ${slide.pages}`));
}

const line = ({lead, title, figure}) => [h("span.lead", lead), h("span", title), h("b", figure)];

const row = ({lines, done, ...of}) => (lines
	? h("section.card", {class: done && "done"}, h("h2", of.title, done && h("span.gain", " ✓")),
		lines.map((one) => h("p", line(one))))
	: h("section", h("p", line(of))));

// told are rows that are told one by one, the latest first, with a bar each.
const told = (of, at) => {
	const bar = h("span.share", {vars: {"--share": of.share || 0}});
	return at ? h("section", h("p", line(of)), bar) : h("section.card", h("h2.told", line(of)), bar, h("p", of.about));
};
