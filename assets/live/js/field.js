// What all fields of an entry have in common: labels, explanations, and how a value is filled in.

import {badge, h, pawn} from "./dom.js";

// fill puts a value into a field as it is drawn, and returns the change for the host.
export function fill(field, value) {
	if (typeof value === "string") {
		field.Text = value;
		return {field: field.Name, text: value};
	}
	Object.assign(field, {Value: value, Unsaid: false, Offered: value !== -1});
	return {field: field.Name, value};
}

export const idOf = (field) => "f-" + field.Name.replace(/[^\w-]/g, "_");

// fullLabel returns a field's name for where nothing around it says what it is about.
export const fullLabel = ({Said, Full, Label}) => Said || Full || Label;

// about explains a field, after what is inside; the field is described by its id, aboutOf.
export const about = (field, ...inside) => h("small", {id: aboutOf(field)}, inside, !field.Line && field.About,
	h("p.bad", field.Trouble));

export const aboutOf = (field) => idOf(field) + "-about";

// subject draws the player or company that a field in a row is about.
const subject = ({Company, Row: {Name, Pawn}}) => (Company ? badge(Company, Name) : [Pawn && pawn(Pawn), Name]);

const rowTitle = (field) => (field.Row.More && field.Label ? field.Label : subject(field));

const title = ({Company, Label, Full, Group}) => (Company ? badge(Company, Label || Company.Code)
	: Label || Full !== Group && Full);

// hint returns what helps to fill in a field, such as its price.
const hint = ({Row, Trade, Price}) => [Row?.About && " " + Row.About, " ", Row?.Figure,
	Price && (Trade || !Row?.About) && " " + Price];

// label draws a field's name for where its group or row says the rest.
export const label = (field) => [field.Row ? rowTitle(field) : title(field), " ", h("small", hint(field))];

// row draws a field with its label above.
export const row = (field, ...inside) => h("div.field", {class: field.Input, key: field.Name},
	h("label", {for: idOf(field)}, label(field)), inside, about(field));

export const textInput = (field, properties) => h("input", {id: idOf(field), type: "text", autocomplete: "off",
	label: fullLabel(field), "aria-invalid": !!field.Trouble, "aria-describedby": aboutOf(field), ...properties});
