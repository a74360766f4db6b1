// A tournament: everybody's table, the standing, results handed in; what the director sees.

import {at, go, redraw, state, tell} from "./app.js";
import {h, listed, press} from "./dom.js";
import {left} from "./far.js";
import {ask} from "./net.js";
import {lost, post} from "./table.js";
import {calculate, say} from "./words.js";

const kept = {typed: "", all: null, form: null, round: null, link: null};

// mine is something that this phone remembers of a tournament.
const mine = (of, what) => JSON.parse(localStorage.getItem(`${of.game}/${what}`) || "null");
const remember = (of, what, value) => localStorage.setItem(`${of.game}/${what}`, JSON.stringify(value));

// plain is a text as it is searched for.
const plain = (text) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();

const heading = (id, text) => h("h2", {id}, text);
const part = (id, title, ...inside) => h("section", {"aria-labelledby": id}, heading(id, title), inside);

// hall draws the page of a tournament.
export function hall(of) {
  const {route, note, me} = state, keeper = me.role === "keeper";
  const tab = route.panel || (keeper ? "office" : "my");
  const link = (to, text) => h("a", {href: at(to), "aria-current": tab === to && "page"}, say(text));
  const time = left(of);
  return [
    h("header.top", h("div.heading", state.whole && h("a.back", {href: "#/halls", "aria-label": say("hall.all")}, "‹"),
      h("h1", of.title), h("p", of.say), time && h("p.time", time)),
    h("nav", {"aria-label": say("views")}, keeper && link("office", "hall.office"), link("my", "hall.my"), link("ranking", "standings"),
      link("tables", "hall.tables"), keeper && link("link", "hall.link"))),
    lost(),
    h("main.page.hall", {"data-key": tab}, (tabs[tab] || tabs.my)(of)),
    h("p", {class: note ? "note" : "unseen", "aria-hidden": "true"}, note),
  ];
}

const tabs = {my, ranking, tables, office, link};

// my is where this phone's member sits.
function my(of) {
  const me = mine(of, "member");
  if (me === null || !of.members[me]) return search(of);
  const table = of.round?.tables.find(({members}) => members.includes(me));
  return [
    h("section.mine", {"aria-labelledby": "mine"}, heading("mine", of.members[me]), h("div", {role: "status"}, table ? place(of, table, me)
      : h("p.headline", say(!of.round ? "hall.before" : of.round.out?.includes(me) ? "hall.resting" : "hall.absent")))),
    table && result(of, table, me),
    press(say("hall.other"), () => {
      remember(of, "member", null);
      redraw();
    }, {class: "quiet"}),
  ];
}

const place = (of, table, me) => [
  h("p.soft", of.round.title),
  h("p.giant", say("hall.table", {table: table.number})),
  h("p.hero", say("hall.seat", {seat: table.members.indexOf(me) + 1})),
  seats(table.members.map((member) => [of.members[member], member === me && say("hall.you"), member === me])),
];

function search(of) {
  const found = kept.typed.trim() ? of.members.map((name, member) => ({name, member}))
    .filter(({name}) => plain(kept.typed).split(/\s+/).every((word) => plain(name).includes(word))).slice(0, 12) : [];
  return part("find", say("hall.find"), h("label", {for: "name"}, say("hall.name")),
    h("input", {id: "name", type: "search", autocomplete: "off", value: kept.typed, oninput: ({target}) => {
      kept.typed = target.value;
      redraw();
    }}),
    h("div", {role: "status"}, kept.typed.trim() && !found.length ? h("p", say("hall.nobody")) : null),
    listed("ul.found", found, ({name, member}) => h("li", {"data-key": member}, press(name, () => {
      remember(of, "member", member);
      kept.form = null;
      redraw();
    }))));
}

// result is where a table's result is handed in, and what became of it.
function result(of, table, me) {
  const key = `result/${of.round.number}/${table.number}`, handed = mine(of, key);
  if (table.done) return h("p", {role: "status"}, "✓ ", say("hall.over"));
  const words = table.waiting ? handed || say("hall.waits") : handed && say("hall.declined");
  const name = table.members.join() + key, form = kept.form?.name === name ? kept.form : {name, places: false, said: {}, open: false};
  kept.form = form;
  const set = (member, field) => ({target}) => {
    form.said[member] = {...form.said[member], [field]: target.type === "checkbox" ? target.checked : target.value};
    redraw();
  };
  const send = async (event) => {
    event.preventDefault();
    const seats = [];
    for (const member of table.members) {
      const {worth = "", rank, out} = form.said[member] || {}, value = calculate(worth);
      if (form.places ? !rank : isNaN(value)) return tell(say("hall.missing", {name: of.members[member]}));
      seats.push({member, worth: form.places ? 0 : value, rank: form.places ? Number(rank) : 0, out: !form.places && !!out});
    }
    const {ok, value} = await ask(`/g/${of.game}/handin`, {member: me, round: of.round.number, table: table.number,
      placesonly: form.places, seats});
    if (!ok) return tell(value.sentence);
    remember(of, key, value.done);
    form.open = false;
    redraw();
  };
  const seat = (member) => {
    const names = {name: of.members[member]}, said = form.said[member] || {};
    return h("div", {"data-key": member}, form.places ? h("label", say("hall.place", names),
      h("select", {value: said.rank || "", onchange: set(member, "rank")}, h("option", {value: ""}, "–"),
        table.members.map((_, at) => h("option", {value: at + 1}, at + 1))))
      : [h("label", say("hall.worth", names), h("input", {type: "text", inputmode: "decimal", autocomplete: "off", value: said.worth || "",
        oninput: set(member, "worth")})),
      h("label.switch", h("input", {type: "checkbox", checked: said.out, onchange: set(member, "out")}), h("span", say("hall.out")))]);
  };
  return [words && h("p.since", {role: "status"}, words), !form.open ? press(say("hall.handin"), () => {
    form.open = true;
    redraw();
  }, {class: words ? "" : "main"})
    : h("form", {onsubmit: send}, heading("handin", say("hall.handin")), h("label.switch", h("input", {type: "checkbox", checked: form.places,
      onchange: ({target}) => {
        form.places = target.checked;
        redraw();
      }}), h("span", say("hall.placesonly"))), table.members.map(seat), h("button.main", {type: "submit"}, say("hall.send")))];
}

