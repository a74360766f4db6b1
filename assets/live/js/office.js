// A tournament for its director: results that wait, the next round, how phones join.

import {redraw, tell} from "./app.js";
import {h, listed, press} from "./dom.js";
import {cards, part, sitting} from "./hall.js";
import {ask} from "./net.js";
import {post} from "./table.js";
import {say} from "./words.js";

let all = null, shown = {}, link = {};

async function fetched(path, then) {
  const {ok, value} = await ask(path);
  if (ok) then(value);
  else tell(value.sentence);
  redraw();
}

// visitHalls fetches the tournaments.
export const visitHalls = () => fetched("/tournaments", ({tournaments}) => {
  all = tournaments;
});

export const halls = () => h("main.page", h("h1", say("hall.all")),
  h("p", h("a.button", {href: "#/shelf"}, say("shelf"))),
  all && (listed("ul", all, ({id, title, state, begun}) => h("li.tile", {key: id}, h("a.what", {href: "#/g/" + id},
    h("b", title), h("span.soft", state), h("small", begun)))) || h("p", say("hall.empty"))));

export function office({office: {task, draw, drawing, waiting}}) {
  const tables = drawing?.tables;
  return [
    part(say("hall.waiting"), listed("ul.waiting", waiting, ({id, title, from, places, refusal}) => h("li", {key: id},
      h("h3", title), listed("ol", places), h("p.soft", from), h("p.bad", refusal), h("p.buttons",
        press(say("decline"), () => post("turndown", {id})),
        press(say("accept"), () => post("take", {id}), {class: "main", disabled: !!refusal})))) ||
      h("p.soft", say("hall.nowait"))),
    part(say("hall.next"), h("p", task), h("p", {role: "status"}, drawing?.says), draw && h("p.buttons",
      press(tables ? say("hall.again") : draw, () => post("draw"),
        {class: tables ? "" : "main", disabled: drawing?.busy}),
      tables && press(say("hall.announce"), () => post("announce"), {class: "main"})),
    tables && [h("p.soft", drawing.about), cards(tables.map((names, at) => [say("hall.table", {table: at + 1}),
      names.map((name) => [name])])), sitting(drawing.out)]),
  ];
}

// rounds are the tables of a round with what the director knows of them.
export function rounds({game, head, office: {round, rounds: count}}) {
  const of = shown.head === game + head ? shown : round;
  const turn = (text, number) => press(say(text), () => fetched(`/g/${game}/round?number=${number}`, (value) => {
    shown = {...value, head: game + head};
  }), {disabled: number < 1 || number > count});
  return part(of.title, h("p", of.about), cards(of.tables.map(({title, state, seats}) => [`${title} · ${state}`,
    seats.map(({name, end}) => [name, end])])), h("p", of.out),
  h("p.buttons", turn("hall.earlier", of.number - 1), turn("hall.later", of.number + 1)));
}

// join is how phones come to the tournament, and a projector.
export function join({game}) {
  if (link.game !== game) {
    link = {game};
    fetched(`/g/${game}/link`, (value) => Object.assign(link, value));
  }
  return part(say("hall.join"), link.link && [h("img", {id: "code", src: `/g/${game}/link.svg`, alt: say("hall.code")}),
    h("p", h("a", {href: link.link}, link.link))],
  h("p", h("a.button", {href: "/?view=hall#/g/" + game}, say("hall.far"))));
}
