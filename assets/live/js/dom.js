// The page's elements, whose text is never read as markup; the host's texts; the marks of companies and players.

// shortNames are the attributes with a short name here.
const shortNames = {key: "data-key", label: "aria-label"};

const listeners = ["onclick", "oninput", "onchange", "onsubmit", "onkeydown", "onfocus", "onpaste", "ondrop",
	"ondragover"];

// h returns an element: its tag with classes ("p.soft"), its properties if any, its children. Children that are empty
// or 0 are left out.
export const h = (tag, ...given) => create("http://www.w3.org/1999/xhtml", tag, given);

// draw returns an SVG element.
export const draw = (tag, ...given) => create("http://www.w3.org/2000/svg", tag, given);

export const byId = (id) => document.getElementById(id);

// press returns a button; its look is a class such as ".main".
export const press = (text, onclick, look, properties) => h("button" + (look || ""), {onclick, ...properties}, text);

export const link = (href, text, look = "") => h("a.button" + look, {href}, text);

// listed returns a list with an element for each item, or null if there are no items.
export const listed = (tag, items, each = (item) => h("li", item)) => (items?.length ? h(tag, items.map(each)) : null);

// part returns a section with a heading.
export const part = (title, ...inside) => h("section", {label: title}, h("h2", title), inside);

// form returns a form; submitted is called with it when it is sent.
export const form = (submitted, ...inside) => h("form", {onsubmit: (event) => {
	event.preventDefault();
	submitted(event.target);
}}, inside);

// headline returns the title of a page, which gets the focus when the page opens.
export const headline = (...text) => h("h1", {id: "title", tabindex: "-1"}, text);

export const submit = (text, disabled) => h("button.main", {type: "submit", disabled}, text);

// textBox returns a box for text under its label; set, if any, is called with the text as it is typed.
export const textBox = (label, value, set, properties) => h("label", label, h("input", {type: "text", value,
	maxlength: 60, autocomplete: "off", oninput: set && (({target}) => set(target.value)), ...properties}));

// numberPad returns the keyboard for a number: that for telephone numbers may have no minus sign.
export const numberPad = (least) => (least < 0 ? "text" : "tel");

// toggle returns a switch; set is called with whether it is on.
export const toggle = (text, checked, set, properties) => h("label.switch", h("input", {type: "checkbox", role: "switch",
	checked, onchange: ({target}) => set(target.checked), ...properties}), h("span", text));

function create(namespace, tag, given) {
	const [name, ...classes] = tag.split(".");
	const node = document.createElementNS(namespace, name);
	if (classes.length) node.classList.add(...classes);
	if (name === "button") node.type = "button";
	const [properties] = given;
	const hasProperties = properties && typeof properties === "object" && !(properties instanceof Node)
		&& !Array.isArray(properties);
	node.append(...(hasProperties ? given.slice(1) : given).flat(9).filter(Boolean).map(withMinus));
	if (hasProperties) Object.entries(properties).forEach(([key, value]) => setProperty(node, key, value));
	return node;
}

// setProperty sets an attribute, a listener, classes, or CSS variables (vars). What is missing or false is left out,
// except for states such as aria-pressed.
function setProperty(node, key, value) {
	const isState = key.startsWith("aria-") && typeof value === "boolean";
	if (isState) node.setAttribute(key, value);
	else if (value === undefined || value === null || value === false) return;
	else if (key.startsWith("on") || key === "value" || key === "checked") node[key] = value;
	else if (key === "class") node.classList.add(...value.split(" ").filter(Boolean));
	else if (key === "vars") Object.entries(value).forEach(([name, set]) => node.style.setProperty(name, set));
	else if (key === "label") node.setAttribute(shortNames[key], withMinus(value));
	else node.setAttribute(shortNames[key] || key, value === true ? "" : value);
}

