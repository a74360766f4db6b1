// A game on its way to another device: as a picture, as a text, as a file.

import {state, tell} from "./app.js";
import {byId, h, press, say} from "./dom.js";

let frame = 0, ticking;

// pace is how many milliseconds a picture of several stays, calmPace where motion is unwelcome.
const pace = 160, calmPace = 1000;

const place = () => `/g/${state.route.game}/`;

// copy fills the clipboard the old way: a page of a local network can't otherwise.
function copy(value) {
	const box = h("textarea.unseen", {value});
	document.body.append(box);
	box.select();
	tell(say(document.execCommand("copy") ? "copied" : "refused"));
	box.remove();
}

// animate shows the next picture again and again, as long as there is one.
function animate(picture) {
	const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
	ticking = setInterval(() => {
		frame++;
		const shown = byId("code");
		if (shown) shown.src = picture();
		else clearInterval(ticking);
	}, calm ? calmPace : pace);
}

export function share(of) {
	const picture = () => `${place()}code.svg?frame=${frame % of.frames}&of=${state.table.head}`;
	clearInterval(ticking);
	if (of.frames > 1) animate(picture);
	return [
		h("p.soft", of.about), of.frames && h("img", {id: "code", src: picture(), alt: say("code")}),
		h("p.soft", of.hold),
		h("p.buttons", press(say("copy"), () => copy(of.text), ".main"),
			of.forms.map((form) => h("a.button", {href: `${place()}export?as=${form}`,
				target: form === "print" && form}, form))),
	];
}
