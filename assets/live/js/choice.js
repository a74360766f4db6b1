// Fields that ask for one of several things: as buttons, or in a list that opens.

import {h, listed, press, say, symbol} from "./dom.js";
import {about, full, idOf, label, row} from "./field.js";

// mostReasons is how many things are told to be impossible, and why.
const mostReasons = 8;

export function choices(field, set) {
	const all = field.Choices || [], never = all.filter((choice) => choice.Reason), why = idOf(field) + "-why";
	const choose = ({Value, Reason}) => Reason || set(field, field.Optional && Value === field.Value ? -1 : Value);
	const button = (choice) => {
		const {Value, Label, Said, Price, Company, Note, Reason} = choice;
		return press([Company && symbol(Company), Label, h("small", Price && " " + Price), h("small", Note)],
			() => choose(choice), Note && ".tall", {label: Said !== Label && [Said, Price, Note].join(" ").trim(),
				"aria-disabled": !!Reason, "aria-pressed": field.Offered && Value === field.Value,
				"aria-describedby": Reason && why});
	};
	return h("fieldset.field", {key: field.Name}, h("legend", label(field)),
		h("div.options", all.map(button)),
		never.length > 0 && h("details", {id: why}, h("summary", say("impossible")),
			listed("ul.lines", never.slice(0, mostReasons), ({Label, Reason}) => h("li", h("b", Label), " ", Reason))),
		about(field));
}

export function list(field, set) {
	const none = field.Unsaid || !field.Offered;
	const option = ({Value, Label, Price, Reason}) => h("option", {key: Value, value: Value, disabled: !!Reason},
		[Label, Price, Reason].filter(Boolean).join(" · "));
	return row(field, h("select", {id: idOf(field), label: full(field), value: none ? "" : field.Value,
		onchange: ({target}) => target.value && set(field, Number(target.value))},
	none && h("option", {key: "none", value: ""}, "–"), field.Choices?.map(option)));
}
