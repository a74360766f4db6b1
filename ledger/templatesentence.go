package ledger

func templateSentence(code string) string {
	switch code {
	case "template.empty":
		return "A template needs a name."
	case "template.letters":
		return "The name of a template cannot have control characters."
	case "template.long":
		return "The name of this template is too long: at most {detail} characters fit."
	case "template.exists":
		return "This game has a template with the name \"{detail}\" already."
	case "template.unknown":
		return "This template is not in the book any more."
	case "template.unreadable":
		return "This template could not be read to its end."
	case "template.foreign":
		return "This is not a template of house rules."
	case "template.newer":
		return "This template has format {detail}, which is newer than this program knows. Use a newer version of the program."
	case "template.rulebook":
		return "This program does not know the game \"{detail}\" of this template."
	case "template.rules":
		return "This template was made under rules version {detail}, which is newer than this program knows. Use a newer version of the program."
	case "template.options":
		return "The rules do not allow the house rules of this template."
	}
	return ""
}