// ranking is who stands where.
function ranking(of) {
  const {standing, awards} = of, me = mine(of, "member");
  const lines = standing?.members && h("ol.places", standing.members.map((member, at) => h("li", {class: member === me && "you"},
    h("span", standing.ranks[at]), h("b", of.members[member]), h("b", standing.points[at]))));
  if (!standing) return part("ranking", say("standings"), h("p", say("hall.none")));
  return [part("ranking", standing.title, standing.hidden && h("p", standing.hidden),
    standing.hidden && lines ? h("details", h("summary", say("hall.secret")), lines) : lines),
  awards && part("awards", say("hall.awards"), h("ul.rows", awards.map(({name, member}) => h("li", name, ": ", h("b", of.members[member])))))];
}

// seats are the members of a table in the order in which they move.
const seats = (all) => h("ol.seats", all.map(([name, more, mine], seat) => h("li", {class: mine && "you"}, h("span", seat + 1), name, more && h("small", more))));

// cards are tables.
const cards = (all) => h("div.cards", all.map(([title, ...inside]) => h("section.card", {"data-key": title}, h("h3", title), seats(...inside))));

// tables are all tables of the round, the director's those of any, or who takes part before it.
function tables(of) {
  if (of.office?.round) return rounds(of);
  if (!of.round) return part("tables", say("hall.members"), h("ul.rows", of.active?.map((member) => h("li", of.members[member]))));
  return part("tables", of.round.title, cards(of.round.tables.map(({number, done, members}) => [say("hall.table", {table: number}) +
    (done ? " ✓ " + say("hall.done") : ""), members.map((member) => [of.members[member]])])), sitting(of.round.out?.map((member) => of.members[member])));
}

const sitting = (names) => names?.length ? h("p", say("hall.sitting", {names: names.join(", ")})) : null;

function rounds(of) {
  const shown = kept.round?.head === of.head ? kept.round : of.office.round;
  const turn = (text, number) => press(say(text), async () => {
    const {ok, value} = await ask(`/g/${of.game}/round?number=${number}`);
    if (ok) kept.round = {...value, head: of.head};
    redraw();
  }, {disabled: number < 1 || number > of.office.rounds});
  return part("tables", shown.title, h("p", shown.about), cards(shown.tables.map(({title, state: how, seats: all}) =>
    [`${title} · ${how}`, all.map(({name, end}) => [name, end])])), h("p", shown.out),
  h("p.buttons", turn("hall.earlier", shown.number - 1), turn("hall.later", shown.number + 1)));
}

// office is what the director does: results that wait, the next round.
function office(of) {
  const o = of.office, drawing = o?.drawing, drawn = drawing?.tables;
  if (!o) return my(of);
  return [
    part("waiting", say("hall.waiting"), listed("ul.waiting", o.waiting, ({id, title, from, places, refusal}) => h("li", {"data-key": id},
      h("h3", title), h("ol", places.map((one) => h("li", one))), h("p.soft", from), refusal && h("p.bad", refusal),
      h("p.buttons", press(say("decline"), () => post("turndown", {id})),
        press(say("accept"), () => post("take", {id}), {class: "main", disabled: !!refusal})))) || h("p.soft", say("hall.nowait"))),
    part("next", say("hall.next"), h("p", o.task), drawing && h("p", {role: "status"}, drawing.says),
      o.draw && h("p.buttons", press(drawn ? say("hall.again") : o.draw, () => post("draw"), {class: drawn ? "" : "main", disabled: drawing?.busy}),
        drawn && press(say("hall.announce"), () => post("announce"), {class: "main"})),
      drawn && [h("p.soft", drawing.about), cards(drawn.map((names, at) => [say("hall.table", {table: at + 1}), names.map((name) => [name])])),
        sitting(drawing.out)]),
  ];
}

// link is how phones come to the tournament, and a projector.
function link(of) {
  if (kept.link?.game !== of.game) {
    kept.link = {game: of.game};
    ask(`/g/${of.game}/link`).then(({ok, value}) => {
      Object.assign(kept.link, value);
      if (!ok) tell(value.sentence);
      redraw();
    });
  }
  return part("link", say("hall.link"), kept.link.link && [h("img", {id: "code", src: `/g/${of.game}/link.svg`, alt: say("hall.code")}),
    h("p", h("a", {href: kept.link.link}, kept.link.link))], h("p", h("a.button", {href: `/?view=hall#/g/${of.game}`}, say("hall.far"))));
}

// visitHalls fetches the tournaments.
export async function visitHalls() {
  const {ok, value} = await ask("/tournaments");
  if (ok) kept.all = value.tournaments;
  else tell(value.sentence);
  redraw();
}

// halls lists them.
export const halls = () => h("main.page", h("h1", say("hall.all")), h("p", h("a.button", {href: "#/shelf"}, say("shelf"))),
  kept.all && (listed("ul", kept.all, ({id, title, state: how, begun}) => h("li.tile", {"data-key": id},
    h("a.what", {href: "#/g/" + id}, h("b", title), h("span.soft", how), h("small", begun)))) || h("p", say("hall.empty"))));
