// The page of a table.

import {at, state, tell} from "./app.js";
import {h} from "./dom.js";
import {lanes} from "./ladder.js";
import {latest, log} from "./log.js";
import {pawn} from "./mark.js";
import {columns, matrix} from "./matrix.js";
import {ask} from "./net.js";
import {panel} from "./panel.js";
import {forget, sheet} from "./sheet.js";
import {say} from "./words.js";

/** post asks the host for something and says what came of it. */
export async function post(path, body) {
  const answer = await ask(`/g/${state.route.game}/${path}`, body || {});
  tell(answer.ok ? answer.value.done || answer.value.entered || "" : answer.value.sentence);
  return answer.ok;
}

/** lost says that figures may be old, and since when. */
export const lost = () => (state.open ? null : h("p.lost", {role: "alert"}, h("b", say("lost")), " ",
  state.heard ? say("lost.since", {time: state.heard.toLocaleTimeString([], {hour: "2-digit", minute: "2-digit"})}) : ""));

/** turn says whose turn it is, or how the game ended. */
export function turn(of) {
  const seat = of.matrix.Seats.find((one) => one.Turn);
  const text = of.over || !seat ? of.headline || (of.over ? say("over") : of.moment) : say("turn", {name: seat.Name});
  return h("h2", {class: "whose" + (seat && !of.over ? " turn" : "")}, seat && !of.over ? pawn(seat.Pawn) : null, text);
}

/** table draws it all. */
export function table(of) {
  const me = state.me, keeper = me.role === "keeper", why = (figure) => {
    location.hash = at("why", figure);
  };
  const open = panel(of);
  const link = (to, text) => h("a", {href: to ? at(to) : at(), "aria-current": state.route.panel === to ? "page" : null}, text);
  return [
    h("header.top",
      h("div.heading", keeper && !me.game ? h("a", {href: "#/shelf", class: "back", "aria-label": say("shelf")}, "‹") : null,
        h("h1", of.title), h("p", of.turn < 0 && !of.over ? null : of.moment)),
      h("nav", {"aria-label": say("views")}, link("", say("table")), link("log", say("log")),
        link("chart", say("chart")), link("result", say("standings")),
        keeper ? [link("guests", say("guests")), link("share", say("share"))] : null)),
    lost(),
    h("main", {class: "game" + (open ? " opened" : "") + (me.role === "look" ? " looks" : "")},
      h("div.board",
        h("div.head", turn(of), undo(of)),
        asking(of), mend(of), proposals(of),
        matrix(of.matrix, {why, caption: say("seats"), room: room()}),
        prices(of, why),
        latest(of.latest)),
      me.role === "look" ? null : sheet(),
      h("aside.side", {"aria-label": say(open ? "panel" : "log")}, open || [
        h("h2", say("log")),
        log(of.log, of.matrix.Seats, (number) => {
          location.hash = at("entry", number);
        })])),
    h("p", {class: "note" + (state.note ? "" : " unseen"), "aria-hidden": "true"}, state.note),
  ];
}

/** room is how wide the board is, which is known once it was drawn. */
function room() {
  const drawn = document.querySelector(".board");
  return ((drawn && drawn.clientWidth) || innerWidth) - (innerWidth < 900 ? 32 : 48);
}

/** prices are shown where they tell more than the heads of the matrix. */
const prices = (of, why) => (of.chart || !columns(of.matrix).length || of.lanes.some((lane) => (lane.Prices || []).length)
  ? h("section", {"aria-labelledby": "prices"}, h("h2", {id: "prices"}, say("prices")), lanes(of.lanes, of.chart, why)) : null);

const undo = (of) => (state.me.role === "look" ? null : h("div.tools",
  h("button.quiet", {disabled: !of.undo, title: of.undo || null, onclick: () => {
    forget();
    post("undo");
  }}, "↶ " + say("undo")),
  state.me.role === "keeper" ? h("button.quiet", {disabled: !of.redo, title: of.redo || null,
    onclick: () => post("redo")}, "↷ " + say("redo")) : null));

function asking(of) {
  const me = state.me, seat = of.matrix.Seats[me.seat];
  if (me.role === "seat" && seat) return h("p.soft.me", pawn(seat.Pawn), say("yours", {name: seat.Name}));
  if (me.role !== "look" || of.over) return null;
  if (me.asked >= 0 && of.matrix.Seats[me.asked]) return h("p.me", {role: "status"}, say("asked", {name: of.matrix.Seats[me.asked].Name}));
  return h("p.me", h("a.button", {href: at("seat")}, say("ask")));
}

const broken = (of) => {
  const first = [...of.log].reverse().find((entry) => entry.Struck && entry.Number);
  return first ? at("entry", first.Number) : at("log");
};

const mend = (of) => (of.mend && of.mend.count ? h("div.mend", {role: "status"}, h("p", of.mend.sentence),
  of.mend.number ? h("a.button", {href: at("entry", of.mend.number)}, say("fix")) : null) : null);

const proposals = (of) => ((of.proposals || []).length ? h("section.proposals", {"aria-labelledby": "proposed"},
  h("h2", {id: "proposed"}, say("proposals")), h("ul", of.proposals.map((one) => h("li", {"data-key": "p" + one.id},
    h("span", h("b", one.short), h("small", one.from)),
    h("span.buttons",
      h("button", {onclick: () => post("decline", {id: one.id})}, say("decline")),
      h("button.main", {onclick: () => post("accept", {id: one.id})}, say("accept"))))))) : null);
