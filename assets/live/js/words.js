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

// calculate is what a sum such as "3×40+20" comes to, NaN for anything else.
export function calculate(text) {
  const sum = text.replace(/[\s,.'\u2009\u202f]/g, "").replace(/[–−]/g, "-").replace(/[x×·]/gi, "*");
  if (!/^-?\d{1,9}([-+*]\d{1,9})*$/.test(sum)) return NaN;
  return sum.match(/[-+]?\d+(\*\d+)*/g).reduce((total, part) =>
    total + part.split("*").reduce((product, factor) => product * factor, 1), 0);
}
