// The sheet of an entry: what was set, which outlives a reload, a sleep and an older table.

import {at, go, recall, redraw, remember, state, tell} from "./app.js";
import {badge, byId, form, h, link, listed, number, pawn, press, say, submit} from "./dom.js";
import {fields, fill} from "./field.js";
import {lines, parts} from "./log.js";
import {matrix} from "./matrix.js";
import {ask} from "./net.js";

const blank = () => ({act: "record", op: 0, kind: "", sets: [], nobody: false, problem: "", since: [], old: true});
const draft = {...blank(), game: "", seat: -1, head: "", value: null, fault: "", busy: false};
let turn = 0, timer, quiet = 0;

const touched = () => draft.sets.length || draft.act !== "record" || draft.kind;

function keep() {
	const {game, act, op, kind, sets} = draft;
	remember(sessionStorage, game, {act, op, kind, sets});
}

// attend makes the sheet one of a game's table as it stands.
export function attend(game, head) {
	if (draft.game !== game) {
		Object.assign(draft, blank(), {game, seat: -1, value: null}, recall(sessionStorage, game));
	}
	draft.head = head;
	if (!draft.busy) load();
}

export function begin(given) {
	Object.assign(draft, blank(), given);
	keep();
	return load();
}

const send = (way, more) => {
	const {act, op, kind, head, sets, seat, nobody} = draft;
	return ask(`/g/${draft.game}/${way}`, {act, op, kind, head, sets, seat, nobody, ...more});
};

async function load() {
	const mine = ++turn, {ok, status, value} = await send("sheet", {head: ""});
	if (mine !== turn) return;
	if (ok) Object.assign(draft, {value, fault: "", sets: value.sets || draft.sets, old: false});
	else if (status) Object.assign(draft, {value: null, fault: value.sentence});
	else timer = setTimeout(load, 3000);
	keep();
	redraw();
}

// set fills in a field, unless the entry is recorded; what is typed waits for more.
function set(field, value, wait) {
	if (draft.busy || draft.old) {
		document.activeElement.blur();
		return redraw();
	}
	if (draft.sets.at(-1)?.field === field.Name) draft.sets.pop();
	draft.sets.push(fill(field, value));
	Object.assign(draft, {problem: "", since: []});
	keep();
	clearTimeout(timer);
	timer = setTimeout(load, wait || 0);
	turn++; // an older answer would undo what is being typed
	if (!wait) redraw();
}

async function enter(way, more) {
	if (draft.busy || draft.old || performance.now() < quiet) return;
	draft.busy = true;
	clearTimeout(timer);
	redraw();
	const {ok, status, value} = await send(way, more);
	draft.busy = false;
	quiet = performance.now() + 350; // for a finger that taps twice
	if (ok) {
		tell(value.entered || value.proposed || value.told);
		if (way === "tell") draft.seat = -1;
		scrollTo(0, 0);
		await begin();
		setTimeout(() => document.activeElement === document.body
			&& byId("sheet-title")?.focus({preventScroll: true}), 50);
		return;
	}
	Object.assign(draft, {problem: status ? value.sentence : say("notrecorded"), since: value.detail?.since || []});
	await load();
	byId("refusal")?.scrollIntoView({block: "nearest"});
}

const kinds = (all) => h("div.options", {role: "group", label: say("kinds")}, all.map(({kind, name, chosen, reason}) =>
	press(name, () => begin({kind, act: draft.act, op: draft.op}), "",
		{"aria-pressed": !!chosen, disabled: !!reason, title: reason})));

// foot records, and never leaves the screen.
const foot = (stop, unfinished, label, ...buttons) => h("div.record",
	h("p", {id: "refusal", role: "status", class: draft.problem || !unfinished ? "bad" : "soft"},
		draft.problem || stop),
	h("div.buttons", buttons, label && submit(label, !!stop || draft.busy)));

const ended = () => state.table.over && !touched();

