package words

import (
	"strconv"
	"strings"

	"scripkeeper/calc"
)

// Option returns an option's label, and a sentence about the option, which may be empty.
func Option(rulebook, field string) (label, about string) {
	key := rulebook + ".option." + field
	if Known(key + ".about") {
		about = Text(key + ".about")
	}
	return Text(key), about
}

// OptionGroup returns the heading of the group of options with the given first field, or "".
func OptionGroup(rulebook, field string) string {
	if key := rulebook + ".group." + field; Known(key) {
		return Text(key)
	}
	return ""
}

// OptionValue returns an option's value in the game's words, or in the words of all games ("Yes").
func OptionValue(rulebook string, f *calc.Field, value int) string {
	for _, c := range f.Allowed.Choices {
		if c.Value == value {
			if own := rulebook + ".option." + f.Name + "." + c.Key; Known(own) {
				return Text(own)
			}
			return Text("choice." + c.Key)
		}
	}
	return Number(value)
}

// OptionSet returns an option's present value for display: a text unchanged, a list formatted, a dash if empty.
func OptionSet(rulebook string, f *calc.Field) string {
	if f.Get == nil {
		text := f.GetText()
		if strings.TrimSpace(text) == "" {
			return "–"
		}
		var numbers []string
		for _, part := range strings.Fields(text) {
			n, err := strconv.Atoi(part)
			if err != nil {
				return text
			}
			numbers = append(numbers, Number(n))
		}
		return Join(numbers)
	}
	return OptionValue(rulebook, f, f.Get())
}
