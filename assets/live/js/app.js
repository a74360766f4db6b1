// What the page knows, and how it is brought before the eye.

import {morph} from "./dom.js";

/** state is all that the page knows: the guest, the table as it was heard last, what is open. */
export const state = {
  me: null, games: [], table: null, guests: null, open: true, heard: null, gone: "", note: "", route: {page: ""},
  board: new URLSearchParams(location.search).get("view") === "board",
};

let pending = false, view = () => null;

/** shows sets what draws the page. */
export const shows = (drawer) => {
  view = drawer;
};

/** redraw draws the page anew, once for all that changes in a moment. */
export function redraw() {
  if (pending) return;
  pending = true;
  setTimeout(() => {
    pending = false;
    const old = document.getElementById("page"), fresh = old.cloneNode(false);
    fresh.append(...[view()].flat().filter(Boolean));
    morph(old, fresh);
  });
}

/** go leads to another place of the page. */
export const go = (hash) => {
  if (location.hash === hash) redraw();
  else location.hash = hash;
};

/** placed is where a hash leads. */
export function placed(hash) {
  const [page, game, panel, ...rest] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  return page === "g" ? {page, game, panel: panel || "", arg: rest.join("/")} : {page, panel: "", arg: game || ""};
}

/** at is the place of a game, or of a panel beside it. */
export const at = (...parts) => ["#/g", state.route.game, ...parts].map((part, i) => (i ? encodeURIComponent(part) : part)).join("/");

let fading;

/** tell says something for a while, and to screen readers. */
export function tell(sentence) {
  if (!sentence) return;
  state.note = sentence;
  aloud(sentence);
  clearTimeout(fading);
  fading = setTimeout(() => {
    state.note = "";
    redraw();
  }, 6000);
  redraw();
}

/** aloud says something to screen readers alone. */
export const aloud = (sentence) => {
  document.getElementById("say").textContent = sentence;
};
