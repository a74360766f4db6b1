// The table: companies across, seats down.

import { h } from "./dom.js";
import { delta, pawn, spoken, symbol } from "./mark.js";
import { number, say, signed } from "./words.js";

/** columns are the companies that have a column of their own. */
export function columns(m) {
  const all = m.Shown || m.Companies.map((_, index) => index);
  const seen = !m.Seats.length || (!m.Spent && m.Seats.some((seat) => !seat.Veiled));
  return all.filter((index) => seen || (m.Extras || []).some((extra) => extra.Figures[index]));
}

const crowd = 12;

/** matrix draws a table of figures. Where why is given, each figure is a button that asks for it; of says which
 * players it shows, stacked puts a player's name above the figures where there is little room beside them. */
export function matrix(m, { why, caption, stacked, plain } = {}) {
  const shown = columns(m), was = m.Before;
  const worth = m.Worth;
  const span = shown.length + (m.Cash ? 1 : 0) + (worth ? 1 : 0);
  const ask = (name, text, ...inside) => (why && name
    ? h("button", { class: "fig", type: "button", "aria-label": text, onclick: () => why(name) }, inside)
    : h("span", { class: "fig" }, inside));

  const figure = (seat, place, name, title, value, old, note, bold, rank) => {
    if (value === null) return h("td", {}, ask(name, [seat.Name, title, m.Hidden].join(" "), h("span", { class: "veil" }, m.Hidden)));
    const by = old === undefined ? 0 : value - old;
    const text = [seat.Name, title, number(value), by && signed(by), note].filter((part) => part || part === 0).join(" ");
    return h("td", { class: (bold ? "worth" : "") + (value < 0 ? " under" : "") }, ask(name, text,
      h("span", { class: value || bold ? "n" : "n none" }, rank ? h("i", { class: rank === 1 ? "rank first" : "rank" }, rank) : null,
        value || bold ? number(value) : "–"), delta(by), note && h("small", {}, note)));
  };

  const row = (index) => {
    const seat = m.Seats[index], old = was && was.Seats[index];
    const before = (pick) => (old && !old.Veiled && !seat.Veiled ? pick(old) : undefined);
    const name = h("th", { scope: stacked ? "rowgroup" : "row", colspan: stacked && span, class: "who" },
      h("span", {}, pawn(seat.Pawn), h("b", {}, plain || stacked ? seat.Name : seat.Short || seat.Name),
        seat.Turn && h("span", { class: "now" }, say("turn.mark"))),
      seat.Detail && h("small", {}, seat.Detail));
    const cells = [
      m.Cash && figure(seat, index, `seat.${index}.cash`, m.Cash, seat.Cash, old ? old.Cash : undefined, "", true),
      shown.map((c) => figure(seat, index, `seat.${index}.share.${c}`, spoken(m.Companies[c]),
        seat.Veiled ? null : seat.Shares[c], before((o) => o.Shares[c]),
        [seat.Badges && seat.Badges[c], seat.Notes && seat.Notes[c]].filter(Boolean).join(" "))),
      worth && figure(seat, index, `seat.${index}.worth`, m.Worth, seat.Veiled ? null : seat.Worth,
        before((o) => o.Worth), "", true, seat.Rank),
    ];
    const look = (seat.Turn ? "turn" : "") + (seat.Out ? " out" : "");
    return h("tbody", { class: look, "data-key": "seat" + index },
      stacked ? [h("tr", { class: "name" }, name), h("tr", {}, cells)] : h("tr", {}, name, cells));
  };

  const extra = (of, place) => {
    const before = was && (was.Extras || []).find((other) => other.Name === of.Name);
    const name = h("th", { scope: stacked ? "rowgroup" : "row", colspan: stacked && span, class: "who" }, of.Name);
    const cells = [m.Cash && h("td"), shown.map((c) => {
      const value = of.Figures[c], by = was ? value - (before ? before.Figures[c] : 0) : 0;
      const note = of.Notes && of.Notes[c];
      return h("td", {}, ask(`extra.${place}.${c}`, [of.Name, spoken(m.Companies[c]), number(value), by && signed(by)].filter(Boolean).join(" "),
        h("span", { class: value || of.Priced ? "n" : "n none" }, value || of.Priced ? number(value) : "–"), delta(by),
        note && h("small", {}, note)));
    }), worth && h("td")];
    return h("tbody", { class: "extra", "data-key": "extra" + place },
      stacked ? [h("tr", { class: "name" }, name), h("tr", {}, cells)] : h("tr", {}, name, cells));
  };

  const head = (c) => {
    const company = m.Companies[c];
    const text = [spoken(company), company.Off ? say("off") : `${m.Price} ${number(company.Price)}`,
      company.Move && signed(company.Move)].filter(Boolean).join(" ");
    return h("th", { scope: "col", class: "c-" + company.Suit.Key }, ask(`price.${c}`, text,
      h("span", { class: "code" }, symbol(company), company.Code),
      company.Off || !m.Price ? null : h("span", { class: "n" }, number(company.Price)), delta(company.Move, true)));
  };

  let order = m.Order || m.Seats.map((_, index) => index);
  if (plain && !m.Order && m.Seats.length > crowd) {
    order = order.filter((index) => was && JSON.stringify(m.Seats[index]) !== JSON.stringify(was.Seats[index]));
  }
  return h("div", { class: "wide", tabindex: shown.length > 6 ? "0" : null, role: "group", "aria-label": caption },
    h("table", { class: "matrix" + (stacked ? " stacked" : "") + (shown.length > 6 ? " many" : "") },
      h("caption", { class: "unseen" }, caption),
      h("thead", {}, h("tr", {},
        stacked ? null : h("th", { scope: "col", class: "who" }, h("span", { class: "unseen" }, say("player"))),
        m.Cash && h("th", { scope: "col" }, h("span", { class: "fig" }, m.Cash)), shown.map(head),
        worth && h("th", { scope: "col" }, h("span", { class: "fig" }, m.Worth)))),
      order.map(row), (m.Extras || []).map(extra)));
}
