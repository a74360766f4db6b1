// What the page is made of: elements, whose text is only text; words of the host; marks of companies and players.

const names = {key: "data-key", label: "aria-label"};
const listeners = ["onclick", "oninput", "onchange", "onsubmit", "onkeydown", "onfocus", "onpaste", "ondrop", "ondragover"];

// h is an element: "p.soft" with a class, its properties if any (key and label are short for data-key and aria-label),
// its children. What is nothing, or 0, is left out.
export const h = (tag, ...given) => made("http://www.w3.org/1999/xhtml", tag, given);

export const byId = (id) => document.getElementById(id);

export const draw = (tag, ...given) => made("http://www.w3.org/2000/svg", tag, given);

// press is a button; its look is a class such as ".main".
export const press = (text, onclick, look, given) => h("button" + (look || ""), {onclick, ...given}, text);

export const link = (href, text, look = "") => h("a.button" + look, {href}, text);

// listed is a list, nothing where it is empty; each draws a thing of it.
export const listed = (tag, all, each = (one) => h("li", one)) => (all?.length ? h(tag, all.map(each)) : null);

export const part = (title, ...inside) => h("section", {label: title}, h("h2", title), inside);

// form does something of its own when it is sent.
export const form = (does, ...inside) => h("form", {onsubmit: (event) => {
	event.preventDefault();
	does(event.target);
}}, inside);

export const submit = (text, disabled) => h("button.main", {type: "submit", disabled}, text);

// typed is a box for a text under its label; set is told what is typed.
export const typed = (text, value, set, given) => h("label", text, h("input", {type: "text", value, maxlength: 60,
	autocomplete: "off", oninput: set && (({target}) => set(target.value)), ...given}));

// pad is the keyboard for a number: pads may have no minus.
export const pad = (least) => (least < 0 ? "text" : "tel");

export const toggle = (text, checked, set, given) => h("label.switch", h("input", {type: "checkbox", role: "switch",
	checked, onchange: ({target}) => set(target.checked), ...given}), h("span", text));

function made(space, tag, [given, ...children]) {
	const [name, ...classes] = tag.split("."), node = document.createElementNS(space, name);
	const child = !given || typeof given !== "object" || given instanceof Node || Array.isArray(given);
	if (child) children.unshift(given);
	if (classes.length) node.classList.add(...classes);
	if (name === "button") node.type = "button";
	node.append(...children.flat(9).filter(Boolean));
	for (const [key, value] of Object.entries(child ? {} : given)) {
		if (key.startsWith("aria-") && typeof value === "boolean") node.setAttribute(key, value);
		else if (value === undefined || value === null || value === false || value === "" && key === "class") continue;
		else if (key.startsWith("on") || key === "value" || key === "checked") node[key] = value;
		else if (key === "class") node.classList.add(...value.split(" ").filter(Boolean));
		else if (key === "vars") Object.entries(value).forEach((one) => node.style.setProperty(...one));
		else node.setAttribute(names[key] || key, value === true ? "" : value);
	}
	return node;
}

const keyOf = (node) => node.dataset?.key;

// morph makes an element like another and keeps focus, typed text and what was opened. Children with a data-key stay.
export function morph(old, fresh) {
	if (old.nodeName !== fresh.nodeName) return old.replaceWith(fresh);
	if (old.nodeType !== Node.ELEMENT_NODE) {
		if (old.data !== fresh.data) old.data = fresh.data;
		return;
	}
	for (const {name} of [...old.attributes]) {
		if (name !== "style" && name !== "open" && !fresh.hasAttribute(name)) old.removeAttribute(name);
	}
	for (const {name, value} of fresh.attributes) {
		if (name !== "style" && old.getAttribute(name) !== value) old.setAttribute(name, value);
	}
	if (old.style.cssText !== fresh.style.cssText) old.style.cssText = fresh.style.cssText;
	for (const name of listeners) old[name] = fresh[name];
	const {value, checked} = fresh;
	children(old, fresh);
	// What is kept nowhere else stays as it was typed.
	if ((old.oninput || old.onchange) && old.type !== "file" && old !== document.activeElement) {
		Object.assign(old, {value, checked});
	}
}

function children(old, fresh) {
	const named = new Map([...old.childNodes].filter(keyOf).map((child) => [keyOf(child), child]));
	let at = old.firstChild;
	for (const next of [...fresh.childNodes]) {
		const key = keyOf(next), same = key ? named.get(key) : at;
		if (same?.nodeName !== next.nodeName || keyOf(same) !== key) {
			old.insertBefore(next, at);
			continue;
		}
		if (same === at) at = at.nextSibling;
		else old.insertBefore(same, at);
		morph(same, next);
	}
	while (at) [at] = [at.nextSibling, at.remove()];
}

let known = {}, thousands = ",", from = 4, shapes = {}, language, plurals, forms;

export async function learn() {
	({words: known, thousands, from, forms, shapes, language} = await (await fetch("/words.json")).json());
	plurals = new Intl.PluralRules(language);
	document.documentElement.lang = language;
}

// say is the sentence of a key with its places and plurals filled, see app/words/lang.
export const say = (key, names = {}) => (known[key] || key)
	.replace(/{{plural \.(\w+) ([^}]*)}}/g, (_, name, given) => plural(names[name], given.match(/[^`]+(?=`(?: |$))/g)))
	.replace(/{{\.(\w+)}}/g, (_, name) => typeof names[name] === "number" ? number(names[name]) : names[name] ?? "");

const plural = (n, given) => given[forms.indexOf(plurals.select(Math.abs(n)))] ?? given[given.length - 1];

export function number(n) {
	const digits = String(Math.abs(n));
	return (n < 0 ? "–" : "") + (digits.length < from ? digits : digits.replace(/\B(?=(\d{3})+$)/g, thousands));
}

export const signed = (n) => (n > 0 ? "+" : "") + number(n);

export const when = (at) =>
	at ? new Date(at).toLocaleString([], {dateStyle: "medium", timeStyle: "short"}) : say("moment.unknown");

const shape = (name) => draw("path", {d: shapes[name]});

const look = ({Suit}) => ({class: "c-" + Suit.Key});

export const symbol = (company) => draw("svg.mark", {viewBox: "-1 -1 22 22", ...look(company), "aria-hidden": "true"},
	shape(company.Suit.Shape));

export const badge = (company, text = company.Code) => h("span.badge", look(company), symbol(company), h("b", text));

export const pawn = ({Color, Shape}) => draw("svg.pawn", {viewBox: "0 0 40 40", class: "s-" + Color % 6,
	"aria-hidden": "true"}, draw("circle", {cx: 20, cy: 20, r: 20}),
draw("g", {transform: "translate(10 10)"}, shape(Shape)));

// delta is a difference with its sign, and an arrow where it is a price's.
export const delta = (n, arrow) => (n ? h("span.delta", {class: n > 0 ? "gain" : "loss"},
	arrow ? (n > 0 ? "▲" : "▼") + number(Math.abs(n)) : signed(n)) : null);
