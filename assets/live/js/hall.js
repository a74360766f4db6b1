// A tournament for whoever plays in it: my table, its result, the standings, all tables.

import {at, redraw, state, tell} from "./app.js";
import {form, h, listed, press} from "./dom.js";
import {left} from "./far.js";
import {ask} from "./net.js";
import {join, office, rounds} from "./office.js";
import {lost} from "./table.js";
import {calculate, say} from "./words.js";

let typed = "", result = {};

// recall is what this phone remembers of a tournament.
const recall = (of, what) => JSON.parse(localStorage.getItem(`${of.game}/${what}`) || "null");

const remember = (of, what, value) => {
  localStorage.setItem(`${of.game}/${what}`, JSON.stringify(value));
  redraw();
};

// part is a part of the page with its heading.
export const part = (title, ...inside) => h("section", {label: title}, h("h2", title), inside);

// seated are the members of a table in the order in which they move, each a name, what else there is to say, and
// whether that is who holds the phone.
const seated = (all) => h("ol.seats", all.map(([name, more, me], at) => h("li", {class: me && "you"}, h("span", at + 1),
  name, more && h("small", more))));

// cards are tables, each a title and who sits there.
export const cards = (all) => h("div.cards", all.map(([title, members]) => h("section.card", {key: title},
  h("h3", title), seated(members))));

export const sitting = (names) => (names?.length ? h("p", say("hall.sitting", {names: names.join(", ")})) : null);

const tabs = {my, ranking, tables, office, join};

export function hall(of) {
  const {route, note, me, whole} = state, keeper = me.role === "keeper";
  const tab = route.panel || (keeper ? "office" : "my");
  const link = (to, text) => h("a", {href: at(to), "aria-current": tab === to && "page"}, say(text));
  return [
    h("header.top", h("div.heading", whole && h("a.back", {href: "#/halls", label: say("hall.all")}, "‹"),
      h("h1", of.title), h("p", of.say), h("p.time", left(of))),
    h("nav", {label: say("views")}, keeper && link("office", "hall.office"), link("my", "hall.my"),
      link("ranking", "standings"), link("tables", "hall.tables"), keeper && link("join", "hall.join"))),
    lost(),
    h("main.page.hall", {key: tab}, (tabs[tab] || my)(of)),
    h("p", {class: note ? "note" : "unseen", "aria-hidden": "true"}, note),
  ];
}

// my is where who holds the phone sits.
function my(of) {
  const me = recall(of, "me"), {round, members} = of;
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
    press(say("hall.other"), () => remember(of, "me", null), {class: "quiet"}),
  ];
}

const plain = (text) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();

function search(of) {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const found = [...of.members.keys()].filter((one) => wanted.every((word) => plain(of.members[one]).includes(word)));
  return part(say("hall.find"), h("label", {for: "name"}, say("hall.name")),
    h("input", {id: "name", type: "search", autocomplete: "off", value: typed, oninput: ({target}) => {
      typed = target.value;
      redraw();
    }}),
    h("p", {role: "status"}, !found.length && say("hall.nobody")),
    listed("ul.found", wanted.length ? found.slice(0, 12) : [], (one) => h("li", {key: one},
      press(of.members[one], () => remember(of, "me", one)))));
}

// ended is what became of a table's result, and where it is handed in.
function ended(of, table, me) {
  const key = `${of.round.number}/${table.number}`, handed = recall(of, key), name = of.game + key + table.members;
  if (table.done) return h("p", {role: "status"}, "✓ ", say("hall.over"));
  if (result.name !== name) result = {name, said: {}};
  const said = (one) => (result.said[one] = result.said[one] || {});
  const told = table.waiting ? handed || say("hall.waits") : handed && say("hall.declined");
  const open = (on) => () => {
    result.open = on;
    redraw();
  };
  const input = (one, field, given) => h("input", {autocomplete: "off", oninput: ({target}) => {
    said(one)[field] = target.value;
  }, value: said(one)[field] || "", ...given});
  const toggle = (of, field, text) => h("label.switch", h("input", {type: "checkbox", checked: of[field],
    onchange: ({target}) => {
      of[field] = target.checked;
      redraw();
    }}), h("span", say(text)));
  const seat = (one) => h("div", {key: one}, result.places
    ? h("label", say("hall.place", {name: of.members[one]}), input(one, "rank", {type: "number", min: 1, max: 9}))
    : [h("label", say("hall.worth", {name: of.members[one]}), input(one, "worth",
      {type: "text", inputmode: "decimal"})),
      toggle(said(one), "out", "hall.out")]);
  const send = async () => {
    const seats = table.members.map((member) => ({member, rank: result.places ? Number(said(member).rank) : 0,
      worth: result.places ? 0 : calculate(said(member).worth || ""), out: !result.places && !!said(member).out}));
    const lacking = seats.find(({rank, worth}) => (result.places ? !(rank > 0) : isNaN(worth)));
    if (lacking) return tell(say("hall.missing", {name: of.members[lacking.member]}));
    const {ok, value} = await ask(`/g/${of.game}/handin`, {member: me, round: of.round.number, table: table.number,
      placesonly: !!result.places, seats});
    if (!ok) return tell(value.sentence);
    result.open = false;
    remember(of, key, value.done);
  };
  return [
    told && h("p.since", {role: "status"}, told),
    result.open ? form(send, h("h2", say("hall.handin")), toggle(result, "places", "hall.placesonly"),
      table.members.map(seat), h("button.main", {type: "submit"}, say("hall.send")))
      : press(say("hall.handin"), open(true), {class: told ? "" : "main"}),
  ];
}

function ranking({standing, awards, members, ...of}) {
  if (!standing) return part(say("standings"), h("p", say("hall.none")));
  const me = recall(of, "me"), lines = standing.members && h("ol.places", standing.members.map((one, at) => h("li",
    {class: one === me && "you"}, h("span", standing.ranks[at]), h("b", members[one]), h("b", standing.points[at]))));
  return [
    part(standing.title, h("p", standing.hidden),
      standing.hidden && lines ? h("details", h("summary", say("hall.secret")), lines) : lines),
    awards && part(say("hall.awards"), h("ul.rows", awards.map(({name, member}) => h("li", name, ": ",
      h("b", members[member]))))),
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
