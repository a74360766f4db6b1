// Sentences and numbers. All words come from the host.

let known = {}, thousands = ",";

// shapes are the outlines of marks.
export let shapes = {};

export async function learn() {
  const answer = await (await fetch("/words.json")).json();
  ({words: known, thousands, shapes} = answer);
  document.documentElement.lang = answer.language;
}

export const say = (key, names = {}) => (known[key] || key).replace(/{{\.(\w+)}}/g, (_, name) => names[name] ?? "");

// number writes a number with its thousands parted.
export const number = (n) => (n < 0 ? "–" : "") + String(Math.abs(n)).replace(/\B(?=(\d{3})+$)/g, thousands);

export const signed = (n) => (n > 0 ? "+" : "") + number(n);
