// The shelf of all games, and what comes in from elsewhere.

import {go, redraw, tell} from "./app.js";
import {h} from "./dom.js";
import {ask} from "./net.js";
import {say} from "./words.js";

const kept = {value: null, fault: "", search: "", page: 0, gone: false};
let timer;

/** visitShelf fetches the games; gone are those that were deleted. */
export async function visitShelf(gone) {
  kept.gone = gone;
  const answer = await ask(gone ? `/deleted?page=${kept.page}` : `/shelf?page=${kept.page}&search=${encodeURIComponent(kept.search)}`);
  Object.assign(kept, answer.ok ? {value: answer.value, fault: ""} : {fault: answer.value.sentence});
  redraw();
}

async function put(tile, way, body) {
  const answer = await ask(`/games/${tile.id}/${way}`, body || {});
  if (!answer.ok) tell(answer.value.sentence);
  visitShelf(kept.gone);
}

/** rename asks for a title in place of the tile's own. */
const rename = (tile) => h("form.row", {onsubmit: (event) => {
  event.preventDefault();
  put(tile, "rename", {title: event.target.querySelector("input").value});
}}, h("input", {type: "text", value: tile.title, maxlength: 60, "aria-label": say("title")}), h("button", say("rename")));

const tile = (of) => {
  const press = (way, text) => h("button", {onclick: () => put(of, way)}, text);
  return h("li", {"data-key": of.id, class: "tile"},
    h(of.broken || kept.gone ? "div" : "a", {href: of.broken || kept.gone ? null : "#/g/" + of.id, class: "what"},
      h("b", of.title), h("span", {class: of.broken || of.fix ? "bad" : "soft"}, of.state), h("small", [of.leader || of.names.join(", "), of.touched].filter(Boolean).join(" · "))),
    kept.gone ? press("restore", say("restore")) : h("details", h("summary", {"aria-label": say("more", {name: of.title})}, "⋯"), rename(of),
      h("p.buttons", of.broken ? press("open", say("fix")) : null, press("duplicate", say("duplicate")),
        of.archived ? press("unarchive", say("unarchive")) : press("archive", say("archive")), press("delete", say("delete")))));
};

/** shelf draws the games. */
export function shelf() {
  const of = kept.value || {};
  const part = (key, all) => ((all || []).length ? h("section", h("h2", say(key)), h("ul.tiles", all.map(tile))) : null);
  const turn = (by, text) => h("button", {onclick: () => {
    kept.page += by;
    visitShelf(kept.gone);
  }}, text);
  const empty = kept.value && !["playing", "finished", "archived", "games"].some((name) => (of[name] || []).length);
  return h("main.page",
    h("h1", say(kept.gone ? "deleted" : "shelf")), kept.fault && h("p.bad", kept.fault), of.notice && h("p.mend", of.notice),
    kept.gone ? h("p", h("a.button", {href: "#/shelf"}, say("shelf"))) : [
      of.single ? null : h("p.buttons", h("a.button.main", {href: "#/new"}, say("new")), h("a.button", {href: "#/import"}, say("import"))),
      h("input", {type: "search", "aria-label": say("search"), placeholder: say("search"), value: kept.search, oninput: (event) => {
        Object.assign(kept, {search: event.target.value, page: 0});
        clearTimeout(timer);
        timer = setTimeout(visitShelf, 250, false);
      }})],
    part("playing", of.playing), part("finished", of.finished), part("archived", of.archived), kept.gone ? h("ul.tiles", (of.games || []).map(tile)) : null,
    empty ? h("p.soft", say("shelf.empty")) : null,
    h("p.buttons", kept.page ? turn(-1, say("newer")) : null, of.more ? turn(1, say("older")) : null,
      !kept.gone && of.deleted ? h("a.button.quiet", {href: "#/shelf/deleted"}, say("deleted")) : null));
}

const taken = {outcome: "", game: "", fault: "", busy: false};
const readable = ["image/png", "image/jpeg", "image/gif", "text/plain", "application/json"];

async function take(blob) {
  Object.assign(taken, {outcome: "", game: "", fault: "", busy: true});
  redraw();
  const answer = await ask("/import", readable.includes(blob.type) ? blob : new Blob([blob], {type: "application/octet-stream"}));
  Object.assign(taken, {busy: false}, answer.ok ? answer.value : {fault: answer.value.sentence});
  redraw();
}

const first = (from) => [...((from && from.files) || [])][0];

/** imports draws where a file, a picture or a text comes in. */
export const imports = () => h("main.page", {onpaste: (event) => {
  const file = first(event.clipboardData);
  if (file) take(file);
}, ondragover: (event) => event.preventDefault(), ondrop: (event) => {
  event.preventDefault();
  if (first(event.dataTransfer)) take(first(event.dataTransfer));
}},
h("h1", say("import")),
h("label", {for: "file"}, say("import.file")), h("input", {id: "file", type: "file", onchange: (event) => first(event.target) && take(first(event.target))}),
h("form", {onsubmit: (event) => {
  event.preventDefault();
  take(new Blob([document.getElementById("pasted").value.trim()], {type: "text/plain"}));
}}, h("label", {for: "pasted"}, say("import.text")), h("textarea", {id: "pasted", rows: 4}), h("button.main", {disabled: taken.busy}, say("import"))),
h("p", {role: "status", class: taken.fault ? "bad" : ""}, taken.busy ? say("loading") : taken.fault || taken.outcome),
h("p.buttons", taken.game ? h("button.main", {onclick: () => go("#/g/" + taken.game)}, say("open")) : null,
  h("a.button", {href: "#/shelf"}, say("shelf"))));
