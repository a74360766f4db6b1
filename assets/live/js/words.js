// Sentences and numbers. All words come from the host.

const known = {};
let thousands = ",";

/** learn fetches the words. */
export async function learn() {
  const answer = await (await fetch("/words.json")).json();
  Object.assign(known, answer.words);
  thousands = answer.thousands || thousands;
  document.documentElement.lang = answer.language || "en";
}

/** say is the sentence of a key with names put in. */
export const say = (key, names) =>
  (known[key] || key).replace(/{{\.(\w+)}}/g, (_, name) => (names && name in names ? names[name] : ""));

/** count is the sentence of a key for a number of things. */
export const count = (key, n) => say(key + (n === 1 ? ".one" : ".many"), {count: number(n)});

/** number writes a number with its thousands parted. */
export function number(n) {
  const digits = String(Math.abs(n)).replace(/\B(?=(\d{3})+$)/g, thousands);
  return n < 0 ? "–" + digits : digits;
}

/** signed is a difference with its sign. */
export const signed = (n) => (n > 0 ? "+" : "") + number(n);

/** calculate is what a sum such as "3×40+20" comes to, NaN for anything else. */
export function calculate(text) {
  const sum = text.replace(/[\s,.'\u2009\u202f]/g, "").replace(/[–−]/g, "-").replace(/[x×·]/gi, "*");
  if (!/^-?\d{1,9}([-+*]\d{1,9})*$/.test(sum)) return NaN;
  return sum.match(/(^-|[-+]?)\d+(\*\d+)*/g).reduce((total, part) =>
    total + part.split("*").reduce((product, factor) => product * Number(factor), 1), 0);
}
