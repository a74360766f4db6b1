// The whole game as a code, and as a file.

import { state } from "./app.js";
import { h } from "./dom.js";
import { count, say } from "./words.js";

let frame = 0, ticking;

/** share shows the code, frame by frame where one does not hold all, and what can be saved. */
export function share(of) {
  const game = encodeURIComponent(state.route.game), frames = of.frames || 1, still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const image = h("img", { id: "code", src: `/g/${game}/code.svg?frame=${frame % frames}&of=${state.table.head}`, alt: say("code") });
  clearInterval(ticking);
  if (frames > 1) {
    ticking = setInterval(() => {
      const shown = document.getElementById("code");
      if (!shown) return clearInterval(ticking);
      frame = (frame + 1) % frames;
      shown.src = `/g/${game}/code.svg?frame=${frame}&of=${state.table.head}`;
    }, still ? 1000 : 160);
  }
  const file = (path, text) => h("a", { class: "button", href: `/g/${game}/${path}`, download: "" }, text);
  return [
    of.about && h("p", { class: "soft" }, of.about), h("div", { class: "code" }, image),
    frames > 1 ? h("p", { class: "soft" }, count("frames", frames)) : null,
    h("p", { class: "buttons" }, file("record.json", say("record.file")), file("export?as=csv", "CSV"), file("export?as=hledger", "hledger"),
      file("export?as=text", say("text"))),
  ];
}
