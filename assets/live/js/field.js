// The fields of an entry, each as it is filled in.

import {h} from "./dom.js";
import {badge, pawn, symbol} from "./mark.js";
import {calculate, number, say} from "./words.js";

/** fields draws the fields of a form: those of one group under their heading, and where several players are asked,
 * those of each. set(field, value) is told what is filled in, open(seat) that a player's hidden part is wanted. */
export function fields(all, seats, set, open) {
  const several = new Set((all || []).map((field) => field.Seat).filter((seat) => seat >= 0)).size > 1;
  const groups = [];
  for (const field of all || []) {
    const seat = several && !field.Group && field.Input !== "cover" ? seats[field.Seat] : null;
    const name = field.Group || (seat ? seat.Name : ""), last = groups[groups.length - 1];
    if (last && last.name === name) last.of.push(field);
    else groups.push({name, seat, of: [field]});
  }
  return groups.map(({name, seat, of}, at) => {
    const head = of[0].Heads, drawn = runs(of).map((run) =>
      h("div", {class: few(run[0]) ? "few" : "each", "data-key": run[0].Name}, run.map((field) => input(field, set, open))));
    return name ? h("fieldset.group", {"data-key": name + at},
      h("legend", head ? badge(head, name) : seat ? [pawn(seat.Pawn), name] : name), drawn) : drawn;
  });
}

/** runs parts fields into those that stand side by side and the others. */
function runs(all) {
  const parts = [];
  all.forEach((field, i) => (i && few(field) === few(all[i - 1]) ? parts[parts.length - 1].push(field) : parts.push([field])));
  return parts;
}

const few = (field) => ["stepper", "number", "list"].includes(field.Input);

const idOf = (field) => "f-" + field.Name.replace(/[^\w-]/g, "_");

function input(field, set, open) {
  const drawn = {words, switch: flip, stepper, number: amount, choices, list, cover}[field.Input];
  return drawn ? drawn(field, set, open) : null;
}

/** label is what stands above a field. */
function label(field) {
  const price = field.Price && h("small", " " + field.Price);
  return [field.Company ? badge(field.Company, field.Label || field.Company.Code) : field.Label || field.Full, price];
}

const about = (field) => (field.About ? h("small", {id: idOf(field) + "-about"}, field.About) : null);

const row = (field, ...inside) => h("div", {class: "field " + field.Input, "data-key": field.Name},
  h("label", {for: idOf(field)}, label(field)), inside, about(field));

function words(field, set) {
  return row(field, h("input", {id: idOf(field), type: "text", value: field.Text, maxlength: 200, autocomplete: "off",
    "aria-label": field.Full || null, oninput: (event) => set(field, event.target.value, 300)}));
}

function flip(field, set) {
  return h("div.field.switch", {"data-key": field.Name},
    h("label", h("input", {id: idOf(field), type: "checkbox", role: "switch", checked: field.Value === 1, disabled: field.Locked,
      "aria-label": field.Label ? null : field.Full, "aria-describedby": field.About ? idOf(field) + "-about" : null,
      onchange: (event) => set(field, event.target.checked ? 1 : 0)}), h("span", field.Label || field.Full)), about(field));
}

const shownValue = (field) => (field.Unsaid ? "" : number(field.Value));

/** typed reads a number as it is typed, a sum such as 3×40+20 too. */
function typed(field, set) {
  return (event) => {
    const text = event.target.value.trim(), value = calculate(text);
    event.target.setAttribute("aria-invalid", String(text !== "" && Number.isNaN(value)));
    if (!Number.isNaN(value)) set(field, value, 300);
  };
}

const box = (field, set) => h("input", {id: idOf(field), type: "text", inputmode: field.Min < 0 ? "text" : "tel", autocomplete: "off",
  class: "n", value: shownValue(field), placeholder: "–", "aria-label": field.Full || field.Label, "aria-invalid": "false",
  oninput: typed(field, set), onchange: (event) => {event.target.value = shownValue(field);},
  onkeydown: (event) => {
    const by = {ArrowUp: 1, ArrowDown: -1}[event.key];
    if (!by) return;
    event.preventDefault();
    stepped(field, by, set);
    event.target.value = shownValue(field);
  }});

function stepped(field, by, set) {
  const step = Math.max(1, field.Step || 1), from = field.Unsaid ? (by > 0 ? Math.max(0, field.Min - step) : field.Min + step) : field.Value;
  const to = Math.min(field.Max, Math.max(field.Min, from + by * step));
  if (field.Unsaid || to !== field.Value) set(field, to);
}

const button = (field, text, spoken, off, press) => h("button", {"aria-label": spoken && `${field.Full || field.Label}: ${spoken}`,
  disabled: off, onclick: press}, text);

function stepper(field, set) {
  return row(field, h("div.step",
    button(field, "−", say("less"), !field.Unsaid && field.Value <= field.Min, () => stepped(field, -1, set)),
    box(field, set),
    button(field, "+", say("plus"), !field.Unsaid && field.Value >= field.Max, () => stepped(field, 1, set))),
  (field.Jumps || []).length ? h("div.jumps", field.Jumps.map((to) => h("button", {type: "button",
    "aria-pressed": String(!field.Unsaid && field.Value === to), "aria-label": `${field.Full || field.Label}: ${number(to)}`,
    onclick: () => set(field, to)}, number(to)))) : null);
}

function amount(field, set) {
  return row(field, h("div.step", box(field, set),
    field.Bounded ? button(field, say("max", {number: number(field.Max)}), null, false, () => set(field, field.Max)) : null));
}

function choices(field, set) {
  const id = idOf(field) + "-why";
  const impossible = (field.Choices || []).filter((choice) => choice.Reason);
  const reasons = [...new Set(impossible.map((choice) => choice.Reason))];
  return h("fieldset.field.choices", {"data-key": field.Name},
    h("legend", label(field)),
    h("div.options", (field.Choices || []).map((choice) => h("button", {type: "button",
      "aria-pressed": String(field.Offered && choice.Value === field.Value), "aria-disabled": choice.Reason ? "true" : null,
      "aria-describedby": choice.Reason ? id : null, class: "option",
      onclick: () => {
        if (choice.Reason) return;
        set(field, field.Optional && choice.Value === field.Value ? -1 : choice.Value);
      }}, choice.Company ? symbol(choice.Company) : null, choice.Label, choice.Price && h("small", " " + choice.Price)))),
    reasons.length ? h("details.why", {id}, h("summary", say("impossible")),
      h("ul.lines", impossible.slice(0, 8).map((choice) => h("li", h("b", choice.Label), " ", choice.Reason)))) : null,
    about(field));
}

function list(field, set) {
  const none = field.Unsaid || !field.Offered;
  return row(field, h("select", {id: idOf(field), "aria-label": field.Full || field.Label, value: none ? "" : String(field.Value),
    onchange: (event) => event.target.value !== "" && set(field, Number(event.target.value))},
  none ? h("option", {value: ""}, "–") : null,
  (field.Choices || []).map((choice) => h("option", {value: choice.Value, disabled: Boolean(choice.Reason)},
    [choice.Label, choice.Price, choice.Reason].filter(Boolean).join(" · ")))));
}

const cover = (field, set, open) => h("div.field", {"data-key": field.Name},
  h("button.cover", {disabled: !open, onclick: () => open(field.Seat)}, field.About || field.Full));
