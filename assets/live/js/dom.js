// Elements, made and brought up to date by hand. Text only ever goes in as text.

const drawing = "http://www.w3.org/2000/svg";
const listeners = ["onclick", "oninput", "onchange", "onsubmit", "onkeydown", "onpaste", "ondrop", "ondragover"];

/** h is an element of the page. Of its properties those that begin with "on" are listeners, "vars" are properties of
 * its style, "value" and "checked" what is filled in; all others are attributes. */
export const h = (tag, given, ...children) => made(document.createElement(tag), given, children);

/** draw is an element of a drawing. */
export const draw = (tag, given, ...children) => made(document.createElementNS(drawing, tag), given, children);

function made(node, given, children) {
  node.append(...children.flat(Infinity).filter((child) => child || child === 0).map((child) =>
    child instanceof Node ? child : String(child)));
  for (const [name, value] of Object.entries(given || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on") || name === "value" || name === "checked") node[name] = value;
    else if (name === "vars") Object.entries(value).forEach(([key, of]) => node.style.setProperty(key, of));
    else node.setAttribute(name, value === true ? "" : value);
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
  for (const { name } of [...old.attributes]) {
    if (name !== "style" && !(open && name === "open") && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
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
