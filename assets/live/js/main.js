// Scripkeeper's live table in a browser: who this phone is, and which table it follows.

import {aloud, go, placed, redraw, shows, state} from "./app.js";
import {board} from "./board.js";
import {h} from "./dom.js";
import {fetchPanel} from "./panel.js";
import {ask, follow, low} from "./net.js";
import {setup, visitSetup} from "./setup.js";
import {imports, shelf, visitShelf} from "./shelf.js";
import {attend, hand} from "./sheet.js";
import {table} from "./table.js";
import {learn, say} from "./words.js";

let stop = null, following = "", wasPanel = "", scrolled = 0;

const device = () => say(/iPad/.test(navigator.userAgent) ? "device.ipad" : /iPhone/.test(navigator.userAgent) ? "device.iphone"
  : /Android/.test(navigator.userAgent) ? "device.android" : "device.computer");

/** join trades the token of the code for a cookie, which a link from another place would not be sent with. */
async function join() {
  const token = location.pathname.match(/^\/[jk]\/([^/]+)$/i);
  if (!token) return false;
  const answer = await ask("/join", {token: token[1], name: device()});
  if (answer.ok) location.replace("/" + location.search);
  else state.gone = answer.value.sentence;
  return true;
}

async function start() {
  await learn();
  shows(view);
  if (await join()) return redraw();
  const answer = await ask("/me");
  if (answer.ok) {
    state.me = low(answer.value.guest || answer.value);
    state.games = answer.value.games || [];
  } else if (answer.status !== 401) {
    state.open = false;
    setTimeout(start, 3000);
    return redraw();
  }
  addEventListener("hashchange", moved);
  addEventListener("resize", redraw);
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && state.route.panel) go("#/g/" + state.route.game);
  });
  moved();
}

const home = () => {
  const only = state.me && (state.me.game || (state.games.length === 1 && state.me.role !== "keeper" && state.games[0].id));
  return only ? {page: "g", game: only, panel: "", arg: ""} : {page: "shelf", panel: "", arg: ""};
};

function moved() {
  if (!state.me) return redraw();
  const to = placed(location.hash);
  state.route = to.page ? to : home();
  const {page, game, panel, arg} = state.route;
  if (page === "g" && game !== following) {
    if (stop) stop();
    Object.assign(state, {table: null, guests: null, open: true});
    following = game;
    stop = follow(`/g/${encodeURIComponent(game)}/stream`, heard, connected, out);
  } else if (page !== "g" && stop) {
    stop();
    stop = null;
    following = "";
  }
  if (page === "new") visitSetup();
  else if (page !== "g" && page !== "import") visitShelf(arg === "deleted");
  fetchPanel();
  if (Boolean(panel) !== Boolean(wasPanel)) {
    if (panel) scrolled = scrollY;
    setTimeout(() => scrollTo(0, panel ? 0 : scrolled), 30);
  }
  if (panel !== wasPanel || panel) setTimeout(() => focusOn(panel + arg ? "panel-title" : ""), 40);
  wasPanel = panel;
  redraw();
}

function focusOn(id) {
  const node = id && document.getElementById(id);
  if (node) node.focus({preventScroll: true});
}

function heard(name, value) {
  state.heard = new Date();
  if (name === "table") {
    const first = !state.table;
    if (!first && value.say && value.head !== state.table.head) aloud(value.say);
    state.table = value;
    document.title = value.title + " · Scripkeeper";
    if (!state.board && enters()) attend(following, value.head);
    fetchPanel();
  } else if (name === "me") {
    const was = state.me && state.me.role + state.me.seat;
    state.me = {...state.me, ...low(value)};
    if (state.table && !state.board && was !== state.me.role + state.me.seat && enters()) attend(following, "");
  } else if (name === "guests") {
    state.guests = value;
  } else if (name === "gone") {
    out();
  }
  redraw();
}

const enters = () => state.me && state.me.role !== "look";

function connected(open) {
  if (open === state.open) return;
  state.open = open;
  if (!open) aloud(say("lost"));
  redraw();
}

function out() {
  if (stop) stop();
  stop = null;
  state.gone = say("gone");
  state.me = null;
  redraw();
}

function view() {
  const {me, gone, route, table: seen} = state;
  if (gone || !me) {
    return h("main.alone", h("h1", "Scripkeeper"), state.open ? null : h("p", {role: "status"}, say("unreachable")),
      h("p", gone || (state.open ? say("join") : "")));
  }
  if (route.page === "new") return setup();
  if (route.page === "import") return imports();
  if (route.page !== "g") return shelf();
  if (!seen) {
    return h("main.alone", h("h1", "Scripkeeper"), h("p", {role: "status"}, say(state.open ? "loading" : "lost")));
  }
  if (state.board) return board(seen);
  return hand() || table(seen);
}

start();
