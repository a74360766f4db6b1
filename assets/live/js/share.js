// A game for another device: as a code, a text or a file.

import {state, tell} from "./app.js";
import {byId, h, press, say} from "./dom.js";

let frame = 0, ticking;

// The time in milliseconds that each picture of an animated code is shown, by default and with reduced motion.
const pace = 160, calmPace = 1000;

const sharedPath = () => `/g/${state.route.game}/`;

// copy puts a text on the clipboard the old way: over plain HTTP, a page has no other.
function copy(value) {
	const box = h("textarea.unseen", {value});
	document.body.append(box);
	box.select();
	tell(say(document.execCommand("copy") ? "copied" : "refused"));
	box.remove();
}

// animate shows the next picture again and again, until the code is gone.
function animate(picture) {
	const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
	ticking = setInterval(() => {
		frame++;
		const shown = byId("code");
		if (shown) shown.src = picture();
		else clearInterval(ticking);
	}, calm ? calmPace : pace);
}

export function share({frames, about, hold, text, forms}) {
	const picture = () => `${sharedPath()}code.svg?frame=${frame % frames}&of=${state.table.head}`;
	clearInterval(ticking);
	if (frames > 1) animate(picture);
	return [
		h("p.soft", about), frames && h("img", {id: "code", src: picture(), alt: say("code")}),
		h("p.soft", hold),
		h("p.buttons", press(say("copy"), () => copy(text), ".main"),
			forms.map((format) => h("a.button", {href: `${sharedPath()}export?as=${format}`,
				target: format === "print" && format}, format))),
	];
}
