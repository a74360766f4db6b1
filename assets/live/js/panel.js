// What opens beside the table.

import {at, go, got, post, redraw, state, tell, want} from "./app.js";
import {chart} from "./chart.js";
import {badge, byId, h, link, listed, number, press, say, signed} from "./dom.js";
import {guests, seats} from "./guests.js";
import {log, places, timed, told} from "./log.js";
import {consequences, edit} from "./sheet.js";

let frame = 0, ticking;

// asked is what the host is asked for by each panel that shows what it tells.
const asked = {why: "why?figure=", entry: "entry?number=", remove: "void?op=", log: "log?before=0", chart: "chart",
	result: "result", share: "share"};

export function panel(of) {
	const {game, panel: name, arg} = state.route;
	if (!drawers[name]) return null;
	const {value, fault} = asked[name] ? got(`/g/${game}/${asked[name]}${encodeURIComponent(arg)}`) : {value: true};
	const [title, ...inside] = value ? drawers[name](value, of) : [say("panel"), h("p.soft", fault || say("loading"))];
	return h("section.panel", {"aria-labelledby": "panel-title", key: name + arg},
		h("div.bar", h("h2", {id: "panel-title", tabindex: "-1"}, title),
			h("a.close", {href: at(), label: say("close")}, "×")), inside);
}

const drawers = {
	why: (w) => [w.Title, h("p.soft", w.Name), listed("ul.rows", w.Rows, (of) => h("li", {class: of.Kind},
		h(of.Figure ? "a" : "span", {href: of.Figure && at("why", of.Figure)}, of.Company && badge(of.Company, ""),
			of.Text))),
	listed("ol.story", w.Lines, (line) => h("li", h("p.soft", line.Where), line.Working?.map((text) => h("p", text)),
		h("p.run", h("span", line.Text), h("b", {class: line.Change < 0 ? "loss" : "gain"}, signed(line.Change)),
			h("b", number(line.Value))), h("small", line.Rule))),
	h("p.soft", w.Nothing || (w.More && say("earlier")))],

	entry: (e) => [e.Title, told(e), h("p.soft", timed(e.By, e.At)),
		h("p.buttons", e.actions.map((way) => actions[way]?.(e.op, e.head)))],

	remove: (c) => [say("remove"), consequences(c.Consequences), h("p.bad", c.fault),
		press(say("remove"), async () => await post("void", {op: +state.route.arg, head: c.head})
			&& go(at()), ".main")],

	log: (l, of) => [say("log"), log(l.entries, of.seats), l.more && press(say("log.more"), () => older(l)),
		l.undone && h("details", h("summary", say("undone")),
			log(l.undone, [], state.me.role === "keeper" && ((op) => post("restore", {op, head: l.head}))))],

	chart: (c) => [say("chart"), c.worths ? chart(c.worths, say("chart.worths")) : h("p.soft", say("chart.hidden")),
		c.prices && chart(c.prices, say("chart.prices"))],

	result: (r, of) => [r.title, h("p.headline", r.headline), places(r.places, of.hidden),
		listed("ul.lines", r.facts, (fact) => h("li", fact.Title, h("small", fact.Detail))),
		r.fingerprint && h("p.soft", say("fingerprint", {number: r.fingerprint}))],

	guests: (_, of) => [say("guests"), guests(of)],
	seat: (_, of) => [say("ask"), seats(of)],
	share: (s) => [say("share"), share(s)],
};

const actions = {
	replace: (op) => press(say("edit"), () => edit("replace", op)),
	insert: (op) => press(say("insert"), () => edit("insert", op)),
	goby: (op, head) => press(say("goby"), () => post("goby", {op, head})),
	void: (op) => link(at("remove", op), say("remove")),
};

async function older(first) {
	const value = await want(`/g/${state.route.game}/log?before=${first.entries.at(-1).Number}`);
	if (value) Object.assign(first, {entries: first.entries.concat(value.entries), more: value.more});
}

// copy fills the clipboard the old way: a page of a local network can't otherwise.
function copy(value) {
	const box = h("textarea.unseen", {value});
	document.body.append(box);
	box.select();
	tell(say(document.execCommand("copy") ? "copied" : "refused"));
	box.remove();
}

function share(of) {
	const at = `/g/${state.route.game}/`, picture = () =>
		`${at}code.svg?frame=${frame % of.frames}&of=${state.table.head}`;
	clearInterval(ticking);
	ticking = of.frames > 1 && setInterval(() => {
		frame++;
		const shown = byId("code");
		if (shown) shown.src = picture();
		else clearInterval(ticking);
	}, matchMedia("(prefers-reduced-motion: reduce)").matches ? 1000 : 160);
	return [
		h("p.soft", of.about), of.frames && h("img", {id: "code", src: picture(), alt: say("code")}),
		h("p.soft", of.hold),
		h("p.buttons", press(say("copy"), () => copy(of.text), ".main"),
			of.forms?.map((form) => h("a.button", {href: `${at}export?as=${form}`, download: ""}, form))),
	];
}
