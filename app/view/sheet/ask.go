package sheet

import (
	"slices"
	"strings"

	"scripkeeper/calc"
)

// Asked reports whether a sheet asks for a field. It does if the field takes words, has more than one possible value,
// must be said explicitly, is counted by taps, or has several choices, even if all but one are greyed.
func Asked(f *calc.Field) bool {
	return f.Kind == calc.TextKind || f.Aloud || f.Tally || f.Allowed.Count() > 1 || len(f.Allowed.Choices) > 1
}

func offered(f *calc.Field) bool {
	return slices.ContainsFunc(f.Allowed.Choices, func(c calc.Choice) bool { return c.Value == f.Get() })
}

// Unsaid reports whether a number that cannot be negative is still to be entered.
func Unsaid(f *calc.Field) bool {
	return f.Kind == calc.AmountKind && len(f.Allowed.Choices) == 0 && f.Get() == calc.None && f.Allowed.Min >= 0
}

// IsIncomplete reports whether a refusal asks for nothing but a missing field of an entry.
func IsIncomplete(e calc.Entry, base calc.Table, r *calc.Refusal) bool {
	_, unsaid := unfilledField(e, base, r)
	return unsaid || r.Unfinished
}

// unfilledField returns the field that a refusal is about, and whether the field is still empty.
func unfilledField(e calc.Entry, base calc.Table, r *calc.Refusal) (*calc.Field, bool) {
	for _, field := range calc.SheetForm(e, base).Fields {
		if field.Name != r.Field && !strings.HasPrefix(field.Name, r.Field+".") {
			continue
		}
		switch {
		case field.Kind == calc.TextKind:
			return field, field.GetText() == ""
		case field.Kind == calc.AmountKind && len(field.Allowed.Choices) == 0:
			return field, field.Get() == 0 || Unsaid(field)
		}
		return field, len(field.Allowed.Choices) > 0 && (field.Get() == calc.None || !offered(field))
	}
	return nil, false
}
