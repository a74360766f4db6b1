package form

import (
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/calc"
)

// A control fills in one field of a form. It is kept as long as the form asks for the field, and follows what the
// form allows.
type control interface {
	// object is what one sees.
	object() fyne.CanvasObject
	// fits tells whether the control can go on with a field of its name; if not, another is made.
	fits(f *calc.Field) bool
	// show follows the field as the form describes it now.
	show(f *calc.Field)
	// begin is where the keyboard begins.
	begin() fyne.Focusable
	// bare leaves the label out or puts it back, and tells whether it can stand elsewhere.
	bare(on bool) bool
	// narrow tells whether the control is content with a column of a number's width.
	narrow() bool
}

// control is what fills in a field, closed where it is for one player's eyes.
func (f *FormEditor) control(field *calc.Field) control {
	if f.covered(field) {
		return newCoverControl(f, field)
	}
	return f.plain(field)
}

func (f *FormEditor) plain(field *calc.Field) control {
	name := field.Name
	set := func(n int) { f.byHand[name] = true; f.fresh(name).Set(n); f.touch() }
	switch {
	case field.Kind == calc.TextKind:
		return newWordsControl(f, field, func(text string) { f.fresh(name).SetText(text); f.touch() })
	case field.Kind == calc.FlagKind:
		return newFlagControl(f, field, set)
	case stepped(field):
		return newStepControl(f, field, set)
	case listed(field):
		return newListControl(f, field, set)
	case field.Kind == calc.AmountKind && len(field.Allowed.Choices) == 0:
		return newSumControl(f, field, set)
	}
	return newChipControl(f, field, set)
}

// Asked tells whether a field has anything to ask: more than one value, or choices that are greyed with the reason.
func Asked(f *calc.Field) bool {
	return f.Kind == calc.TextKind || f.Allowed.Count() > 1 || len(f.Allowed.Choices) > 1
}

// Offered tells whether the value of a field is one of its choices, possible or not.
func Offered(f *calc.Field) bool {
	return slices.ContainsFunc(f.Allowed.Choices, func(c calc.Choice) bool { return c.Value == f.Get() })
}
