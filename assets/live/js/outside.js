// The pages outside of games, which come as a script of their own: most phones never need it.

import {state} from "./app.js";
import {setup, visitSetup} from "./setup.js";
import {halls, imports, shelf} from "./shelf.js";

const pages = {new: setup, import: imports, halls};

// visitPage prepares a page for a guest who comes to it.
export function visitPage(page) {
	if (page === "new") visitSetup();
}

// drawPage returns a page by its name, by default the shelf of those who have one, or nothing.
export function drawPage(page) {
	const drawn = pages[page] ? pages[page]() : state.whole && shelf();
	if (drawn) drawn.dataset.key = page + state.route.arg; // no page keeps the focus of another one
	return drawn;
}
