// What an entry would do.

import {badge, h, listed, number, say} from "./dom.js";
import {lines, parts} from "./log.js";
import {matrix} from "./matrix.js";

// The room for figures on a sheet beside the table, on one that is the page itself, and among what else is said.
const besides = 336, among = 272, alone = () => innerWidth - 32;

const wide = 900;

const figures = (of, caption, room) => of && matrix(of, {caption, plain: true,
	room: innerWidth < wide ? alone() : room});

// path is how a company's price goes from one to the next.
const path = ({Company, Prices}) => h("p", badge(Company), " ", Prices.map(number).join(" → "));

const holding = (of) => of && h("p.sum", h("b", number(of.Worth)), " = ", parts(of.Parts));

export const preview = (out) => h("div.preview",
	figures(out.Figures, say(out.Allowed ? "preview" : "figures"), besides), holding(out.Holding), lines(out.Lines),
	h("p.soft", out.Later), out.Paths?.map(path), out.Consequences && consequences(out.Consequences));

export function consequences(of) {
	const unseen = of.Same || of.Hidden;
	return h("div", h("h3", say("consequences")), h("p.bad", of.Warning),
		unseen ? h("p.soft", say(of.Same ? "same" : "samehidden")) : figures(of.Changes, say("consequences"), among),
		listed("ul.lines", (of.Illegal || []).concat(of.Legal || [])));
}
