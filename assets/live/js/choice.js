// Fields for one of several choices: as buttons, or as a list that opens.

import {h, listed, press, say, symbol} from "./dom.js";
import {about, fullLabel, idOf, label, row} from "./field.js";

// mostReasons is the largest number of impossible choices that are explained.
const mostReasons = 8;

export function choices(field, set) {
	const all = field.Choices || [];
	const impossible = all.filter(({Reason}) => Reason);
	const reasons = idOf(field) + "-why";
	const choose = ({Value, Reason}) => {
		if (!Reason) set(field, field.Optional && Value === field.Value ? -1 : Value);
	};
	const button = (choice) => {
		const {Value, Label, Said, Price, Company, Note, Reason} = choice;
		return press([Company && symbol(Company), Label, h("small", Price && " " + Price), h("small", Note)],
			() => choose(choice), Note && ".tall", {label: Said !== Label && [Said, Price, Note].join(" ").trim(),
				"aria-disabled": !!Reason, "aria-pressed": field.Offered && Value === field.Value,
				"aria-describedby": Reason && reasons});
	};
	return h("fieldset.field", {key: field.Name}, h("legend", label(field)),
		h("div.options", all.map(button)),
		impossible.length > 0 && h("details", {id: reasons}, h("summary", say("impossible")),
			listed("ul.lines", impossible.slice(0, mostReasons), ({Label, Reason}) =>
				h("li", h("b", Label), " ", Reason))),
		about(field));
}

export function list(field, set) {
	const empty = field.Unsaid || !field.Offered;
	const option = ({Value, Label, Price, Reason}) => h("option", {key: Value, value: Value, disabled: !!Reason},
		[Label, Price, Reason].filter(Boolean).join(" · "));
	return row(field, h("select", {id: idOf(field), label: fullLabel(field), value: empty ? "" : field.Value,
		onchange: ({target}) => target.value && set(field, Number(target.value))},
	empty && h("option", {key: "none", value: ""}, "–"), field.Choices?.map(option)));
}