const standings = () => link(at("result"), say("standings"), ".main");

export function sheet() {
	const of = draft.value, out = of?.outcome;
	if (!of) return draft.fault && h("section.sheet", h("p.soft", draft.fault));
	const mine = draft.seat < 0 && of.hand, over = ended();
	const ways = (over ? [of, ...of.menus] : of.menus).filter((menu) => menu.kinds.length).map((menu) =>
		[h("h3", menu.heading), kinds(menu.kinds)]);
	const other = ways.length > 0 && h("details", {key: "other"}, h("summary", say("other")), ways);
	return h("section.sheet", {id: "sheet", "aria-labelledby": "sheet-title"}, form(() => out.Refusal || enter("enter"),
		h("h2", {id: "sheet-title", tabindex: "-1"}, over ? say("over") : of.title),
		over ? [h("p.buttons", standings()), other] : of.waits ? ways : [h("p.soft", of.about),
			draft.since.length > 0 && h("div.since", h("p", say("since")), listed("ul.lines", draft.since)),
			of.kinds?.length > 1 && kinds(of.kinds), other, fields(of.fields, set, show), h("p.bad", of.mend),
			preview(out), h("p.bad", of.fault),
			foot(out.Refusal, out.Unfinished, mine ? "" : out.Record || say("record"),
				touched() && press(say("afresh"), () => begin(), ".quiet"),
				mine ? press(mine.Eyes, () => show(mine.Seat), ".main") : veil(out.Veil),
				of.onward && press(of.onward, () => enter("enter", {onward: true}), "",
					{disabled: !!out.Refusal || draft.busy}))]));
}

// jump leads to the sheet beneath the table, or to the standings.
export const jump = () => draft.value && !draft.value.waits && h("div.record.jump", ended() ? standings()
	: press(draft.value.title, () => byId("sheet").scrollIntoView(), ".main"));

function show(seat) {
	draft.seat = seat;
	load();
}

const veil = (of) => of && [
	of.Nobody && press(of.Nobody, () => enter("enter", {nobody: true})), press(of.Show, () => show(of.Seat), ".main")];

const figures = (of, caption, room = 336) => of && matrix(of, {caption, plain: true,
	room: innerWidth < 900 ? innerWidth - 32 : room});

const preview = (out) => h("div.preview", figures(out.Figures, say(out.Allowed ? "preview" : "figures")),
	out.Holding && h("p.sum", h("b", number(out.Holding.Worth)), " = ", parts(out.Holding.Parts)),
	lines(out.Lines), h("p.soft", out.Later),
	out.Ways?.map((way) => h("p", badge(way.Company), " ", way.Prices.map(number).join(" → "))),
	out.Consequences && consequences(out.Consequences));

export const consequences = (of) => h("div", h("h3", say("consequences")), h("p.bad", of.Warning),
	of.Same || of.Hidden ? h("p.soft", say(of.Same ? "same" : "samehidden"))
		: figures(of.Changes, say("consequences"), 272), listed("ul.lines", (of.Illegal || []).concat(of.Legal || [])));

// hand is one player's page, null where none is open.
export function hand() {
	const of = draft.value?.hand;
	if (draft.seat < 0 || !of) return null;
	return h("main.hand.alone", h("p.soft", of.Eyes), h("h1", pawn(of.Pawn), of.Name), h("h2", of.Title),
		h("p.hero", number(of.Worth)), h("p.sum", parts(of.Parts)),
		form(() => of.Refusal || enter("tell"), fields(of.Fields, set), h("p", of.Nothing),
			lines(of.Lines), foot(of.Refusal, of.Unfinished, of.Done, press(say("hide"), () => {
				draft.value.hand = null;
				show(-1);
				redraw();
			}, ".quiet"))));
}

export const forget = () => draft.act !== "record" && begin();

export function edit(act, op) {
	begin({act, op});
	go("#/g/" + draft.game);
}
