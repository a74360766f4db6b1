// Sentences and numbers. All words come from the host.

let known = {}, thousands = ",", from = 4, plurals, forms;

export async function learn() {
  const answer = await (await fetch("/words.json")).json();
  ({words: known, thousands, from} = answer);
  plurals = new Intl.PluralRules(answer.language);
  const all = plurals.resolvedOptions().pluralCategories;
  forms = ["zero", "one", "two", "few", "many", "other"].filter((form) => all.includes(form));
  document.documentElement.lang = answer.language;
}

// say is the sentence of a key with its places filled, and with the form of a plural that its number asks for: the
// patterns are those of app/words/lang, as far as the page has such ones.
export const say = (key, names = {}) => (known[key] || key)
  .replace(/{{plural \.(\w+) ([^}]*)}}/g, (_, name, given) => plural(names[name], given.match(/[^`]+(?=`(?: |$))/g)))
  .replace(/{{\.(\w+)}}/g, (_, name) => typeof names[name] === "number" ? number(names[name]) : names[name] ?? "");

const plural = (n, given) => given[Math.min(forms.indexOf(plurals.select(Math.abs(n))), given.length - 1)];

// number writes a number with its thousands parted.
export function number(n) {
  const digits = String(Math.abs(n));
  return (n < 0 ? "–" : "") + (digits.length < from ? digits : digits.replace(/\B(?=(\d{3})+$)/g, thousands));
}

export const signed = (n) => (n > 0 ? "+" : "") + number(n);

// calculate is what a sum such as "3×40+20" comes to, NaN for anything else.
export function calculate(text) {
  const sum = text.replace(/[\s,.'\u2009\u202f]/g, "").replace(/[–−]/g, "-").replace(/[x×·]/gi, "*");
  if (!/^-?\d{1,9}([-+*]\d{1,9})*$/.test(sum)) return NaN;
  return sum.match(/[-+]?\d+(\*\d+)*/g).reduce((total, part) =>
    total + part.split("*").reduce((product, factor) => product * factor, 1), 0);
}
