package sheet

import (
	"slices"
	"strings"

	"scripkeeper/calc"
)

// Asked reports whether a form shows a field: a text, a field with several choices or possible values, a value to say
// aloud, or a number counted by taps.
func Asked(f *calc.Field) bool {
	return f.Kind == calc.TextKind || f.Aloud || f.Tally || f.Allowed.Count() > 1 || len(f.Allowed.Choices) > 1
}

func offered(f *calc.Field) bool {
	return slices.ContainsFunc(f.Allowed.Choices, func(c calc.Choice) bool { return c.Value == f.Get() })
}

// Unsaid reports whether a number is still to be entered. Numbers that can be negative always count as entered.
func Unsaid(f *calc.Field) bool {
	return f.Kind == calc.AmountKind && len(f.Allowed.Choices) == 0 && f.Get() == calc.None && f.Allowed.Min >= 0
}

// IsIncomplete reports whether an entry is refused only because a field is empty.
func IsIncomplete(e calc.Entry, base calc.Table, r *calc.Refusal) bool {
	_, unsaid := unfilledField(e, base, r)
	return unsaid || r.Unfinished
}

// unfilledField returns the field that a refusal is about, and reports whether the field is still empty.
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
