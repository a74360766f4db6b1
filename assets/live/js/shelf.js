// The shelf of all games, the list of tournaments, and importing.

import {answerOf, go, once, redraw, request, state} from "./app.js";
import {form, h, headline, link, listed, part, press, say, submit, textBox, when} from "./dom.js";
import {ask} from "./net.js";

// shown is the host's latest answer.
let shown = {}, query = "", page = 0, searchTimer;

const changeGame = (game, way, body = {}) => once(way, async () => {
	await request(`/games/${game.id}/${way}`, body);
	state.route = {...state.route}; // fetches the shelf again
	redraw();
});

function tile(game) {
	const deleted = state.route.arg;
	const closed = game.broken || deleted;
	const button = (way) => press(say(way), () => changeGame(game, way));
	return h("li.tile", {key: game.id},
		h(closed ? "div.what" : "a.what", {href: !closed && "#/g/" + game.id}, h("b", game.title),
			h("span", {class: game.broken || game.fix ? "bad" : "soft"}, game.state),
			h("small", game.leader || game.names.join(", "), " · ", when(game.touched))),
		deleted ? button("restore") : h("details", h("summary", {label: say("more", {name: game.title})}, "⋯"),
			form(([{value: title}]) => changeGame(game, "rename", {title}), textBox(say("title"), game.title),
				h("p.buttons", h("button", {type: "submit"}, say("rename")), game.broken && button("open"),
					button("duplicate"), button(game.archived ? "unarchive" : "archive"), button("delete")))));
}

// shelf draws the games, or the deleted ones. If the host serves only one game, it opens that.
export function shelf() {
	const deleted = state.route.arg;
	const path = `/${deleted ? "deleted" : "shelf"}?page=${page}&search=${encodeURIComponent(query)}`;
	const {value = shown, fault} = answerOf(path, state.route);
	shown = value;
	if (shown.only) {
		Object.assign(state, {whole: false, games: [shown.only]});
		go("#/g/" + shown.only.id);
	}
	return h("main.page", headline(say(deleted ? "deleted" : "shelf")), h("p.bad", fault),
		shown.notice && h("p.mend", shown.notice),
		deleted ? [link("#/shelf", say("shelf")), listed("ul", shown.games, tile)] : games(),
		h("p.buttons", page > 0 && turnButton(-1, say("newer")), shown.more && turnButton(1, say("older")),
			shown.deleted > 0 && !deleted && link("#/shelf/deleted", say("deleted"), ".quiet"),
			link("/licences.txt", say("licences"), ".quiet")));
}

// games draws the way to new games, a search and the lists of games.
function games() {
	const list = (key) => shown[key]?.length > 0 && part(say(key), listed("ul", shown[key], tile));
	const setSearch = (text) => {
		query = text;
		page = 0;
		clearTimeout(searchTimer);
		searchTimer = setTimeout(redraw, 250);
	};
	return [
		h("p.buttons", link("#/new", say("new"), ".main"), link("#/import", say("import")),
			link("#/halls", say("hall.all"))),
		textBox(say("search"), query, setSearch, {type: "search"}),
		list("playing"), list("finished"), list("archived"),
	];
}

const turnButton = (by, text) => press(text, () => {
	page += by;
	redraw();
});

// halls draws the list of tournaments.
export function halls() {
	const {value, fault} = answerOf("/tournaments", state.route);
	const hall = ({id, title, state: progress, begun}) => h("li.tile", {key: id}, h("a.what", {href: "#/g/" + id},
		h("b", title), h("span.soft", progress), h("small", when(begun))));
	return h("main.page", headline(say("hall.all")), link("#/shelf", say("shelf")),
		listed("ul", value?.tournaments, hall) || h("p", fault || (value && say("hall.empty"))));
}

// imported is what became of the latest import.
let imported = {};

// knownKinds matches the kinds of files that the host takes by their names; any others are sent as mere bytes.
const knownKinds = /^(image\/(png|jpeg|gif)|text\/plain|application\/json)$/;

async function importFile(file) {
	imported = {busy: true};
	redraw();
	const sent = knownKinds.test(file.type) ? file : new Blob([file], {type: "application/octet-stream"});
	const {ok, value} = await ask("/import", sent);
	imported = ok ? value : {fault: value.sentence};
	redraw();
}

// importFrom imports the first file that was chosen, pasted or dropped.
const importFrom = (event, source) => {
	if (!source?.files?.length) return;
	event.preventDefault();
	importFile(source.files[0]);
};

export function imports() {
	const {busy, fault, outcome, game} = imported;
	return h("main.page", {onpaste: (event) => importFrom(event, event.clipboardData),
		ondragover: (event) => event.preventDefault(), ondrop: (event) => importFrom(event, event.dataTransfer)},
	headline(say("import")), link("#/shelf", say("shelf")),
	h("label", say("import.file"), h("input", {type: "file", onchange: (event) => importFrom(event, event.target)})),
	form(([{value}]) => importFile(new Blob([value.trim()], {type: "text/plain"})),
		h("label", say("import.text"), h("textarea", {rows: 4})), submit(say("import"), busy)),
	h("p", {role: "status", class: fault && "bad"}, busy ? say("loading") : fault || outcome),
	game && link("#/g/" + game, say("open"), ".main"));
}
