// The shelf of all games, and what comes in from elsewhere.

import {go, redraw, state, want} from "./app.js";
import {form, h, link, listed, part, press, say, submit, typed, when} from "./dom.js";
import {ask} from "./net.js";

const kept = {value: {}, search: "", page: 0, gone: false};
let timer;

// visitShelf fetches the games, or the deleted ones. A game that is served alone opens.
export async function visitShelf(gone) {
	kept.gone = gone;
	const path = `/${gone ? "deleted" : "shelf"}?page=${kept.page}&search=${encodeURIComponent(kept.search)}`;
	const value = kept.value = await want(path) || kept.value;
	const {only} = value;
	if (!only) return;
	Object.assign(state, {whole: false, games: [only]});
	go("#/g/" + only.id);
}

async function put(tile, way, body = {}) {
	await want(`/games/${tile.id}/${way}`, body);
	visitShelf(kept.gone);
}

function tile(of) {
	const does = (way) => press(say(way), () => put(of, way)), dead = of.broken || kept.gone;
	return h("li.tile", {key: of.id},
		h(dead ? "div.what" : "a.what", {href: !dead && "#/g/" + of.id}, h("b", of.title),
			h("span", {class: of.broken || of.fix ? "bad" : "soft"}, of.state),
			h("small", of.leader || of.names.join(", "), " · ", when(of.touched))),
		kept.gone ? does("restore") : h("details", h("summary", {label: say("more", {name: of.title})}, "⋯"),
			form(([{value: title}]) => put(of, "rename", {title}), typed(say("title"), of.title),
				h("p.buttons", h("button", {type: "submit"}, say("rename")), of.broken && does("open"),
					does("duplicate"),
					does(of.archived ? "unarchive" : "archive"), does("delete")))));
}

export function shelf() {
	const of = kept.value, games = (key) => of[key]?.length > 0 && part(say(key), listed("ul", of[key], tile));
	const turn = (by, text) => press(say(text), () => {
		kept.page += by;
		visitShelf(kept.gone);
	});
	return h("main.page", h("h1", say(kept.gone ? "deleted" : "shelf")), of.notice && h("p.mend", of.notice),
		kept.gone ? [link("#/shelf", say("shelf")), listed("ul", of.games, tile)] : [
			h("p.buttons", link("#/new", say("new"), ".main"), link("#/import", say("import")),
				link("#/halls", say("hall.all"))),
			typed(say("search"), kept.search, (search) => {
				Object.assign(kept, {search, page: 0});
				clearTimeout(timer);
				timer = setTimeout(visitShelf, 250, false);
			}, {type: "search"}), games("playing"), games("finished"), games("archived")],
		h("p.buttons", kept.page > 0 && turn(-1, "newer"), of.more && turn(1, "older"),
			of.deleted > 0 && !kept.gone && link("#/shelf/deleted", say("deleted"), ".quiet")));
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
