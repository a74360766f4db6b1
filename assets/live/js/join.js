// How phones join a game or a tournament: its link, and the code of that.

import {want} from "./app.js";
import {h} from "./dom.js";
import {say} from "./words.js";

let way = {};

// join shows it. Since is whatever makes the link an old one when it is another.
export function join(game, since) {
  if (way.game !== game || way.since !== since) {
    way = {...way.game === game && way, game, since};
    want(`/g/${game}/link`).then((value) => Object.assign(way, value));
  }
  const here = /\/\/(127\.|localhost|\[)/.test(way.link);
  return way.link && (here ? h("p.soft", say("alone")) : [
    h("img", {id: "code", src: `/g/${game}/link.svg?${way.link.slice(-6)}`, alt: say("joincode")}),
    h("p", h("a", {href: way.link}, way.link))]);
}
