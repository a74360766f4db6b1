// The views from afar: a table on a television, a tournament on a projector.

import {answerOf, redraw, state} from "./app.js";
import {chart, prices} from "./chart.js";
import {h, headline, say} from "./dom.js";
import {log} from "./log.js";
import {matrix} from "./matrix.js";
import {host} from "./net.js";
import {turn} from "./table.js";

// fit sets the largest text size in pixels, from most down to least, at which everything in a room is visible.
function fit(room, most, least) {
	for (let size = most; room && size > least; size *= 0.95) {
		document.documentElement.style.fontSize = size + "px";
		if (room.scrollHeight <= room.clientHeight && room.scrollWidth <= room.clientWidth) return;
	}
}

// layoutTime is the time in milliseconds after a redraw until elements can be measured.
const layoutTime = 20;

export function board(game) {
	const size = (innerWidth + innerHeight) * 0.01;
	const {value: charts = {}} = answerOf(`/g/${game.game}/chart`);
	const lines = charts.worths || charts.prices;
	setTimeout(() => fit(document.querySelector(".tv>div"), size, size * 0.4), layoutTime);
	return [h("main.tv", h("header", headline(game.title), turn(game)),
		h("div", matrix(game.grid, {caption: say("seats"), plain: true}), prices(game.prices, game.chart)),
		h("div", lines && chart(lines, say(charts.worths ? "chart.worths" : "chart.prices")),
			game.log[1] && log(game.log.slice(1), game.seats, null, true)),
		h("p.tv-last", game.say))];
}

let clockTimer;

// secondsLeft returns the rest of a round's time, which stands still while the clock is paused.
const secondsLeft = ({until, left}) =>
	(until ? Math.max(0, Math.ceil((until - Date.now() - host.ahead) / 1000)) : left);

// timeLeft returns the rest of the round's time, such as 59:59; empty without a clock.
export function timeLeft({clock}) {
	clearTimeout(clockTimer);
	if (state.far || clock?.until) clockTimer = setTimeout(redraw, 500);
	if (!clock) return "";
	const seconds = secondsLeft(clock);
	if (!seconds) return clock.over;
	const time = new Date(seconds * 1000).toISOString().slice(11, -5); // 01:02:03
	if (seconds < 3600) return time.slice(3);
	return seconds < 36000 ? time.slice(1) : time;
}

// screenTime is the time in milliseconds that a projector shows one screen of a tournament.
const screenTime = 12000;

// slide is what the projector shows: a view, a screen of it (page) out of pages, since when. head is the tournament's
// at the last redraw, over whether the round's time was over then, fitted what the text size was last set for.
const slide = {view: 0, page: 0, pages: 1, since: Date.now(), head: "", over: false, fitted: ""};

const show = (view, page) => Object.assign(slide, {view, page, since: Date.now()});

// advance turns to the next screen once it is time. A reveal turns to its newest row at once, and the end of a round to
// the last view.
function advance(tournament, views) {
	const over = Boolean(tournament.clock?.until && !secondsLeft(tournament.clock));
	if (tournament.reveal && slide.head !== tournament.head) show(slide.view, 0);
	slide.head = tournament.head;
	if (over && !slide.over) show(views - 1, 0);
	else if (Date.now() - slide.since >= screenTime) {
		if (slide.page + 1 < slide.pages) show(slide.view, slide.page + 1);
		else show(slide.view + 1, 0);
	}
	slide.over = over && views > 0;
	slide.view %= views || 1;
}

// scrollToPage scrolls the columns of items to the current screen. It fits the text size if the key has changed.
function scrollToPage(key) {
	const room = document.querySelector(".items");
	const size = Math.min(innerHeight, innerWidth * 0.8);
	if (!room) return;
	if (key !== slide.fitted) fit(room, size / 8, size / 24);
	slide.fitted = key;
	slide.pages = Math.ceil(room.scrollWidth / room.clientWidth - 0.1);
	room.scrollLeft = slide.page * room.clientWidth;
}

// far draws a tournament for a projector: one view after another, as large as fits.
export function far(tournament) {
	const {parts: views = []} = answerOf(`/g/${tournament.game}/views`).value || {};
	advance(tournament, views.length);
	const {title, as, says = [], rows} = views[slide.view] || {};
	const onlyTime = as === "time";
	if (rows) setTimeout(scrollToPage, layoutTime, [slide.view, tournament.head, innerWidth, innerHeight].join());
	else slide.pages = 1;
	return h("main.far",
		h("header", headline(title), h("p.soft", tournament.title), h("p.time", !onlyTime && timeLeft(tournament))),
		h("p.giant", onlyTime && timeLeft(tournament)), says.map(({text}) => h("p.hero", text)),
		rows && h("div.items", rows.map(as === "revealed" ? revealedRow : farRow)),
		h("p.pages", slide.pages > 1 && `${slide.page + 1} / ${slide.pages}`));
}

const line = ({lead, title, figure}) => [h("span.lead", lead), h("span", title), h("b", figure)];

// farRow draws a row, as a card if it has lines.
function farRow({lines, done, ...own}) {
	if (!lines) return h("section", h("p", line(own)));
	return h("section.card", {class: done && "done"}, h("h2", own.title, done && h("span.gain", " ✓")),
		lines.map((one) => h("p", line(one))));
}

// revealedRow draws a row of a reveal with a bar; the first one is the newest.
function revealedRow(row, index) {
	const bar = h("span.share", {vars: {"--share": row.share || 0}});
	if (index) return h("section", h("p", line(row)), bar);
	return h("section.card", h("h2.told", line(row)), bar, h("p", row.about));
}
