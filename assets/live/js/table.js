// The page of a table.

import {at, go, state, tell} from "./app.js";
import {h, listed, press} from "./dom.js";
import {lanes} from "./ladder.js";
import {latest, log} from "./log.js";
import {pawn} from "./mark.js";
import {matrix, priced} from "./matrix.js";
import {ask} from "./net.js";
import {panel} from "./panel.js";
import {begin, forget, jump, sheet} from "./sheet.js";
import {say} from "./words.js";

// post asks the host for something, says what came of it, and reports whether it was done.
export async function post(path, body = {}) {
  const {ok, value} = await ask(`/g/${state.route.game}/${path}`, body);
  tell(ok ? value.done || value.entered : value.sentence);
  return ok;
}

export const lost = () => !state.open && h("p.lost", {role: "alert"}, h("b", say("lost")), " ", state.heard &&
  say("lost.since", {time: state.heard.toLocaleTimeString([], {hour: "2-digit", minute: "2-digit"})}));

// turn says whose turn it is, or how the game ended.
export function turn(of) {
  const seat = !of.over && of.matrix.Seats[of.turn];
  return seat ? h("h2.whose.turn", pawn(seat.Pawn), say("turn", {name: seat.Name}))
    : h("h2.whose", of.headline || (of.over ? say("over") : of.moment));
}

// moment is where the game stands, unless the turn says so.
export const moment = (of) => h("p", (of.over || of.turn >= 0) && of.moment);

export function table(of) {
  const {me, route, note} = state, keeper = me.role === "keeper", looks = me.role === "look", open = panel(of);
  const why = (figure) => go(at("why", figure));
  const link = (to, text) => h("a", {href: to ? at(to) : at(), "aria-current": route.panel === to && "page"},
    say(text));
  return [
    h("header.top",
      h("div.heading", state.whole && h("a.back", {href: "#/shelf", label: say("shelf")}, "‹"), h("h1", of.title),
        moment(of)),
      h("nav", {label: say("views")}, link("", "table"), link("log", "log"), link("chart", "chart"), link("result",
        "standings"),
        keeper && [link("guests", "guests"), link("share", "share")])),
    lost(),
    h("main", {class: "game" + (open ? " opened" : "") + (looks ? " looks" : "")},
      h("div.board", h("div.head", turn(of), !looks && tools(of, keeper)), asking(of, me), mend(of), proposals(of),
        matrix(of.matrix, {why, caption: say("seats"), room: room()}), prices(of, why), latest(of.latest),
        !looks && jump()),
      !looks && sheet(),
      h("aside.side", {label: say(open ? "panel" : "log")}, open || [h("h2", say("log")), log(of.log,
        of.matrix.Seats)])),
    h("p", {class: note ? "note" : "unseen", "aria-hidden": "true"}, note),
  ];
}

// room is how wide the board is, which is known once it was drawn.
const room = () => (document.querySelector(".board")?.clientWidth || innerWidth) - (innerWidth < 900 ? 32 : 48);

// prices tell more than the heads of the matrix, or nothing.
const prices = (of, why) => (of.chart || !priced(of.matrix, room()) || of.lanes.some((lane) => lane.Prices?.length)) &&
  h("section", {"aria-labelledby": "prices"}, h("h2", {id: "prices"}, say("prices")), lanes(of.lanes, of.chart, why));

const tools = (of, keeper) => h("div.tools",
  of.pass && press(of.pass.name, () => begin({kind: of.pass.kind}), {class: "quiet"}),
  press("↶ " + say("undo"), () => {
    forget();
    post("undo");
  }, {class: "quiet", disabled: !of.undo, title: of.undo}),
  keeper && press("↷ " + say("redo"), () => post("redo"), {class: "quiet", disabled: !of.redo, title: of.redo}));

function asking(of, me) {
  const name = (seat) => of.matrix.Seats[seat]?.Name;
  if (me.role === "seat") return h("p.soft", say("yours", {name: name(me.seat)}));
  if (me.role !== "look" || of.over) return null;
  return name(me.asked) ? h("p", {role: "status"}, say("asked", {name: name(me.asked)}))
    : h("p", h("a.button", {href: at("seat")}, say("ask")));
}

function mend(of) {
  const first = [...of.log].reverse().find((entry) => entry.Struck);
  return of.mend && h("div.mend", {role: "status"}, h("p", of.mend.sentence),
    h("a.button", {href: first ? at("entry", first.Number) : at("log")}, say("fix")));
}

const proposals = (of) => of.proposals && h("section.proposals", {"aria-labelledby": "proposed"}, h("h2",
  {id: "proposed"}, say("proposals")),
  listed("ul", of.proposals, ({id, short, from, refusal}) => h("li", {key: id},
    h("span", h("b", short), h("small", from), refusal && h("small.bad", refusal)),
    h("span.buttons", press(say("decline"), () => post("decline", {id})),
      press(say("accept"), () => post("accept", {id}), {class: "main", disabled: !!refusal})))));
