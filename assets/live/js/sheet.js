// The sheet of an entry.

import {hashOf, option, state} from "./app.js";
import {byId, form, h, headline, link, listed, number, pawn, press, say, submit} from "./dom.js";
import {begin, draft, enter, hideHand, set, showHand, touched} from "./draft.js";
import {fields} from "./fields.js";
import {lines, summands} from "./log.js";
import {preview} from "./preview.js";

const ended = () => state.table.over && !touched();

const standings = () => link(hashOf("result"), say("standings"), ".main");

export function sheet() {
	const {value: asked, fault} = draft;
	if (!asked) return fault && h("section.sheet", h("p.soft", fault));
	return h("section.sheet", {id: "sheet", "aria-labelledby": "sheet-title"},
		form(() => asked.outcome.Refusal || enter("enter"),
			h("h2", {id: "sheet-title", tabindex: "-1"}, ended() ? say("over") : asked.title), sheetContent(asked)));
}

function sheetContent(asked) {
	const other = otherKinds(asked);
	if (ended()) return [h("p.buttons", standings()), folded(other)];
	return asked.waits ? other : entryForm(asked, other);
}

const kinds = (all) => h("div.options", {role: "group", label: say("kinds")}, all.map(({kind, name, chosen, reason}) =>
	option(name, reason, () => begin({kind, act: draft.act, op: draft.op}), "", {"aria-pressed": !!chosen})));

// otherKinds draws what else can be entered, under headings. After the end of a game the entries that continue it are
// among them.
const otherKinds = (asked) => (ended() ? [asked, ...asked.menus] : asked.menus)
	.filter((menu) => menu.kinds.length)
	.map((menu) => [h("h3", menu.heading), kinds(menu.kinds)]);

const folded = (other) => other.length > 0 && h("details", {key: "other"}, h("summary", say("other")), other);

// entryForm draws the fields of the entry, its preview and its buttons.
function entryForm(asked, other) {
	return [
		h("p.soft", asked.about), meanwhile(), asked.kinds?.length > 1 && kinds(asked.kinds), folded(other),
		fields(asked.fields, set, showHand), h("p.bad", asked.mend), preview(asked.outcome), h("p.bad", asked.fault),
		recordFoot(asked),
	];
}

// meanwhile lists what was recorded while the entry was filled in.
const meanwhile = () => draft.since.length > 0
	&& h("div.since", h("p", say("since")), listed("ul.lines", draft.since));

// recordFoot draws the buttons that record the entry, or that open the hand of a player who has something to enter.
function recordFoot({outcome, hand: waiting, onward}) {
	const {Refusal, Unfinished, Record, Veil} = outcome;
	const mine = draft.seat < 0 && waiting;
	return sheetFoot(Refusal, Unfinished, mine ? "" : Record || say("record"),
		touched() && press(say("afresh"), () => begin(), ".quiet"),
		mine ? press(mine.Eyes, () => showHand(mine.Seat), ".main") : Veil && veilButtons(Veil),
		onward && press(onward, () => enter("enter", {onward: true}), "", {disabled: !!Refusal || draft.busy}));
}

const veilButtons = ({Nobody, Show, Seat}) => [
	Nobody && press(Nobody, () => enter("enter", {nobody: true})),
	press(Show, () => showHand(Seat), ".main"),
];

// sheetFoot draws the foot of a sheet. A refusal that only says that something is missing yet (unfinished) is no
// warning.
const sheetFoot = (refusal, unfinished, label, ...buttons) =>
	foot(draft.problem || refusal, draft.problem || !unfinished, label, !!refusal || draft.busy, buttons);

// foot draws a sentence and the buttons of a form, which remain on the screen.
export const foot = (sentence, bad, label, off, ...buttons) => h("div.record",
	h("p", {id: "refusal", role: "status", class: bad ? "bad" : "soft"}, sentence),
	h("div.buttons", buttons, label && submit(label, off)));

// jump draws a button that leads to the sheet below the table, or to the standings.
export function jump() {
	if (!draft.value || draft.value.waits) return null;
	const scroll = () => byId("sheet").scrollIntoView();
	return h("div.record.jump", ended() ? standings() : press(draft.value.title, scroll, ".main"));
}

// hand draws the page that only one player may see, or returns null if none is open.
export function hand() {
	const shown = draft.value?.hand;
	if (draft.seat < 0 || !shown) return null;
	return h("main.hand.alone",
		h("p.soft", shown.Eyes), headline(pawn(shown.Pawn), shown.Name), h("h2", shown.Title),
		h("p.hero", number(shown.Worth)), h("p.sum", summands(shown.Parts)),
		form(() => shown.Refusal || enter("tell"), fields(shown.Fields, set), h("p", shown.Nothing), lines(shown.Lines),
			sheetFoot(shown.Refusal, shown.Unfinished, shown.Done, press(say("hide"), hideHand, ".quiet"))));
}
