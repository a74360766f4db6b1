// What all fields of an entry have in common: what they are called, and how the host is told of what is filled in.

import {badge, h, pawn} from "./dom.js";

// fill puts a value into a field as it is drawn, and is what the host is told of it.
export function fill(field, value) {
	const words = typeof value === "string";
	Object.assign(field, words ? {Text: value} : {Value: value, Unsaid: false, Offered: value !== -1});
	return {field: field.Name, [words ? "text" : "value"]: value};
}

export const idOf = (field) => "f-" + field.Name.replace(/[^\w-]/g, "_");

// full is a field's name where nothing else tells what it is about.
export const full = ({Said, Full, Label}) => Said || Full || Label;

export const about = (field) => h("small", {id: idOf(field) + "-about"}, field.About,
	h("p.bad", field.Trouble));

// whose is whom a field in a row is about.
const whose = ({Company, Row: {Name, Pawn}}) => (Company ? badge(Company, Name) : [Pawn && pawn(Pawn), Name]);

const called = ({Company, Label, Full, Group}) => (Company ? badge(Company, Label || Company.Code)
	: Label || Full !== Group && Full);

// title is whom a field in a row is about, and of those beside it what they are.
const title = (field) => (field.Row.More && field.Label ? field.Label : whose(field));

// told is what one has to go by, or the price.
const told = ({Row, Trade, Price}) => [Row?.About && " " + Row.About, " ", Row?.Figure, Price && (Trade || !Row?.About) && " " + Price];

// label is what a field is called where what stands around it says the rest.
export const label = (field) => [field.Row ? title(field) : called(field), h("small", told(field))];

// row is a field with its label above.
export const row = (field, ...inside) => h("div.field", {class: field.Input, key: field.Name},
	h("label", {for: idOf(field)}, label(field)), inside, about(field));

export const text = (field, given) => h("input", {id: idOf(field), type: "text", autocomplete: "off",
	label: full(field), "aria-invalid": !!field.Trouble, ...given});
