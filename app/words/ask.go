package words

import (
	"strings"

	"scripkeeper/calc"
)

// Ask is the question for a field that nobody has filled in: "How many shares?"
func Ask(rulebook string, l *calc.Layout, f *calc.Field) string {
	name, _, _ := strings.Cut(f.Name, ".")
	if key := ownOrShared(rulebook, "ask."+name); Known(key) {
		return Format(key, names(l, f.Seat, f.Company, nil))
	}
	field := Names{"field": FieldOf(rulebook, l, f)}
	switch f.Kind {
	case calc.SeatKind:
		return Format("ask.of.player", field)
	case calc.AmountKind:
		return Format("ask.of.number", field)
	}
	return Format("ask.of.choice", field)
}
