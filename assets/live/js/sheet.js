// The sheet of an entry.

import {at, state} from "./app.js";
import {byId, form, h, link, listed, number, pawn, press, say, submit} from "./dom.js";
import {begin, draft, enter, hide, set, show, touched} from "./draft.js";
import {fields} from "./fields.js";
import {lines, parts} from "./log.js";
import {preview} from "./preview.js";

const ended = () => state.table.over && !touched();

const standings = () => link(at("result"), say("standings"), ".main");

export function sheet() {
	const of = draft.value, ways = of && others(of);
	if (!of) return draft.fault && h("section.sheet", h("p.soft", draft.fault));
	return h("section.sheet", {id: "sheet", "aria-labelledby": "sheet-title"},
		form(() => of.outcome.Refusal || enter("enter"),
			h("h2", {id: "sheet-title", tabindex: "-1"}, ended() ? say("over") : of.title),
			ended() ? [h("p.buttons", standings()), folded(ways)] : of.waits ? ways : entry(of, ways)));
}

const kinds = (all) => h("div.options", {role: "group", label: say("kinds")}, all.map(({kind, name, chosen, reason}) =>
	press(name, () => begin({kind, act: draft.act, op: draft.op}), "",
		{"aria-pressed": !!chosen, disabled: !!reason, title: reason})));

// others are what else may be said, under headings; after the end of a game what carried it on is among them.
const others = (of) => (ended() ? [of, ...of.menus] : of.menus)
	.filter((menu) => menu.kinds.length)
	.map((menu) => [h("h3", menu.heading), kinds(menu.kinds)]);

const folded = (ways) => ways.length > 0 && h("details", {key: "other"}, h("summary", say("other")), ways);

// entry is what is asked of the entry, and what it would do.
function entry(of, ways) {
	return [
		h("p.soft", of.about), meanwhile(), of.kinds?.length > 1 && kinds(of.kinds), folded(ways),
		fields(of.fields, set, show), h("p.bad", of.mend), preview(of.outcome), h("p.bad", of.fault), recording(of),
	];
}

// meanwhile is what was recorded while this was filled in.
const meanwhile = () => draft.since.length > 0
	&& h("div.since", h("p", say("since")), listed("ul.lines", draft.since));

// recording is the foot of a sheet: it records, or shows the page of whoever has something to tell.
function recording(of) {
	const out = of.outcome, mine = draft.seat < 0 && of.hand;
	return foot(out.Refusal, out.Unfinished, mine ? "" : out.Record || say("record"),
		touched() && press(say("afresh"), () => begin(), ".quiet"),
		mine ? press(mine.Eyes, () => show(mine.Seat), ".main") : veil(out.Veil),
		of.onward && press(of.onward, () => enter("enter", {onward: true}), "",
			{disabled: !!out.Refusal || draft.busy}));
}

const veil = (of) => of && [
	of.Nobody && press(of.Nobody, () => enter("enter", {nobody: true})),
	press(of.Show, () => show(of.Seat), ".main"),
];

// foot never leaves the screen.
function foot(stop, unfinished, label, ...buttons) {
	const bad = draft.problem || !unfinished;
	return h("div.record", h("p", {id: "refusal", role: "status", class: bad ? "bad" : "soft"}, draft.problem || stop),
		h("div.buttons", buttons, label && submit(label, !!stop || draft.busy)));
}

// jump leads to the sheet beneath the table, or to the standings.
export const jump = () => draft.value && !draft.value.waits && h("div.record.jump", ended() ? standings()
	: press(draft.value.title, () => byId("sheet").scrollIntoView(), ".main"));

// hand is one player's page, null where none is open.
export function hand() {
	const of = draft.value?.hand;
	if (draft.seat < 0 || !of) return null;
	return h("main.hand.alone",
		h("p.soft", of.Eyes), h("h1", pawn(of.Pawn), of.Name), h("h2", of.Title),
		h("p.hero", number(of.Worth)), h("p.sum", parts(of.Parts)),
		form(() => of.Refusal || enter("tell"), fields(of.Fields, set), h("p", of.Nothing), lines(of.Lines),
			foot(of.Refusal, of.Unfinished, of.Done, press(say("hide"), hide, ".quiet"))));
}