// withMinus puts the minus sign into a text where a dash stands for it: screen readers pass over a dash, and a debt
// would sound like cash. (The window writes dashes, because its font has no minus sign.)
export const withMinus = (text) => (typeof text === "string"
	? text.replace(/(^|\D)–(?=\s?[\d(])/g, "$1−").replace(/([\d)%] )–(?= )/g, "$1−") : text);

const keyOf = (node) => node.dataset?.key;

// morph makes an element like another one, but keeps the focus, typed text and what was opened. Children with the same
// key remain the same elements.
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
	morphChildren(old, fresh);
	// A box without a listener is the only one to know what was typed into it.
	if ((old.oninput || old.onchange) && old.type !== "file" && old !== document.activeElement) {
		Object.assign(old, {value, checked});
	}
}

function morphChildren(old, fresh) {
	const byKey = new Map([...old.childNodes].filter(keyOf).map((child) => [keyOf(child), child]));
	let place = old.firstChild;
	for (const next of [...fresh.childNodes]) {
		const key = keyOf(next);
		const same = key ? byKey.get(key) : place;
		if (same?.nodeName !== next.nodeName || keyOf(same) !== key) {
			old.insertBefore(next, place);
			continue;
		}
		if (same === place) place = place.nextSibling;
		else old.insertBefore(same, place);
		morph(same, next);
	}
	while (place) {
		const next = place.nextSibling;
		place.remove();
		place = next;
	}
}

// texts has the sentences (words), the outlines of all shapes, the kinds of plural in the order of the sentences
// (forms), and what separates thousands in a number with at least so many digits (from).
let texts = {words: {}, thousands: ",", from: 4, shapes: {}};
let plurals;

// loadWords fetches the texts in the language of the browser.
export async function loadWords() {
	const answer = await fetch("/words.json");
	texts = await answer.json();
	plurals = new Intl.PluralRules(texts.language);
	document.documentElement.lang = texts.language;
}

// say returns the sentence of a key with its places and plurals filled, see app/words/lang.
export const say = (key, names = {}) => (texts.words[key] || key)
	.replace(/{{plural \.(\w+) ([^}]*)}}/g, (_, name, forms) => plural(names[name], forms.match(/[^`]+(?=`(?: |$))/g)))
	.replace(/{{\.(\w+)}}/g, (_, name) => typeof names[name] === "number" ? number(names[name]) : names[name] ?? "");

const plural = (n, forms) => forms[texts.forms.indexOf(plurals.select(Math.abs(n)))] ?? forms[forms.length - 1];

export function number(n) {
	const digits = String(Math.abs(n));
	const grouped = digits.length < texts.from ? digits : digits.replace(/\B(?=(\d{3})+$)/g, texts.thousands);
	return (n < 0 ? "−" : "") + grouped;
}

export const signed = (n) => (n > 0 ? "+" : "") + number(n);

// when returns a time as text; without one, that it is unknown.
export const when = (time) =>
	time ? new Date(time).toLocaleString([], {dateStyle: "medium", timeStyle: "short"}) : say("moment.unknown");

const shape = (name) => draw("path", {d: texts.shapes[name]});

const colourOf = ({Suit}) => ({class: "c-" + Suit.Key});

export const symbol = (company) => draw("svg.mark", {viewBox: "-1 -1 22 22", ...colourOf(company),
	"aria-hidden": "true"}, shape(company.Suit.Shape));

export const badge = (company, text = company.Code) => h("span.badge", colourOf(company), symbol(company), h("b", text));

export const pawn = ({Color, Shape}) => draw("svg.pawn", {viewBox: "0 0 40 40", class: "s-" + Color % 6,
	"aria-hidden": "true"}, draw("circle", {cx: 20, cy: 20, r: 20}),
draw("g", {transform: "translate(10 10)"}, shape(Shape)));

// delta returns a change: with its sign, or as an arrow.
export function delta(n, arrow) {
	if (!n) return null;
	const text = arrow ? (n > 0 ? "▲" : "▼") + number(Math.abs(n)) : signed(n);
	return h("span.delta", {class: n > 0 ? "gain" : "loss"}, text);
}
