// Elements, made and brought up to date by hand. Text only ever goes in as text.

const drawing = "http://www.w3.org/2000/svg";
const listeners = ["onclick", "oninput", "onchange", "onsubmit", "onkeydown", "onpaste", "ondrop", "ondragover"];

/** h is an element of the page: "p.soft" with a class. Of its properties, which may be left out, those that begin with
 * "on" are listeners, "vars" are properties of its style, "value" and "checked" what is filled in; all others are
 * attributes. Children that are nothing are left out. */
export const h = (tag, ...given) => made((name) => document.createElement(name), tag, given);

/** draw is an element of a drawing. */
export const draw = (tag, ...given) => made((name) => document.createElementNS(drawing, name), tag, given);

/** is says yes or no as an attribute does. */
export const is = (so) => String(Boolean(so));

function made(create, tag, [given, ...children]) {
  const [name, ...classes] = tag.split("."), node = create(name);
  const plain = !given || typeof given !== "object" || given instanceof Node || Array.isArray(given);
  if (plain) children.unshift(given);
  if (classes.length) node.classList.add(...classes);
  if (name === "button") node.type = "button";
  node.append(...children.flat(9).filter((child) => child || child === 0));
  for (const [key, value] of Object.entries(plain ? {} : given)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on") || key === "value" || key === "checked") node[key] = value;
    else if (key === "vars") Object.entries(value).forEach(([property, of]) => node.style.setProperty(property, of));
    else node.setAttribute(key, value === true ? "" : value);
  }
  return node;
}

const keyOf = (node) => (node.dataset ? node.dataset.key : undefined);

/** morph makes an element look like another one, and leaves alone what is the same: focus, what is being typed, where
 * something was scrolled to. Children with a data-key stay who they are. */
export function morph(old, fresh) {
  if (old.nodeName !== fresh.nodeName) {
    old.replaceWith(fresh);
    return;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  const open = old.nodeName === "DETAILS";
  for (const {name} of [...old.attributes]) {
    if (name !== "style" && !(open && name === "open") && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const {name, value} of fresh.attributes) {
    if (name !== "style" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  if (old.style.cssText !== fresh.style.cssText) old.style.cssText = fresh.style.cssText;
  for (const name of listeners) old[name] = fresh[name];
  children(old, fresh);
  if ("value" in fresh && old.nodeName !== "BUTTON" && old.nodeName !== "LI" && old.value !== fresh.value &&
    old !== document.activeElement) old.value = fresh.value;
  if ("checked" in fresh) old.checked = fresh.checked;
}

function children(old, fresh) {
  const named = new Map([...old.childNodes].filter(keyOf).map((child) => [keyOf(child), child]));
  let at = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    const key = keyOf(next);
    let same = key ? named.get(key) : at;
    if (same && (same.nodeName !== next.nodeName || keyOf(same) !== key)) same = null;
    if (!same) {
      old.insertBefore(next, at);
      continue;
    }
    if (same === at) at = at.nextSibling;
    else old.insertBefore(same, at);
    morph(same, next);
  }
  while (at) {
    const after = at.nextSibling;
    at.remove();
    at = after;
  }
}
