// A new game: what is played, by which rules, who sits where.

import {go, redraw} from "./app.js";
import {form, h, link, listed, press, say, submit, typed} from "./dom.js";
import {fill} from "./field.js";
import {headed} from "./fields.js";
import {ask} from "./net.js";

let made = {}, asked = {}, fault = "", turn = 0, timer;

export async function visitSetup() {
	const mine = ++turn, {ok, value} = await ask("/new", asked);
	if (mine !== turn) return;
	if (ok) [made, asked, fault] = [value, value.wish, ""];
	else fault = value.sentence;
	redraw();
}

function wish(change, wait) {
	Object.assign(asked, change);
	turn++;
	clearTimeout(timer);
	timer = setTimeout(visitSetup, wait || 0);
}

const offers = (all) => h("div.options", all?.map((of) => press([h("b", of.name), h("small", of.about)],
	() => wish({...of.wish, sets: []}), ".tall", {"aria-pressed": !!of.chosen})));

const set = (field, value, wait) => wish({sets: [...(asked.sets || []).filter((other) => other.field !== field.Name),
	fill(field, value)]}, wait);

function players(of) {
	const seats = [...asked.seats || ["", ""]];
	const seat = (change, wait) => wish({seats: change, drawn: undefined}, wait);
	return part("players", h("p.soft", of.count),
		h("ol", seats.map((name, i) => {
			const does = (key, sign, change, disabled) => press(sign, () => seat(change), "",
				{label: say(key, {name: name || i + 1}), disabled});
			return h("li.row", h("input", {type: "text", value: name, maxlength: 40, autocomplete: "off", list: "known",
				label: say("seat", {number: i + 1}), "aria-invalid": of.wrong === "seats." + i,
				oninput: ({target}) => {
					seats[i] = target.value;
					seat(seats, 300);
				}}),
			does("seat.up", "↑", [...seats.slice(0, i - 1), name, seats[i - 1], ...seats.slice(i + 1)], !i),
			does("seat.remove", "×", seats.filter((_, at) => at !== i)));
		})),
		h("datalist", {id: "known"}, of.known?.names?.map((value) => h("option", {value}))),
		h("p.buttons", seats.length < of.most && press(say("seat.add"), () => seat([...seats, ""])),
			press(say("draw"), () => wish({seats, draw: "first"}))), h("p.soft", {role: "status"}, of.drawn));
}

const part = (key, ...inside) => h("fieldset", h("legend", h("h2", say(key))), inside);

async function begin() {
	const {ok, value} = await ask("/begin", asked);
	if (ok) [made, asked] = [{}, {}];
	else fault = value.sentence;
	if (ok) go("#/g/" + value.game);
	redraw();
}

export const setup = (of = made) => h("main.page", h("h1", say("new")), link("#/shelf", say("shelf")), form(begin,
	part("game", offers(of.rulebooks)), of.offers?.length > 0 && part("rules", offers(of.offers)),
	players(of),
	of.parts?.length > 0 && h("details", h("summary", say("house")), of.parts.map((part) => headed(part, set))),
	listed("ul.lines", of.house),
	typed(say("title"), asked.title || "", (title) => wish({title}, 300)),
	h("div.record", h("p", {role: "status", class: fault || of.wrong ? "bad" : "soft"},
		fault || of.says), h("div.buttons", submit(say("begin"), !of.ready)))));
