// Fields for one of several choices: as buttons, or as a list that opens.

import {option} from "./app.js";
import {h, listed, say, symbol} from "./dom.js";
import {about, aboutOf, fullLabel, idOf, label, row} from "./field.js";

// mostReasons is the largest number of impossible choices that are explained.
const mostReasons = 8;

export function choices(field, set) {
	const all = field.Choices || [];
	const impossible = all.filter(({Reason}) => Reason);
	const button = ({Value, Label, Said, Price, Company, Note, Reason}) =>
		option([Company && symbol(Company), Label, h("small", Price && " " + Price), h("small", Note)], Reason,
			() => set(field, field.Optional && Value === field.Value ? -1 : Value), Note && ".tall",
			{label: Said !== Label && [Said, Price, Note].join(" ").trim(),
				"aria-pressed": field.Offered && Value === field.Value});
	return h("fieldset.field", {key: field.Name, "aria-describedby": aboutOf(field)}, h("legend", label(field)),
		h("div.options", all.map(button)),
		impossible.length > 0 && h("details", h("summary", say("impossible")),
			listed("ul.lines", impossible.slice(0, mostReasons), ({Label, Reason}) =>
				h("li", h("b", Label), " ", Reason))),
		about(field));
}

export function list(field, set) {
	const empty = field.Unsaid || !field.Offered;
	const item = ({Value, Label, Price, Reason}) => h("option", {key: Value, value: Value, disabled: !!Reason},
		[Label, Price, Reason].filter(Boolean).join(" · "));
	return row(field, h("select", {id: idOf(field), label: fullLabel(field), "aria-describedby": aboutOf(field),
		value: empty ? "" : field.Value,
		onchange: ({target}) => target.value && set(field, Number(target.value))},
	empty && h("option", {key: "none", value: ""}, "–"), field.Choices?.map(item)));
}
