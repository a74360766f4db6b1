// The pages outside of games, which come as a script of their own: most phones never need it.

import {state} from "./app.js";
import {setup, visitSetup} from "./setup.js";
import {halls, imports, shelf} from "./shelf.js";

const pages = {new: setup, import: imports, halls};

// visit prepares a page for a guest who comes to it.
export function visit(page) {
	if (page === "new") visitSetup();
}

// draw returns a page by its name, by default the shelf of those who have one, or null.
export function draw(page) {
	if (pages[page]) return pages[page]();
	return state.whole ? shelf() : null;
}
