// Pictures of figures: lines over the entries, and prices.

import {badge, delta, draw, h, listed, pawn, say, symbol} from "./dom.js";

const dashes = ["", "8 4", "2 4", "12 4 2 4", "6 2", "1 5"];

export function chart({Box, Ticks, Lines}, title) {
	const lines = Lines.map((of) => ({...of, dash: {"stroke-dasharray": dashes[of.Place % 6]},
		look: of.Company ? "line.c-" + of.Company.Suit.Key : "line.s-" + of.Pawn.Color % 6}));
	return h("figure.chart", h("figcaption", title), draw("svg", {viewBox: Box, role: "img", label: title},
		Ticks.map(({Down, Text, Zero}) => [
			draw("line.grid", {x1: 62, x2: 510, y1: Down, y2: Down, class: Zero && "zero"}),
			draw("text", {x: 54, y: Down + 6, "text-anchor": "end"}, Text)]),
		lines.map(({Points, End, dash, look}) => draw("g." + look, draw("polyline", {points: Points, ...dash}),
			End && draw("circle", {cx: End[0], cy: End[1], r: 4})))),
	h("ul.legend", lines.map(({Company, Pawn, Name, Last, dash, look}) => h("li",
		draw("svg.dash." + look, {viewBox: "0 0 28 8", "aria-hidden": "true"},
			draw("line", {x2: 28, y1: 4, y2: 4, ...dash})),
		Company ? badge(Company) : h("span", pawn(Pawn), Name), h("b", Last)))));
}

// prices draws all prices; chart are the rows for companies without a ladder.
export function prices(all, chart, why) {
	const item = (look) => (of) => h("li", h((why ? "button" : "div") + look, {class: "c-" + of.Suit.Key,
		onclick: why && (() => why(of.Figure)), label: why && of.Say}, badge(of), of.Ladder && track(of),
	h("span.price", of.Text), h("span", of.Event ? h("small", of.Event) : delta(of.Change, true))));
	return [chart && grid(chart), listed("ul.chips", all.filter((of) => !of.Ladder), item(".chip")),
		listed("ul.lanes", all.filter((of) => of.Ladder), item(".lane"))];
}

const track = ({Ladder: {Low, High, Rungs, At, From}, ...company}) => h("span.track",
	{vars: {"--at": At / Rungs, "--from": From / Rungs, "--rungs": Rungs}}, h("span.end", Low),
	h("span.end.high", High), h("span.rungs"), From !== At && h("span.from"), h("span.at", symbol(company)));

const grid = (rows) => h("div.wide.chartwrap", {tabindex: "0", role: "group", label: say("pricechart")},
	h("table.pricechart", h("caption.unseen", say("pricechart")), h("tbody", rows.map((row) => h("tr", row.map((of) =>
		(of ? h("td", {class: of.Look}, of.Text,
			listed("span.tokens", of.On, (company) => badge(company))) : h("td.gap"))))))));
