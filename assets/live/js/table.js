// The page of a table.

import {acts, at, go, post, state} from "./app.js";
import {prices} from "./chart.js";
import {h, link, listed, part, pawn, press, say} from "./dom.js";
import {begin, forget} from "./draft.js";
import {latest, log} from "./log.js";
import {formOf, matrix} from "./matrix.js";
import {panel} from "./panel.js";
import {jump, sheet} from "./sheet.js";

// turn says whose turn it is, or how the game ended, and where the game stands.
export const turn = ({pawn: of, whose, when}) => [h("p.soft", when),
	h("h2.whose", {class: of && "turn"}, of && pawn(of), whose)];

// top is the head of a page with its tabs, each the name of what opens and what it is called.
export const top = (back, open, tabs, ...inside) => [h("header.top", h("div.heading",
	state.whole && h("a.back", {href: back, label: say("shelf")}, "‹"), inside),
h("nav", {label: say("views")}, tabs.filter(Boolean).map(([to, text]) =>
	h("a", {href: at(...to ? [to] : []), "aria-current": open === to && "page"}, say(text)))))];

export function table(of) {
	const {me, route} = state, keeper = me.role === "keeper", looks = me.role === "look", open = panel(of);
	const why = (figure) => go(at("why", figure)), [moment, whose] = turn(of);
	return [
		top("#/shelf", route.panel, [["", "table"], ["log", "log"], ["chart", "chart"], ["result", "standings"],
			keeper && ["guests", "guests"], keeper && ["share", "share"]], h("h1", of.title), moment),
		h("main.game", {class: (open ? "opened" : "") + (looks ? " looks" : "")},
			h("div.board", h("div.head", whose, !looks && tools(of, keeper)), asking(of, me), mend(of), proposals(of),
				matrix(of.grid, {why, caption: say("seats"), room: room()}),
				(of.apart || formOf(of.grid, room()) === "blocks") && part(say("prices"),
					prices(of.prices, of.chart, why)), latest(of.latest), !looks && jump()),
			!looks && sheet(),
			h("aside.side", {label: say(open ? "panel" : "log")}, open || [h("h2", say("log")),
				log(of.log, of.seats)])),
	];
}

// room is how wide the drawn board is.
const room = () => (document.querySelector(".board")?.clientWidth || innerWidth) - (innerWidth < 900 ? 32 : 48);

const tools = (of, keeper) => h("div.tools",
	of.pass && press(of.pass.name, () => begin({kind: of.pass.kind}), ".quiet"),
	reverse("↶ ", "undo", of.undo), (keeper || of.redo) && reverse("↷ ", "redo", of.redo));

const reverse = (sign, way, act) => press(sign + say(way), () => {
	forget();
	post(way, act.body);
}, ".quiet", {disabled: !act, title: act?.text});

function asking(of, me) {
	const name = (seat) => of.seats[seat]?.Name;
	if (me.role === "seat") return h("p.soft", say("yours", {name: name(me.seat)}));
	if (me.role !== "look" || of.over) return null;
	return h("p", {role: "status"},
		name(me.asked) ? say("asked", {name: name(me.asked)}) : link(at("seat"), say("ask")));
}

const mend = ({mend: of}) => of && h("div.mend", {role: "status"}, h("p", of.sentence),
	link(at("entry", of.number), say("fix")));

const proposals = (of) => of.proposals && h("div.proposals", part(say("proposals"),
	listed("ul", of.proposals, ({id, short, from, refusal, actions}) => h("li", {key: id},
		h("span", h("b", short), h("small", from), h("small.bad", refusal)), acts(actions)))));
