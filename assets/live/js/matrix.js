// The table: companies across, seats down.

import {h} from "./dom.js";
import {badge, delta, pawn, spoken, symbol} from "./mark.js";
import {number, say, signed} from "./words.js";

const crowd = 12;

export function columns(m) {
  const all = m.Shown || m.Companies.map((_, index) => index);
  const open = !m.Seats.length || (!m.Spent && m.Seats.some((seat) => !seat.Veiled));
  return all.filter((index) => open || m.Extras?.some((extra) => extra.Figures[index]));
}

// formOf tells how a table fits into a room: with names beside the figures, above them ("stacked"), or with what is
// held in lines ("blocks").
function formOf(m, shown, room) {
  const wide = (all) => 12 + 10.5 * Math.max(3, ...all.map((n) => number(n || 0).length));
  const need = shown.reduce((sum, c) => sum + wide([m.Companies[c].Price, ...m.Seats.map((seat) => seat.Shares?.[c]),
    ...(m.Extras || []).map((extra) => extra.Figures[c])]),
  24 + wide(m.Seats.map((seat) => seat.Cash)) + wide(m.Seats.map((seat) => seat.Worth)));
  return !room || need + 130 <= room ? "" : need <= room ? "stacked" : "blocks";
}

// priced tells whether a table has columns that are headed by prices.
export const priced = (m, room) => columns(m).length && formOf(m, columns(m), room) !== "blocks";

// matrix draws a table of figures. Where why is given, each is a button that asks for it; plain is a preview of what
// changes; room is how wide it may be.
export function matrix(m, {why, caption, room, plain}) {
  const was = m.Before, shown = columns(m), changed = (index) =>
    JSON.stringify(m.Seats[index]) !== JSON.stringify(was.Seats[index]);
  let order = m.Order || m.Seats.map((_, index) => index);
  if (plain && was && !m.Order && order.length > crowd) order = order.filter(changed);
  const form = formOf(m, shown, room), blocks = form === "blocks", stacked = form === "stacked",
    many = shown.length > 6 && !blocks;
  const span = blocks ? 3 : shown.length + 2;
  const ask = (name, text, ...inside) => h((why ? "button" : "span") + ".fig", why && {
    label: text.filter(Boolean).join(" "), onclick: () => why(name)}, inside);
  const figure = (name, who, title, value, old, {note, bold, rank, priced, mark} = {}) => {
    const hidden = value === null, by = hidden || old == null ? 0 : value - old, told = value || bold || priced;
    return h(mark ? "span" : "td", {class: (bold ? "worth" : "") + (value < 0 ? " under" : "")},
      ask(name, [who, title, hidden ? m.Hidden : number(value), by && signed(by), note], mark && badge(mark),
        hidden ? h("span.veil", m.Hidden) : [h("span.n", {class: told ? "" : "none"},
          rank && h("i.rank", {class: rank === 1 ? "first" : ""}, rank), told ? number(value) : "–"), delta(by),
        note && h("small", note)]));
  };
  const row = (key, look, name, cash, held, worth) => {
    const who = h("th.who", {scope: form ? "rowgroup" : "row", colspan: stacked && span}, name);
    return h("tbody", {class: look, key: key}, stacked && h("tr", who),
      h("tr", !stacked && who, cash || h("td"), !blocks && held, worth || h("td")),
      blocks && held.some(Boolean) && h("tr", h("td.held", {colspan: span}, h("div.options", held))));
  };
  // held is a figure of a company; in a line those of nought are left out.
  const held = (c, value, old, name, who, given) => (!blocks || !!(value || old)) &&
    figure(`${name}.${c}`, who, spoken(m.Companies[c]), value, old, {...given, mark: blocks && m.Companies[c]});

  const seat = (index) => {
    const of = m.Seats[index], old = was?.Seats[index], seen = old && !old.Veiled && !of.Veiled, name = "seat." + index;
    const own = (part, title, value, before, rank) => figure(name + part, of.Name, title, value, before,
      {bold: true, rank});
    return row(name, (of.Turn ? "turn" : "") + (of.Out ? " out" : ""),
      [h("span", pawn(of.Pawn), h("b", plain || form ? of.Name : of.Short || of.Name),
        of.Turn && h("span.now", say("turn.mark"))), h("small", of.Detail)],
      own(".cash", m.Cash, of.Cash, old?.Cash),
      shown.map((c) => held(c, of.Veiled ? null : of.Shares[c], seen ? old.Shares[c] : null, name + ".share", of.Name,
        {note: [of.Badges?.[c], of.Notes?.[c]].filter(Boolean).join(" ")})),
      own(".worth", m.Worth, of.Veiled ? null : of.Worth, seen ? old.Worth : null, of.Rank));
  };
  const extra = (of, place) => {
    const old = was?.Extras?.find((other) => other.Name === of.Name);
    return row("extra." + place, "extra", of.Name, null, shown.map((c) => held(c, of.Figures[c],
      was && (old?.Figures[c] || 0), "extra." + place, of.Name, {priced: of.Priced, note: of.Notes?.[c]})));
  };
  const head = (c) => {
    const of = m.Companies[c];
    return h("th", {scope: "col", class: "c-" + of.Suit.Key}, ask("price." + c,
      [spoken(of), of.Off ? say("off") : say("price", {price: number(of.Price)}), of.Move && signed(of.Move)],
      h("span.code", symbol(of), of.Code), !of.Off && m.Price && h("span.n", number(of.Price)), delta(of.Move, true)));
  };
  const title = (text) => h("th", {scope: "col"}, h("span.fig", text));
  return h("div.wide", {tabindex: (many || !why) && "0", role: "group", label: caption},
    h("table.matrix", {class: form + (many ? " many" : "")}, h("caption.unseen", caption),
      h("thead", h("tr", !stacked && h("th.who", {scope: "col"}, h("span.unseen", say("player"))), title(m.Cash),
        !blocks && shown.map(head), title(m.Worth))), order.map(seat), m.Extras?.map(extra)));
}
