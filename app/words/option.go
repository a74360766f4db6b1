package words

import (
	"strconv"
	"strings"

	"scripkeeper/calc"
)

// Option is an option's label and the sentence on it, empty where the label says it all.
func Option(rulebook, field string) (label, about string) {
	key := rulebook + ".option." + field
	if Known(key + ".about") {
		about = Text(key + ".about")
	}
	return Text(key), about
}

// OptionGroup is the heading of the part of a game's options that begins with an option, or nothing.
func OptionGroup(rulebook, field string) string {
	if key := rulebook + ".group." + field; Known(key) {
		return Text(key)
	}
	return ""
}

// OptionValue is how a value of an option is written: in the game's own word or, as "Yes", in that of all games.
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

// OptionSet is how the value that an option has is written; words stand as they are, several numbers as numbers, and a
// dash for nothing.
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

// Unofficial says of a preset that it is put together from sources that disagree, or what a rulebook says in its place.
func Unofficial(rulebook string) string { return Text(ownOrShared(rulebook, "new.unofficial")) }
