// A tournament for its director: results that wait, the next round, how phones join.

import {post, redraw, state, want} from "./app.js";
import {h, link, listed, part, press} from "./dom.js";
import {left} from "./far.js";
import {cards, report, sitting} from "./hall.js";
import {decide} from "./table.js";
import {say} from "./words.js";

let all = null, shown = {}, ruled = {};

export const visitHalls = async () => {
  all = (await want("/tournaments"))?.tournaments;
};

export const halls = () => h("main.page", h("h1", say("hall.all")), link("#/shelf", say("shelf")),
  listed("ul", all, ({id, title, state: stands, begun}) => h("li.tile", {key: id}, h("a.what", {href: "#/g/" + id},
    h("b", title), h("span.soft", stands), h("small", begun)))) || h("p", all && say("hall.empty")));

export const office = ({clock, office: {task, draw, drawing, waiting, reveal}}) => [
  clock && part(say("hall.clock"), timing(clock)), reveal && part(say("ceremony.title"), revealing(reveal)),
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

const timing = (clock) => h("p.buttons", press(say(clock.until ? "hall.clock.pause" : "hall.clock.start"),
  () => post("clock", {do: clock.until ? "pause" : "start"}), ".main", {disabled: left({clock}) === clock.over}),
press(say("hall.clock.reset"), () => post("clock", {do: "reset"})));

// revealing goes on with the reveal of a standing, step by step.
function revealing({step, of}) {
  const to = (text, next, look) => press(text, () => post("reveal", {step: next}), look);
  return [h("p", {role: "status"}, `${step} / ${of}`), h("p.buttons", step > 0 && to(say("ceremony.back"), step - 1),
    step + 10 < of && to(say("ceremony.skip.ten", {rank: 10}), of - 10),
    to(say(!step ? "ceremony.begin" : step < of ? "ceremony.next" : "hall.open"), step + 1, ".main"))];
}

// ruling is where the director says how a table of a round ended, or that its result counts no more.
function ruling(round, {number, done, placesonly, seats}) {
  const key = `${state.route.game}/${round}/${number}`;
  const label = say(done ? "tournament.table.correct" : "tournament.table.type");
  const rule = async (said) => {
    if (await post("rule", {round, table: number, ...said})) ruled = {};
    redraw();
  };
  if (ruled.key !== key) return press(label, () => {
    ruled = {key, places: placesonly, said: seats.map(({name, member, rank, worth, out}) => ({name, member, out,
      rank: rank && String(rank), worth: done ? String(worth) : ""}))};
    redraw();
  });
  return [report(ruled, label, say("record"), rule), h("p.buttons", press(say("close"), () => {
    ruled = {};
    redraw();
  }),
    done ? press(say("tournament.table.back"), () => rule({back: true}))
      : press(say("tournament.table.skip"), () => rule({unplayed: true})))];
}

// rounds are the tables of a round with what the director knows of them.
export function rounds({head, office: {round, rounds: count}}) {
  const of = shown.head === head ? shown : round;
  const turn = (text, number) => press(text, async () => {
    shown = {...await want(`/g/${state.route.game}/round?number=${number}`), head};
  }, "", {disabled: number < 1 || number > count});
  return part(of.title, h("p", of.about), cards(of.tables.map((table) => [`${table.title} · ${table.state}`,
    table.seats.map(({name, end}) => [name, end]), ruling(of.number, table)])), h("p", of.out), h("p.buttons",
    turn(say("hall.earlier"), of.number - 1), turn(say("hall.later"), of.number + 1)));
}
