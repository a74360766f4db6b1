// The preview of an entry.

import {badge, h, listed, number, say} from "./dom.js";
import {lines, summands} from "./log.js";
import {matrix} from "./matrix.js";

// The room for figures in pixels: on a sheet beside the table, and in a panel with consequences.
const sheetRoom = 336, panelRoom = 272;

// wide is the width in pixels from which the sheet is beside the table.
const wide = 900;

const figures = (grid, caption, room) => grid && matrix(grid, {caption, plain: true,
	room: innerWidth < wide ? innerWidth - 32 : room});

// path draws the prices of a company, one after another.
const path = ({Company, Prices}) => h("p", badge(Company), " ", Prices.map(number).join(" → "));

const holding = ({Worth, Parts}) => h("p.sum", h("b", number(Worth)), " = ", summands(Parts));

export const preview = (outcome) => h("div.preview",
	figures(outcome.Figures, say(outcome.Allowed ? "preview" : "figures"), sheetRoom),
	outcome.Holding && holding(outcome.Holding), lines(outcome.Lines), h("p.soft", outcome.Later),
	outcome.Paths?.map(path), outcome.Consequences && consequences(outcome.Consequences));

// consequences draws what an edit changes in the entries after it.
export function consequences({Warning, Same, Hidden, Changes, Illegal, Legal}) {
	return h("div", h("h3", say("consequences")), h("p.bad", Warning),
		Same || Hidden ? h("p.soft", say(Same ? "same" : "samehidden"))
			: figures(Changes, say("consequences"), panelRoom),
		listed("ul.lines", (Illegal || []).concat(Legal || [])));
}
