// A tournament for its director: results that wait, the next round, how phones join.

import {post, state, want} from "./app.js";
import {h, link, listed, part, press} from "./dom.js";
import {cards, sitting} from "./hall.js";
import {decide} from "./table.js";
import {say} from "./words.js";

let all = null, shown = {};

export const visitHalls = async () => {
  all = (await want("/tournaments"))?.tournaments;
};

export const halls = () => h("main.page", h("h1", say("hall.all")), link("#/shelf", say("shelf")),
  listed("ul", all, ({id, title, state: stands, begun}) => h("li.tile", {key: id}, h("a.what", {href: "#/g/" + id},
    h("b", title), h("span.soft", stands), h("small", begun)))) || h("p", all && say("hall.empty")));

export const office = ({office: {task, draw, drawing, waiting}}) => [
  part(say("hall.waiting"), listed("ul.waiting", waiting, ({id, title, from, places, refusal}) => h("li", {key: id},
    h("h3", title), listed("ol", places), h("p.soft", from), h("p.bad", refusal),
    decide(() => post("turndown", {id}), () => post("take", {id}), refusal))) || h("p.soft", say("hall.nowait"))),
  part(say("hall.next"), h("p", task), h("p", {role: "status"}, drawing?.says), draw && h("p.buttons",
    press(drawing?.tables ? say("hall.again") : draw, () => post("draw"), drawing?.tables ? "" : ".main",
      {disabled: drawing?.busy}),
    drawing?.tables && press(say("hall.announce"), () => post("announce"), ".main")),
  drawing?.tables && [h("p.soft", drawing.about), cards(drawing.tables.map((names, at) =>
    [say("hall.table", {table: at + 1}), names.map((name) => [name])])), sitting(drawing.out)]),
];

// rounds are the tables of a round with what the director knows of them.
export function rounds({head, office: {round, rounds: count}}) {
  const of = shown.head === head ? shown : round;
  const turn = (text, number) => press(text, async () => {
    shown = {...await want(`/g/${state.route.game}/round?number=${number}`), head};
  }, "", {disabled: number < 1 || number > count});
  return part(of.title, h("p", of.about), cards(of.tables.map(({title, state: stands, seats}) =>
    [`${title} · ${stands}`, seats.map(({name, end}) => [name, end])])), h("p", of.out), h("p.buttons",
    turn(say("hall.earlier"), of.number - 1), turn(say("hall.later"), of.number + 1)));
}
