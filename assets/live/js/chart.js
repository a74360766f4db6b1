// Charts of net worths and prices over the entries, and the prices of today.

import {badge, delta, draw, h, listed, pawn, say, symbol} from "./dom.js";

const dashes = ["", "8 4", "2 4", "12 4 2 4", "6 2", "1 5"];

const lineLook = ({Company, Pawn}) => (Company ? "line.c-" + Company.Suit.Key : "line.s-" + Pawn.Color % 6);

const dashOf = ({Place}) => ({"stroke-dasharray": dashes[Place % 6]});

// chart draws lines over the entries, with a legend.
export const chart = ({Box, Ticks, Lines}, title) => h("figure.chart", h("figcaption", title),
	draw("svg", {viewBox: Box, role: "img", label: title}, Ticks.map(tick), Lines.map(curve)),
	h("ul.legend", Lines.map(legend)));

const tick = ({Down, Text, Zero}) => [
	draw("line.grid", {x1: 62, x2: 510, y1: Down, y2: Down, class: Zero && "zero"}),
	draw("text", {x: 54, y: Down + 6, "text-anchor": "end"}, Text),
];

const curve = (line) => draw("g." + lineLook(line), draw("polyline", {points: line.Points, ...dashOf(line)}),
	line.End && draw("circle", {cx: line.End[0], cy: line.End[1], r: 4}));

const legend = (line) => h("li",
	draw("svg.dash." + lineLook(line), {viewBox: "0 0 28 8", "aria-hidden": "true"},
		draw("line", {x2: 28, y1: 4, y2: 4, ...dashOf(line)})),
	line.Company ? badge(line.Company) : h("span", pawn(line.Pawn), line.Name), h("b", line.Last));

// prices draws all prices: the price chart if there are rows for one, chips for companies without a ladder, and lanes
// for those with one. why, if given, is called with the figure of a tapped price.
export function prices(companies, rows, why) {
	const item = (look) => (company) => h("li", h((why ? "button" : "div") + look, {class: "c-" + company.Suit.Key,
		onclick: why && (() => why(company.Figure)), label: why && company.Say},
	badge(company), company.Ladder && track(company),
	h("span.price", company.Text),
	h("span", company.Event ? h("small", company.Event) : delta(company.Change, true))));
	return [rows && priceChart(rows), listed("ul.chips", companies.filter(({Ladder}) => !Ladder), item(".chip")),
		listed("ul.lanes", companies.filter(({Ladder}) => Ladder), item(".lane"))];
}

// track draws a company's place on its price ladder, and where it was before the last entry.
function track(company) {
	const {Low, High, Rungs, At, From} = company.Ladder;
	return h("span.track", {vars: {"--at": At / Rungs, "--from": From / Rungs, "--rungs": Rungs}},
		h("span.end", Low), h("span.end.high", High), h("span.rungs"), From !== At && h("span.from"),
		h("span.at", symbol(company)));
}

const priceChart = (rows) => h("div.wide.chartwrap", {tabindex: "0", role: "group", label: say("pricechart")},
	h("table.pricechart", h("caption.unseen", say("pricechart")),
		h("tbody", rows.map((row) => h("tr", row.map(space))))));

// space draws a space of the price chart with the companies on it; some places of a row have no space.
const space = (space) => (space
	? h("td", {class: space.Look}, space.Text, listed("span.tokens", space.On, (company) => badge(company)))
	: h("td.gap"));
