// The shelf of all games, and what comes in from elsewhere.

import {go, redraw, state, tell} from "./app.js";
import {form, h, listed, press} from "./dom.js";
import {ask} from "./net.js";
import {say} from "./words.js";

const kept = {value: {}, search: "", page: 0, gone: false};
let timer;

// visitShelf fetches the games, or those that were deleted.
export async function visitShelf(gone) {
  kept.gone = gone;
  const {ok, value} = await ask(
    `/${gone ? "deleted" : "shelf"}?page=${kept.page}&search=${encodeURIComponent(kept.search)}`);
  if (ok) kept.value = value;
  else tell(value.sentence);
  const only = value.single && [...value.playing, ...value.finished, ...value.archived][0];
  if (only) { // there is no shelf then
    Object.assign(state, {whole: false, games: [only]});
    go("#/g/" + only.id);
  }
  redraw();
}

async function put(tile, way, body = {}) {
  const {ok, value} = await ask(`/games/${tile.id}/${way}`, body);
  if (!ok) tell(value.sentence);
  visitShelf(kept.gone);
}

function tile(of) {
  const does = (way) => press(say(way), () => put(of, way)), dead = of.broken || kept.gone;
  return h("li.tile", {key: of.id},
    h(dead ? "div.what" : "a.what", {href: !dead && "#/g/" + of.id}, h("b", of.title),
      h("span", {class: of.broken || of.fix ? "bad" : "soft"}, of.state), h("small",
        `${of.leader || of.names.join(", ")} · ${of.touched}`)),
    kept.gone ? does("restore") : h("details", h("summary", {label: say("more", {name: of.title})}, "⋯"),
      form((sent) => put(of, "rename", {title: sent[0].value}), h("div.row", h("input", {type: "text", value: of.title,
        maxlength: 60, label: say("title")}), h("button", {type: "submit"}, say("rename")))),
      h("p.buttons", of.broken && does("open"), does("duplicate"), does(of.archived ? "unarchive" : "archive"),
        does("delete"))));
}

export function shelf() {
  const of = kept.value, link = (to, text, look) => h("a.button", {href: "#/" + to, class: "button " + look},
    say(text));
  const part = (key) => of[key]?.length > 0 && h("section", h("h2", say(key)), h("ul", of[key].map(tile)));
  const turn = (by, text) => press(say(text), () => {
    kept.page += by;
    visitShelf(kept.gone);
  });
  return h("main.page", h("h1", say(kept.gone ? "deleted" : "shelf")), of.notice && h("p.mend", of.notice),
    kept.gone ? [link("shelf", "shelf"), h("ul", of.games?.map(tile))] : [
      !of.single && h("p.buttons", link("new", "new", "main"), link("import", "import"), link("halls", "hall.all")),
      h("input", {type: "search", value: kept.search, label: say("search"), placeholder: say("search"),
        oninput: ({target}) => {
          Object.assign(kept, {search: target.value, page: 0});
          clearTimeout(timer);
          timer = setTimeout(visitShelf, 250, false);
        }}), part("playing"), part("finished"), part("archived")],
    h("p.buttons", kept.page ? turn(-1, "newer") : null, of.more && turn(1, "older"),
      of.deleted && !kept.gone ? link("shelf/deleted", "deleted", "quiet") : null));
}

let taken = {};
const plain = /^(image\/(png|jpeg|gif)|text\/plain|application\/json)$/;

async function take(file) {
  taken = {busy: true};
  redraw();
  const {ok, value} = await ask("/import", plain.test(file.type) ? file : new Blob([file],
    {type: "application/octet-stream"}));
  taken = ok ? value : {fault: value.sentence};
  redraw();
}

const dropped = (event, from) => {
  if (!from?.files?.length) return;
  event.preventDefault();
  take(from.files[0]);
};

export const imports = () => h("main.page", {onpaste: (event) => dropped(event, event.clipboardData),
  ondragover: (event) => event.preventDefault(), ondrop: (event) => dropped(event, event.dataTransfer)},
h("h1", say("import")), h("a.button", {href: "#/shelf"}, say("shelf")),
h("label", {for: "file"}, say("import.file")), h("input", {id: "file", type: "file",
  onchange: (event) => dropped(event, event.target)}),
form((sent) => take(new Blob([sent[0].value.trim()], {type: "text/plain"})), h("label", {for: "pasted"},
  say("import.text")), h("textarea", {id: "pasted", rows: 4}),
h("button.main", {type: "submit", disabled: taken.busy}, say("import"))),
h("p", {role: "status", class: taken.fault && "bad"}, taken.busy ? say("loading") : taken.fault || taken.outcome),
taken.game && h("a.button.main", {href: "#/g/" + taken.game}, say("open")));
