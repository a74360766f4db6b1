// The whole game as a code, and as a file.

import {state, tell} from "./app.js";
import {h} from "./dom.js";
import {say} from "./words.js";

let frame = 0, ticking;

/** copy puts the text on the clipboard; a page without TLS may only do it the old way. */
function copy(text) {
  const box = h("textarea.unseen", {value: text});
  document.body.append(box);
  box.select();
  tell(say(document.execCommand("copy") ? "copied" : "refused"));
  box.remove();
}

/** share shows the code, frame by frame where one does not hold all, and what can be saved. */
export function share(of) {
  const game = encodeURIComponent(state.route.game), frames = of.frames || 1, still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const image = h("img", {id: "code", src: `/g/${game}/code.svg?frame=${frame % frames}&of=${state.table.head}`, alt: say("code")});
  clearInterval(ticking);
  if (frames > 1) {
    ticking = setInterval(() => {
      const shown = document.getElementById("code");
      if (!shown) return clearInterval(ticking);
      frame = (frame + 1) % frames;
      shown.src = `/g/${game}/code.svg?frame=${frame}&of=${state.table.head}`;
    }, still ? 1000 : 160);
  }
  return [
    of.about && h("p.soft", of.about), of.frames ? h("div.code", image) : null, of.hold && h("p.soft", of.hold),
    h("p.buttons", h("button.main", {onclick: () => copy(of.text)}, say("copy")),
      (of.forms || []).map((form) => h("a.button", {href: `/g/${game}/export?as=${form}`, download: ""}, form))),
  ];
}
