package form

import (
	"slices"
	"strings"
	"unicode"

	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/calc"
)

// set fills in the field of a name.
func (f *FormEditor) set(name string, n int) {
	f.last = name
	f.form.Field(name).Set(n)
	f.touch()
}

// Lead goes by a letter to the next field whose label begins with it, after the one that was filled in last: the cursor
// goes to what is typed, a number of few steps goes up by one, or with a capital down, and what begins so among choices
// is chosen. Only a sheet of several entries has so many fields that its letters are worth it.
func (f *FormEditor) Lead(letter rune) bool {
	if _, batch := f.form.Entry.(calc.Batch); !batch {
		return false
	}
	fields := f.form.Fields()
	after := 1 + slices.IndexFunc(fields, func(field sheet.Field) bool { return field.Name == f.last })
	for _, field := range append(fields[after:], fields[:after]...) {
		if f.unfolded[field.Group] && f.lead(field, letter) {
			return true
		}
	}
	return false
}

// lead goes to a field by a letter, and reports whether the letter means it.
func (f *FormEditor) lead(field sheet.Field, letter rune) bool {
	for _, choice := range field.Choices {
		if field.Input == sheet.Choices && !field.Companies && begins(choice.Label, letter) && choice.Reason == "" {
			f.set(field.Name, choice.Value)
			return true
		}
	}
	switch control := f.controls[field.Name]; {
	case !begins(field.Label, letter):
		return false
	case field.Input == sheet.Stepper:
		by := 1 - 2*calc.Bit(unicode.IsUpper(letter))
		f.set(field.Name, min(max(field.Min, field.Value+by), field.Max))
	case field.Input == sheet.Number || field.Input == sheet.Words:
		core.CanvasOf(f.content).Focus(control.first())
	default:
		return false
	}
	return true
}

// begins reports whether a label begins with a letter, small or large.
func begins(label string, letter rune) bool {
	return strings.HasPrefix(strings.ToLower(label), string(unicode.ToLower(letter)))
}
