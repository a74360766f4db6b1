// A new game: which one, by which rules, and who plays.

import {go, recall, redraw, remember} from "./app.js";
import {form, h, headline, link, listed, press, say, textBox} from "./dom.js";
import {fill} from "./field.js";
import {headed} from "./fields.js";
import {ask, random} from "./net.js";
import {foot} from "./sheet.js";

// offer is the host's answer to the wish, which holds what is chosen and filled in.
let offer = {}, fault = "";

// The host recognises by its attempt that it is asked again to begin the same wish. Both outlive a reload.
let {wish, attempt} = recall(sessionStorage, "new") || {wish: {}, attempt: random()};

function keepWish(wanted, by = attempt) {
	[wish, attempt] = [wanted, by];
	remember(sessionStorage, "new", {wish, attempt});
}

// wishCount counts the requests, so that only the latest answer is used.
let wishCount = 0, wishTimer;

export async function visitSetup() {
	wishCount++;
	const mine = wishCount;
	const {ok, status, value} = await ask("/new", wish);
	if (mine !== wishCount) return;
	if (!status) wishTimer = setTimeout(visitSetup, 3000);
	fault = ok ? "" : value.sentence;
	if (ok) {
		offer = value;
		keepWish(value.wish);
	}
	redraw();
}

// change changes the wish. wait is the time in milliseconds to wait for more typing.
function change(changes, wait = 0) {
	keepWish({...wish, ...changes}, random());
	wishCount++;
	clearTimeout(wishTimer);
	wishTimer = setTimeout(visitSetup, wait);
}

// options draws buttons for games or rule sets. Each replaces part of the wish.
const options = (all) => h("div.options", all?.map((option) => press(
	[h("b", option.name), h("small", option.about), h("small.turn", option.remark)],
	() => change({...option.wish, sets: []}), ".tall", {"aria-pressed": !!option.chosen})));

function setRule(field, value, wait) {
	const others = (wish.sets || []).filter((other) => other.field !== field.Name);
	change({sets: [...others, fill(field, value)]}, wait);
}

const fieldset = (key, ...inside) => h("fieldset", h("legend", h("h2", say(key))), inside);

function players() {
	const seats = [...wish.seats || ["", ""]];
	return fieldset("players", h("p.soft", offer.count),
		h("ol", seats.map((name, index) => seatLine(seats, index))),
		h("datalist", {id: "known"}, offer.known?.names?.map((value) => h("option", {value}))),
		h("p.buttons", seats.length < offer.most && press(say("seat.add"), () => changeSeats([...seats, ""])),
			press(say("draw"), () => change({seats, draw: "first"}))),
		h("p.soft", {role: "status"}, offer.drawn));
}

const changeSeats = (seats, wait) => change({seats, drawn: undefined}, wait);

// seatLine draws a seat: the player's name, a button to move it up and one to remove it.
function seatLine(seats, index) {
	const name = seats[index];
	const label = (key) => say(key, {name: name || index + 1});
	const moveUp = () => {
		const moved = [...seats];
		moved.splice(index, 1);
		moved.splice(index - 1, 0, name);
		changeSeats(moved);
	};
	const remove = () => changeSeats(seats.filter((_, other) => other !== index));
	return h("li.row", h("input", {type: "text", value: name, maxlength: 40, autocomplete: "off", list: "known",
		label: say("seat", {number: index + 1}), "aria-invalid": offer.wrong === "seats." + index,
		"aria-describedby": "refusal",
		oninput: ({target}) => {
			seats[index] = target.value;
			changeSeats(seats, 300);
		}}),
	press("↑", moveUp, "", {label: label("seat.up"), disabled: !index}),
	press("×", remove, "", {label: label("seat.remove")}));
}

// beginning is whether the host is asked to begin the game, so that a double tap begins one.
let beginning = false;

async function beginGame() {
	if (beginning) return;
	beginning = true;
	wishCount++; // an older answer would bring the wish back
	clearTimeout(wishTimer);
	const {ok, status, value} = await ask("/begin", wish, attempt);
	beginning = false;
	keepWish(ok ? {} : wish, status ? random() : attempt);
	if (ok) {
		offer = {};
		go("#/g/" + value.game);
	} else {
		await visitSetup(); // saved rules may have been deleted
		fault = value.sentence;
	}
	redraw();
}

export const setup = () => h("main.page", headline(say("new")), link("#/shelf", say("shelf")), form(beginGame,
	fieldset("game", options(offer.rulebooks)),
	offer.offers?.length > 0 && fieldset("rules", h("p.soft", offer.note), options(offer.offers)),
	players(),
	offer.parts?.length > 0 && h("details", h("summary", say("house")),
		offer.parts.map((group) => headed(group, setRule))),
	listed("ul.lines", offer.house),
	textBox(say("title"), wish.title || "", (title) => change({title}, 300)),
	foot(fault || offer.says, fault || offer.wrong, say("begin"), !offer.ready)));
