// What the page knows, and how it comes before the eye.

import {morph} from "./dom.js";

// state is who this phone is, whether it keeps all games (whole), the table as heard last, and where the page is.
export const state = {
  me: null, whole: false, games: [], table: null, guests: null, open: true, heard: null, gone: "", note: "",
    route: {page: "", panel: ""},
  board: new URLSearchParams(location.search).get("view") === "board",
  far: new URLSearchParams(location.search).get("view") === "hall",
};

let pending, fading, view;

export const shows = (drawer) => {
  view = drawer;
};

// redraw draws the page once for all that changes in a moment.
export const redraw = () => {
  pending = pending || setTimeout(() => {
    pending = 0;
    const old = document.getElementById("page"), fresh = old.cloneNode(false);
    fresh.append(...[view()].flat().filter(Boolean));
    morph(old, fresh);
  });
};

export const go = (hash) => {
  if (location.hash === hash) redraw();
  else location.hash = hash;
};

export function placed(hash) {
  const [page, game, panel = "", ...rest] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  return page === "g" ? {page, game, panel, arg: rest.join("/")} : {page, panel: "", game: "", arg: game};
}

// at is the place of the game, or of what opens beside it.
export const at = (...parts) => ["#/g", state.route.game, ...parts.map(encodeURIComponent)].join("/");

export const aloud = (sentence) => {
  document.getElementById("say").textContent = sentence;
};

// tell says something for a while, to everybody.
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
