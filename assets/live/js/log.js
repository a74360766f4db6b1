// What happened: the last entry, and the log.

import {h} from "./dom.js";
import {pawn} from "./mark.js";
import {say} from "./words.js";

/** lines are the lines of a statement, each with its rule where one is told. */
export const lines = (all) => ((all || []).length ? h("ul.lines", all.map((line) => h("li", {class: line.Plays && "plays"},
  line.Text, line.Rule && h("small.rule", line.Rule)))) : null);

/** told is what an entry did. */
export const told = (of) => [
  of.Refusal && h("p.bad", of.Refusal), lines(of.Lines), of.Reason && h("p.soft", of.Reason),
  (of.Suspects || []).length ? h("ul.lines", of.Suspects.map((one) => h("li", one.Title, h("small", one.Why)))) : null,
];

/** latest is what happened last at the table. */
export function latest(of) {
  if (!of) return null;
  return h("section.latest", {"aria-labelledby": "latest"},
    h("h2", {id: "latest"}, say("latest")),
    of.Sentence && h("p", of.Sentence),
    (of.Hands || []).length ? h("ul.hands", of.Hands.map((line) => h("li", line))) : null,
    (of.Entries || []).map((entry) => [h("h3", entry.Title), told(entry)]));
}

/** log lists entries, the latest first, by round; open is told which one is asked for. */
export function log(entries, seats, open, restore) {
  let round;
  const items = [];
  for (const entry of entries || []) {
    if (entry.Round !== undefined && entry.Round !== round && entry.Number) {
      round = entry.Round;
      items.push(h("li.round", {"data-key": "round" + round + entry.Number}, h("h3", round)));
    }
    const seat = seats[entry.Seat];
    const inside = [h("span.no", entry.Number || ""), h("span.what",
      h("span", {class: entry.Struck ? "title struck" : "title"}, seat ? pawn(seat.Pawn) : null, entry.Title),
      entry.Detail && h("small", entry.Detail))];
    items.push(h("li", {"data-key": "op" + entry.Op + "." + entry.Number}, entry.Number && open
      ? h("button.entry", {onclick: () => open(entry.Number)}, inside)
      : h("div.entry", inside, restore && !entry.Number ? h("button", {class: "quiet",
        onclick: () => restore(entry.Op)}, say("restore")) : null)));
  }
  return items.length ? h("ol.log", items) : h("p.soft", say("log.empty"));
}
