package newgame

import (
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// Field returns an option of a game as a form field with label and description.
func Field(rulebook string, f *calc.Field) sheet.Field {
	label, about := words.Option(rulebook, f.Name)
	return sheet.Naming{
		Label: func(f *calc.Field) string {
			if f.Kind == calc.FlagKind {
				return label
			}
			return ""
		},
		Full:    func(*calc.Field) string { return label },
		About:   func(*calc.Field) string { return about },
		Choice:  func(f *calc.Field, c calc.Choice) string { return words.OptionValue(rulebook, f, c.Value) },
		Refusal: func(refusal *calc.Refusal) string { return words.Refusal(rulebook, nil, refusal) },
	}.Field(f)
}

// RangeText returns the text with the given key, filled in with a field's label and allowed numbers.
func RangeText(key, field string, allowed calc.Allowed) string {
	n := words.Names{"field": field, "min": allowed.Min, "max": allowed.Max,
		"step": allowed.Step}
	if allowed.Step > 1 {
		return words.Format(key+".steps", n)
	}
	return words.Format(key, n)
}

// RangeError returns a sentence about the numbers that an option allows, or "" if the option's number is allowed.
func RangeError(rulebook string, f *calc.Field) string {
	if f.Get == nil {
		return ""
	}
	if _, ok := f.Allowed.Index(f.Get()); ok {
		return ""
	}
	label, _ := words.Option(rulebook, f.Name)
	return RangeText("new.range.outside", label, f.Allowed)
}
