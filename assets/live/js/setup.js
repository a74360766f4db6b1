// A new game: what is played, by which rules, who sits where.

import {go, redraw} from "./app.js";
import {form, h, is, listed, press} from "./dom.js";
import {fields} from "./field.js";
import {ask} from "./net.js";
import {say} from "./words.js";

let made = {}, asked = {}, fault = "", turn = 0, timer;

// visitSetup asks the host for the page as the game is wished for.
export async function visitSetup() {
  const mine = ++turn, {ok, value} = await ask("/new", asked);
  if (mine !== turn) return;
  if (ok) [made, asked, fault] = [value, value.wish, ""];
  else fault = value.sentence;
  redraw();
}

function wish(change, wait) {
  Object.assign(asked, change);
  turn++;
  clearTimeout(timer);
  timer = setTimeout(visitSetup, wait || 0);
}

const option = (of, about, change) => press([h("b", of.name), about && h("small", about)], () => wish({...change,
  sets: []}),
  {class: "tall", "aria-pressed": is(of.chosen)});

function set(field, value, wait) {
  const words = typeof value === "string", sets = (asked.sets || []).filter((other) => other.field !== field.Name);
  Object.assign(field, words ? {Text: value} : {Value: value, Unsaid: false, Offered: true});
  wish({sets: [...sets, {field: field.Name, [words ? "text" : "value"]: value}]}, wait);
}

function players(of) {
  const seats = [...(asked.seats || [])];
  while (seats.length < (of.least || 2)) seats.push("");
  const seat = (change, wait) => wish({seats: change, drawn: undefined}, wait);
  const without = (i) => seats.filter((_, at) => at !== i);
  return part("players", of.count && h("p.soft", of.count),
    h("ol", seats.map((name, i) => {
      const does = (key, sign, change, disabled) => press(sign, () => seat(change), {label: say(key,
        {name: name || i + 1}), disabled});
      return h("li.row", h("input", {type: "text", value: name, maxlength: 40, autocomplete: "off", list: "known",
        label: say("seat", {number: i + 1}), "aria-invalid": is(of.wrong === "seats." + i && !of.unfinished),
        oninput: ({target}) => {
          seats[i] = target.value;
          seat(seats, 300);
        }}),
      does("seat.up", "↑", i && [...seats.slice(0, i - 1), name, seats[i - 1], ...seats.slice(i + 1)], !i),
      does("seat.remove", "×", without(i)));
    })),
    h("datalist", {id: "known"}, of.known?.names?.map((value) => h("option", {value}))),
    h("p.buttons", seats.length < (of.most || 99) && press(say("seat.add"), () => seat([...seats, ""])),
      press(say("draw"), () => wish({seats, draw: "first"}))), of.drawn && h("p.soft", {role: "status"}, of.drawn));
}

const part = (key, ...inside) => h("fieldset", h("legend", h("h2", say(key))), inside);

export function setup() {
  const of = made;
  return h("main.page", h("h1", say("new")), h("a.button", {href: "#/shelf"}, say("shelf")),
    form(async () => {
      const {ok, value} = await ask("/begin", asked);
      if (ok) {
        [made, asked] = [{}, {}];
        return go("#/g/" + value.game);
      }
      fault = value.sentence;
      redraw();
    },
    part("game", h("div.options", of.rulebooks?.map((book) => option(book, book.players, {rulebook: book.id,
      preset: "", template: 0})))),
    of.offers && part("rules", h("div.options", of.offers.map((offer) =>
      option(offer, offer.about, {preset: offer.preset, template: offer.template})))),
    players(of),
    of.groups && h("details", h("summary", say("house")), of.groups.map((group) => h("section",
      group.heading && h("h3", group.heading),
      group.options.map((one) => h("div", {key: one.field.Name}, fields([one.field], [], set), one.wrong && h("p.bad",
        one.wrong),
        one.default && h("small", one.default)))))),
    listed("ul.lines", of.house),
    h("label", {for: "title"}, say("title")), h("input", {id: "title", type: "text", maxlength: 60,
      value: asked.title || "",
      oninput: ({target}) => wish({title: target.value}, 300)}),
    h("div.record", h("p", {role: "status", class: fault || (of.wrong && !of.unfinished) ? "bad" : "soft"},
      fault || of.says),
      h("div.buttons", h("button.main", {type: "submit", disabled: !of.ready}, say("begin"))))));
}
