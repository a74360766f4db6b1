// A new game: what is played, by which rules, who sits where.

import {go, redraw} from "./app.js";
import {h, is} from "./dom.js";
import {fields} from "./field.js";
import {ask} from "./net.js";
import {say} from "./words.js";

const made = {wish: {}, value: null, fault: ""};
let turn = 0, timer;

/** visitSetup asks for the page as the wish stands. */
export async function visitSetup() {
  const mine = ++turn, answer = await ask("/new", made.wish);
  if (mine !== turn) return;
  Object.assign(made, answer.ok ? {value: answer.value, wish: answer.value.wish, fault: ""} : {fault: answer.value.sentence});
  if (!made.wish.seats) made.wish.seats = [];
  redraw();
}

function wish(change, wait) {
  Object.assign(made.wish, change);
  turn++;
  clearTimeout(timer);
  timer = setTimeout(visitSetup, wait || 0);
  if (!wait) redraw();
}

const option = (chosen, press, name, about) => h("button", {class: "option wide-option", "aria-pressed": is(chosen), onclick: press},
  h("b", name), about && h("small", about));

function set(field, value, wait) {
  const sets = (made.wish.sets || []).filter((other) => other.field !== field.Name);
  sets.push(typeof value === "string" ? {field: field.Name, text: value} : {field: field.Name, value});
  if (typeof value === "string") field.Text = value;
  else Object.assign(field, {Value: value, Unsaid: false, Offered: true});
  wish({sets}, wait);
}

function players(of) {
  const seats = [...(made.wish.seats || [])];
  while (seats.length < (of.least || 2)) seats.push("");
  const free = (of.known ? of.known.names || [] : []).filter((name) => !seats.includes(name));
  const move = (from, to) => {
    const all = [...seats], [name] = all.splice(from, 1);
    all.splice(to, 0, name);
    wish({seats: all, drawn: undefined});
  };
  return h("fieldset", h("legend", h("h2", say("players"))), of.count && h("p.soft", of.count),
    h("ol.seating", seats.map((name, i) => h("li.row",
      h("input", {type: "text", value: name, maxlength: 40, autocomplete: "off", list: "known", "aria-label": say("seat", {number: i + 1}),
        "aria-invalid": String(of.wrong === "seats." + i && !of.unfinished), oninput: (event) => {
          seats[i] = event.target.value;
          wish({seats, drawn: undefined}, 300);
        }}),
      h("button", {disabled: i === 0, "aria-label": say("seat.up", {name: name || i + 1}), onclick: () => move(i, i - 1)}, "↑"),
      h("button", {disabled: i === seats.length - 1, "aria-label": say("seat.down", {name: name || i + 1}), onclick: () => move(i, i + 1)}, "↓"),
      h("button", {"aria-label": say("seat.remove", {name: name || i + 1}), onclick: () => wish({seats: seats.filter((_, at) => at !== i), drawn: undefined})}, "×")))),
    h("datalist", {id: "known"}, free.map((name) => h("option", {value: name}))),
    h("p.buttons", !of.most || seats.length < of.most ? h("button", {onclick: () => wish({seats: [...seats, ""]})}, say("seat.add")) : null,
      h("button", {onclick: () => wish({seats, draw: "first"})}, say("draw"))),
    of.drawn && h("p.soft", {role: "status"}, of.drawn));
}

async function begin(event) {
  event.preventDefault();
  const answer = await ask("/begin", made.wish);
  if (!answer.ok) {
    made.fault = answer.value.sentence;
    return redraw();
  }
  Object.assign(made, {wish: {}, value: null});
  go("#/g/" + answer.value.game);
}

/** setup draws it. */
export function setup() {
  const of = made.value || {};
  return h("main.page", h("h1", say("new")), h("p", h("a.button", {href: "#/shelf"}, say("shelf"))),
    h("form", {onsubmit: begin},
      h("fieldset", h("legend", h("h2", say("game"))), h("div.options", (of.rulebooks || []).map((book) =>
        option(book.chosen, () => wish({rulebook: book.id, preset: "", template: 0, sets: []}), book.name, book.players)))),
      (of.offers || []).length ? h("fieldset", h("legend", h("h2", say("rules"))), h("div.options", of.offers.map((offer) =>
        option(offer.chosen, () => wish({preset: offer.preset || "", template: offer.template || 0, sets: []}), offer.name, offer.about)))) : null,
      players(of),
      (of.groups || []).length ? h("details", h("summary", say("house")), of.groups.map((group) => h("section", {},
        group.heading && h("h3", group.heading), group.options.map((one) => h("div", {"data-key": one.field.Name}, fields([one.field], [], set),
          [one.wrong && h("p.bad", one.wrong), one.default && h("small", one.default)]))))) : null,
      (of.house || []).length ? h("ul.lines", of.house.map((line) => h("li", line))) : null,
      h("label", {for: "title"}, say("title")), h("input", {id: "title", type: "text", maxlength: 60, value: made.wish.title || "",
        oninput: (event) => wish({title: event.target.value}, 300)}),
      h("div.record", h("p", {role: "status", class: made.fault || (of.wrong && !of.unfinished) ? "bad" : "soft"}, made.fault || of.says || ""),
        h("div.buttons", h("button.main", {disabled: !of.ready}, say("begin"))))));
}
