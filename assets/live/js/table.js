// The page of a game.

import {actionButtons, go, hashOf, once, post, state} from "./app.js";
import {prices} from "./chart.js";
import {h, headline, link, listed, part, pawn, press, say} from "./dom.js";
import {begin, forget} from "./draft.js";
import {latest, log} from "./log.js";
import {formOf, matrix} from "./matrix.js";
import {panel} from "./panel.js";
import {jump, sheet} from "./sheet.js";

// turn returns the moment of the game, and whose turn it is or how it ended.
export const turn = ({pawn: mark, whose, when}) => [h("p.soft", when),
	h("h2.whose", {class: mark && "turn"}, mark && pawn(mark), whose)];

// top draws the head of a page with a link back and tabs, each with the name and the word of what it opens.
export const top = (back, open, tabs, ...inside) => h("header.top",
	h("div.heading", state.whole && h("a.back", {href: back, label: say("shelf")}, "‹"), inside),
	h("nav", {label: say("views")}, tabs.filter(Boolean).map(([name, word]) => h("a",
		{href: name ? hashOf(name) : hashOf(), "aria-current": open === name && "page"}, say(word)))));

export function table(game) {
	const {me, route} = state;
	const keeper = me.role === "keeper";
	const looks = me.role === "look";
	const open = panel(game);
	const why = (figure) => go(hashOf("why", figure));
	const [moment, whose] = turn(game);
	return [
		top("#/shelf", route.panel, [["", "table"], ["log", "log"], ["chart", "chart"], ["result", "standings"],
			keeper && ["guests", "guests"], keeper && ["share", "share"]], headline(game.title), moment),
		h("main.game", {class: (open ? "opened" : "") + (looks ? " looks" : "")},
			h("div.board", h("div.head", whose, !looks && tools(game, keeper)), role(game, me), mend(game),
				proposals(game), matrix(game.grid, {why, caption: say("seats"), room: room()}),
				(game.apart || formOf(game.grid, room()) === "blocks") && part(say("prices"),
					prices(game.prices, game.chart, why)), latest(game.latest), !looks && jump()),
			!looks && sheet(),
			h("aside.side", {label: say(open ? "panel" : "log")}, open || [h("h2", say("log")),
				log(game.log, game.seats)])),
	];
}

// room returns the width in pixels for the table.
const room = () => (document.querySelector(".board")?.clientWidth || innerWidth) - (innerWidth < 900 ? 32 : 48);

const tools = ({pass, undo, redo}, keeper) => h("div.tools",
	pass && press(pass.name, () => begin({kind: pass.kind}), ".quiet", {key: "pass"}),
	undoButton("↶ ", "undo", undo), (keeper || redo) && undoButton("↷ ", "redo", redo));

const undoButton = (sign, way, action) => press(sign + say(way), () => once(way, () => {
	forget();
	return post(way, action.body);
}), ".quiet", {key: way, disabled: !action, title: action?.text});

// role says which seat the guest plays, or has asked for, or offers to ask for one.
function role(game, me) {
	const name = (seat) => game.seats[seat]?.Name;
	if (me.role === "seat") return h("p.soft", say("yours", {name: name(me.seat)}));
	if (me.role !== "look" || game.over) return null;
	return h("p", {role: "status"},
		name(me.asked) ? say("asked", {name: name(me.asked)}) : link(hashOf("seat"), say("ask")));
}

// mend shows the entry that has to be fixed first, if any.
const mend = ({mend: entry}) => entry && h("div.mend", {role: "status"}, h("p", entry.sentence),
	link(hashOf("entry", entry.number), say("fix")));

// proposals draws the entries that phones have proposed to the keeper.
const proposals = (game) => game.proposals && h("div.proposals", part(say("proposals"),
	listed("ul", game.proposals, ({id, short, from, refusal, actions}) => h("li", {key: id},
		h("span", h("b", short), h("small", from), h("small.bad", refusal)), actionButtons(actions)))));
