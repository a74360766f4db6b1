// A tournament for whoever plays in it: my table, its result, the standings, all tables.

import {at, recall, redraw, remember, state, tell, want} from "./app.js";
import {form, h, link, listed, part, press, submit, toggle, typed} from "./dom.js";
import {left} from "./far.js";
import {join} from "./guests.js";
import {office, rounds} from "./office.js";
import {top} from "./table.js";
import {calculate, say} from "./words.js";

let wanted = "", result = {};

// kept is what this phone keeps of a tournament, for as long as the store does.
const kept = ({game}, what, store = localStorage) => recall(store, game + "/" + what);

const keep = ({game}, what, value, store = localStorage) => {
  remember(store, game + "/" + what, value);
  redraw();
};

// lined is a list of lines, each what leads it, a text, what else there is to say, and whether that is who holds the
// phone.
const lined = (all) => h("ol.seats", all.map(([lead, name, more, me]) => h("li", {class: me && "you"},
  h("span.lead", lead), h("span", name), h("small", more))));

const seated = (all) => lined(all.map((one, at) => [at + 1, ...one]));

export const cards = (all) => h("div.cards", all.map(([title, members]) => h("section.card", {key: title},
  h("h3", title), seated(members))));

export const sitting = (names) => names?.length && h("p", say("hall.sitting", {names: names.join(", ")}));

const joining = ({game}) => part(say("hall.join"), join(game),
  h("p", link("/?view=hall#/g/" + game, say("hall.far"))));

const tabs = {my, ranking, tables, office, join: joining};

export function hall(of) {
  const keeper = state.me.role === "keeper", tab = state.route.panel || (keeper ? "office" : "my");
  return [
    top("#/halls", tab, [keeper && ["office", "hall.office"], ["my", "hall.my"], ["ranking", "standings"],
      ["tables", "hall.tables"], keeper && ["join", "hall.join"]],
    h("h1", of.title), h("p.soft", of.say), h("p.time", left(of))),
    h("main.page.hall", {key: tab}, (tabs[tab] || my)(of)),
  ];
}

function my(of) {
  const me = kept(of, "me"), {round, members} = of;
  if (!members[me]) return search(of);
  const table = round?.tables.find((one) => one.members.includes(me));
  return [
    h("h2", members[me]),
    h("div.mine", {role: "status"}, !table ? h("p.headline",
      say(!round ? "hall.before" : round.out?.includes(me) ? "hall.resting" : "hall.absent"))
      : [h("p.soft", round.title), h("p.giant", say("hall.table", {table: table.number})),
        h("p.hero", say("hall.seat", {seat: table.members.indexOf(me) + 1}))]),
    table && [seated(table.members.map((one) => [members[one], one === me && say("hall.you"), one === me])),
      ended(of, table, me)],
    press(say("hall.other"), () => keep(of, "me", null), ".quiet"),
  ];
}

const plain = (text) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();

function search(of) {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  const found = [...of.members.keys()].filter((one) => parts.every((word) => plain(of.members[one]).includes(word)));
  return part(say("hall.find"), typed(say("hall.name"), wanted, (text) => {
    wanted = text;
    redraw();
  }, {id: "name", type: "search"}),
  h("p", {role: "status"}, !found.length && say("hall.nobody")), parts.length > 0 && found.slice(0, 12).map((one) =>
    press(of.members[one], () => keep(of, "me", one), ".found", {key: one})));
}

// ended is what became of a table's result, and where it is handed in.
function ended(of, table, me) {
  const {number} = of.round, key = `${number}/${table.number}`, handed = kept(of, key), name = key + table.members;
  if (table.done) return h("p", {role: "status"}, "✓ ", say("hall.over"));
  if (result.name !== name) result = kept(of, "result", sessionStorage) || {};
  if (result.name !== name) {
    result = {name, seats: table.members.map((member) => ({member, worth: "", rank: "", out: false}))};
  }
  const {seats, placesonly = false} = result, asked = placesonly ? "rank" : "worth";
  const told = table.waiting ? handed || say("hall.waits") : handed && say("hall.declined");
  const fills = (one, field) => (value) => {
    one[field] = value;
    keep(of, "result", result, sessionStorage);
  };
  const seat = (one) => h("div", {key: one.member}, typed(say(placesonly ? "hall.place" : "hall.worth",
    {name: of.members[one.member]}), one[asked], fills(one, asked), {inputmode: placesonly ? "numeric" : "decimal"}),
  !placesonly && toggle(say("hall.out"), one.out, fills(one, "out")));
  const send = async () => {
    const said = seats.map((one) => ({...one, worth: 0, rank: 0, [asked]: calculate(one[asked])}));
    const lacking = said.find((one) => isNaN(one[asked]));
    if (lacking) return tell(say("hall.missing", {name: of.members[lacking.member]}));
    const value = await want(`/g/${of.game}/handin`, {member: me, round: number, table: table.number, placesonly,
      seats: said});
    if (!value) return;
    fills(result, "open")(false);
    keep(of, key, value.done);
  };
  return [
    told && h("p.since", {role: "status"}, told),
    result.open ? form(send, h("h2", say("hall.handin")), toggle(say("hall.placesonly"), placesonly,
      fills(result, "placesonly")), seats.map(seat), submit(say("hall.send")))
      : press(say("hall.handin"), () => fills(result, "open")(true), told ? "" : ".main"),
  ];
}

function ranking({standing, awards, members, ...of}) {
  if (!standing) return part(say("standings"), h("p", say("hall.none")));
  const me = kept(of, "me"), lines = standing.members && lined(standing.members.map((one, at) =>
    [standing.ranks[at], members[one], h("b", standing.points[at]), one === me]));
  return [
    part(standing.title, h("p", standing.hidden),
      standing.hidden && lines ? h("details", h("summary", say("hall.secret")), lines) : lines),
    awards && part(say("hall.awards"), listed("ul.rows", awards, ({name, member}) => h("li", name, ": ",
      h("b", members[member])))),
  ];
}

// tables are all of the round, the director's those of any round; before the first, who takes part.
function tables(of) {
  const {round, members} = of, names = (all) => all?.map((one) => members[one]);
  if (of.office?.round) return rounds(of);
  if (!round) return part(say("hall.members"), listed("ul.rows", names(of.active)));
  return part(round.title, cards(round.tables.map(({number, done, members: all}) => [
    say("hall.table", {table: number}) + (done ? " ✓ " + say("hall.done") : ""), names(all).map((name) => [name])])),
  sitting(names(round.out)));
}
