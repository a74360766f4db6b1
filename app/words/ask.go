package words

import (
	"strings"

	"scripkeeper/calc"
)

// Ask is the question for a field that nobody has filled in: "How many shares?"
func Ask(rulebook string, l *calc.Layout, f *calc.Field) string {
	name, _, _ := strings.Cut(f.Name, ".")
	if key := either(rulebook, "ask."+name); Known(key) {
		return Tell(key, names(l, f.Seat, f.Company, nil))
	}
	field := Names{"field": FieldOf(rulebook, l, f)}
	switch f.Kind {
	case calc.SeatKind:
		return Tell("ask.of.player", field)
	case calc.AmountKind:
		return Tell("ask.of.number", field)
	}
	return Tell("ask.of.choice", field)
}
