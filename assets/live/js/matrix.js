// The table: companies across, seats down.

import {h} from "./dom.js";
import {badge, delta, pawn, spoken, symbol} from "./mark.js";
import {number, say, signed} from "./words.js";

/** columns are the companies that have a column of their own. */
export function columns(m) {
  const all = m.Shown || m.Companies.map((_, index) => index);
  const seen = !m.Seats.length || (!m.Spent && m.Seats.some((seat) => !seat.Veiled));
  return all.filter((index) => seen || (m.Extras || []).some((extra) => extra.Figures[index]));
}

const crowd = 12;

/** fits tells how a matrix fits into a room: with a column for names, with the names above, or with what is held in
 * lines. */
function fits(m, shown, room) {
  const wide = (all, more) => Math.max(44, 12 + (more || 0) + 11 * Math.max(1, ...all.map((n) => number(n || 0).length)));
  const need = shown.reduce((sum, c) => sum + wide(m.Seats.map((seat) => (seat.Shares || [])[c])
    .concat((m.Extras || []).map((extra) => extra.Figures[c]), m.Companies[c].Price)), 0) +
    wide(m.Seats.map((seat) => seat.Cash)) + wide(m.Seats.map((seat) => seat.Worth), 24);
  return !room || need + 104 <= room ? "" : need <= room ? "stacked" : "blocks";
}

/** matrix draws a table of figures. Where why is given, each figure is a button that asks for it; plain is a preview of
 * what changes. room is how wide it may be. */
export function matrix(m, {why, caption, room, plain}) {
  const shown = columns(m), was = m.Before, form = fits(m, shown, room), blocks = form === "blocks";
  const span = blocks ? 3 : shown.length + 2;
  const ask = (name, text, ...inside) => (why ? h("button.fig", {"aria-label":
    text.filter((part) => part || part === 0).join(" "), onclick: () => why(name)}, inside) : h("span.fig", inside));

  const figure = (name, who, title, value, old, {note, bold, rank, priced, mark} = {}) => {
    const by = value === null || old === undefined || old === null ? 0 : value - old, told = value || bold || priced;
    const inside = value === null ? h("span.veil", m.Hidden) : [
      h("span", {class: told ? "n" : "n none"}, rank ? h("i", {class: rank === 1 ? "rank first" : "rank"}, rank) : null,
        told ? number(value) : "–"), delta(by), note && h("small", note)];
    return h(mark ? "span" : "td", {class: (bold ? "worth" : "") + (value < 0 ? " under" : "")},
      ask(name, [who, title, value === null ? m.Hidden : number(value), by && signed(by), note], mark ? badge(mark) : null, inside));
  };
  /** row is a row: its name, cash, a figure for each company, worth. */
  const row = (key, look, name, cash, cells, worth) => {
    const who = h("th", {scope: form ? "rowgroup" : "row", colspan: form === "stacked" && span, class: "who"}, name);
    const held = blocks ? cells.filter(Boolean) : cells;
    return h("tbody", {class: look, "data-key": key}, form === "stacked" ? h("tr.name", who) : null,
      h("tr", form === "stacked" ? null : who, cash || h("td"), blocks ? null : held, worth || h("td")),
      blocks && held.length ? h("tr", h("td.held", {colspan: span}, held)) : null);
  };
  const cell = (c, value, old, make) => (blocks && !value && !old ? null : make(blocks ? m.Companies[c] : null));

  const seat = (index) => {
    const of = m.Seats[index], old = was && was.Seats[index], hid = of.Veiled, before = old && !old.Veiled ? old : null;
    const name = [h("span", pawn(of.Pawn), h("b", plain || form ? of.Name : of.Short || of.Name),
      of.Turn ? h("span.now", say("turn.mark")) : null), of.Detail && h("small", of.Detail)];
    const cells = hid && blocks ? [] : shown.map((c) => cell(c, (of.Shares || [])[c], before && before.Shares[c], (mark) =>
      figure(`seat.${index}.share.${c}`, of.Name, spoken(m.Companies[c]), hid ? null : of.Shares[c], before && before.Shares[c],
        {mark, note: [of.Badges && of.Badges[c], of.Notes && of.Notes[c]].filter(Boolean).join(" ")})));
    return row("seat" + index, (of.Turn ? "turn" : "") + (of.Out ? " out" : ""), name,
      figure(`seat.${index}.cash`, of.Name, m.Cash, of.Cash, old && old.Cash, {bold: true}), cells,
      figure(`seat.${index}.worth`, of.Name, m.Worth, hid ? null : of.Worth, before && before.Worth, {bold: true, rank: of.Rank}));
  };
  const extra = (of, place) => {
    const before = was && (was.Extras || []).find((other) => other.Name === of.Name);
    return row("extra" + place, "extra", of.Name, null, shown.map((c) => cell(c, of.Figures[c] || of.Priced, 0, (mark) =>
      figure(`extra.${place}.${c}`, of.Name, spoken(m.Companies[c]), of.Figures[c], was && (before ? before.Figures[c] : 0),
        {mark, priced: of.Priced, note: of.Notes && of.Notes[c]}))), null);
  };
  const head = (c) => {
    const of = m.Companies[c];
    return h("th", {scope: "col", class: "c-" + of.Suit.Key}, ask(`price.${c}`,
      [spoken(of), of.Off ? say("off") : say("price", {price: number(of.Price)}), of.Move && signed(of.Move)],
      h("span.code", symbol(of), of.Code), of.Off || !m.Price ? null : h("span.n", number(of.Price)),
      delta(of.Move, true)));
  };
  const title = (text) => h("th", {scope: "col"}, h("span.fig", text));

  const changed = (index) => JSON.stringify(m.Seats[index]) !== JSON.stringify(was.Seats[index]);
  let order = m.Order || m.Seats.map((_, index) => index);
  if (plain && was && !m.Order && m.Seats.length > crowd) order = order.filter(changed);
  return h("div.wide", {tabindex: shown.length > 6 && !blocks ? "0" : null, role: "group", "aria-label": caption},
    h("table", {class: "matrix " + form + (shown.length > 6 ? " many" : "")}, h("caption.unseen", caption),
      h("thead", h("tr", {},
        form === "stacked" ? null : h("th", {scope: "col", class: "who"}, h("span.unseen", say("player"))),
        title(m.Cash), blocks ? null : shown.map(head), title(m.Worth))),
      order.map(seat), (m.Extras || []).map(extra)));
}
