// The shelf of all games, the list of tournaments, and what comes in from elsewhere.

import {go, got, redraw, state, want} from "./app.js";
import {form, h, link, listed, part, press, say, submit, typed, when} from "./dom.js";
import {ask} from "./net.js";

let of = {}, search = "", page = 0, timer;

async function put(tile, way, body = {}) {
	await want(`/games/${tile.id}/${way}`, body);
	state.route = {...state.route};
	redraw();
}

function tile(of) {
	const does = (way) => press(say(way), () => put(of, way)), gone = state.route.arg, dead = of.broken || gone;
	return h("li.tile", {key: of.id},
		h(dead ? "div.what" : "a.what", {href: !dead && "#/g/" + of.id}, h("b", of.title),
			h("span", {class: of.broken || of.fix ? "bad" : "soft"}, of.state),
			h("small", of.leader || of.names.join(", "), " · ", when(of.touched))),
		gone ? does("restore") : h("details", h("summary", {label: say("more", {name: of.title})}, "⋯"),
			form(([{value: title}]) => put(of, "rename", {title}), typed(say("title"), of.title),
				h("p.buttons", h("button", {type: "submit"}, say("rename")), of.broken && does("open"),
					does("duplicate"),
					does(of.archived ? "unarchive" : "archive"), does("delete")))));
}

// shelf are the games, or the deleted ones. A game that is served alone opens.
export function shelf() {
	const gone = state.route.arg, {value = of, fault} = got(`/${gone ? "deleted" : "shelf"}?page=${page}&search=`
		+ encodeURIComponent(search), state.route);
	of = value;
	if (of.only) {
		Object.assign(state, {whole: false, games: [of.only]});
		go("#/g/" + of.only.id);
	}
	const games = (key) => of[key]?.length > 0 && part(say(key), listed("ul", of[key], tile));
	const turn = (by, text) => press(say(text), () => {
		page += by;
		redraw();
	});
	return h("main.page", h("h1", say(gone ? "deleted" : "shelf")), h("p.bad", fault),
		of.notice && h("p.mend", of.notice), gone ? [link("#/shelf", say("shelf")), listed("ul", of.games, tile)] : [
			h("p.buttons", link("#/new", say("new"), ".main"), link("#/import", say("import")),
				link("#/halls", say("hall.all"))),
			typed(say("search"), search, (text) => {
				[search, page] = [text, 0];
				clearTimeout(timer);
				timer = setTimeout(redraw, 250);
			}, {type: "search"}), games("playing"), games("finished"), games("archived")],
		h("p.buttons", page > 0 && turn(-1, "newer"), of.more && turn(1, "older"),
			of.deleted > 0 && !gone && link("#/shelf/deleted", say("deleted"), ".quiet")));
}

// halls draws the list of tournaments.
export function halls() {
	const {value, fault} = got("/tournaments", state.route);
	const hall = ({id, title, state: progress, begun}) => h("li.tile", {key: id}, h("a.what", {href: "#/g/" + id},
		h("b", title), h("span.soft", progress), h("small", when(begun))));
	return h("main.page", h("h1", say("hall.all")), link("#/shelf", say("shelf")),
		listed("ul", value?.tournaments, hall) || h("p", fault || (value && say("hall.empty"))));
}

let taken = {};
const plain = /^(image\/(png|jpeg|gif)|text\/plain|application\/json)$/;

async function take(file) {
	taken = {busy: true};
	redraw();
	const {ok, value} = await ask("/import", plain.test(file.type) ? file : new Blob([file],
		{type: "application/octet-stream"}));
	taken = ok ? value : {fault: value.sentence};
	redraw();
}

const dropped = (event, from) => {
	if (!from?.files?.length) return;
	event.preventDefault();
	take(from.files[0]);
};

export const imports = () => h("main.page", {onpaste: (event) => dropped(event, event.clipboardData),
	ondragover: (event) => event.preventDefault(), ondrop: (event) => dropped(event, event.dataTransfer)},
h("h1", say("import")), link("#/shelf", say("shelf")),
h("label", say("import.file"), h("input", {type: "file", onchange: (event) => dropped(event, event.target)})),
form(([{value}]) => take(new Blob([value.trim()], {type: "text/plain"})),
	h("label", say("import.text"), h("textarea", {rows: 4})), submit(say("import"), taken.busy)),
h("p", {role: "status", class: taken.fault && "bad"}, taken.busy ? say("loading") : taken.fault || taken.outcome),
taken.game && link("#/g/" + taken.game, say("open"), ".main"));
