import { h } from "./dom.js";
export const visit = () => {};
export const shelf = () => h("main", { class: "page" }, h("h1", {}, "Shelf"));
export const setup = shelf;
export const imports = shelf;
