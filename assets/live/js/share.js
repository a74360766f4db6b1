// The whole game as a code, and as a file.

import {state, tell} from "./app.js";
import {h, press} from "./dom.js";
import {say} from "./words.js";

let frame = 0, ticking;

// copy puts a text on the clipboard, the old way: a page of a local network may not do it otherwise.
function copy(value) {
  const box = h("textarea.unseen", {value});
  document.body.append(box);
  box.select();
  tell(say(document.execCommand("copy") ? "copied" : "refused"));
  box.remove();
}

export function share(of) {
  const at = `/g/${state.route.game}/`, picture = () =>
    `${at}code.svg?frame=${frame % of.frames}&of=${state.table.head}`;
  clearInterval(ticking);
  ticking = of.frames > 1 && setInterval(() => {
    frame++;
    const shown = document.getElementById("code");
    if (shown) shown.src = picture();
    else clearInterval(ticking);
  }, matchMedia("(prefers-reduced-motion: reduce)").matches ? 1000 : 160);
  return [
    h("p.soft", of.about), of.frames && h("img", {id: "code", src: picture(), alt: say("code")}),
    h("p.soft", of.hold),
    h("p.buttons", press(say("copy"), () => copy(of.text), ".main"),
      of.forms?.map((form) => h("a.button", {href: `${at}export?as=${form}`, download: ""}, form))),
  ];
}
