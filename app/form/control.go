package form

import (
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc"
)

// A Control fills in one field of a form. It is kept as long as the form asks for the field, and follows what the form
// allows.
type Control interface {
	// Object is what one sees.
	Object() fyne.CanvasObject
	// Fits reports whether the control can go on with a field of its name; if not, another is made.
	Fits(f *calc.Field) bool
	// Show follows the field as the form describes it now.
	Show(f *calc.Field)
	// Mark marks what is typed as wrong, or takes the mark away.
	Mark(wrong bool)
	// first is where the keyboard begins.
	first() fyne.Focusable
	// bare leaves the label out or puts it back, and reports whether it can stand elsewhere.
	bare(on bool) bool
	// narrow reports whether the control is content with a column of a number's width.
	narrow() bool
}

// An Asker makes the controls of a form: it says what things are called, and follows what is filled in.
type Asker struct {
	// Label is what a field is called above its control; empty where that stands beside it.
	Label func(*calc.Field) string
	// About is a sentence on a field, for a switch, empty for none.
	About func(*calc.Field) string
	// Choice is what a value is called.
	Choice func(*calc.Field, calc.Choice) string
	// Company is how a company is shown, and whether there is one of that index; Price is what stands beside it, empty
	// for nothing.
	Company func(index int) (mark.Company, bool)
	Price   func(index int) string
	// Priced shows a company's price also beside a number of its shares.
	Priced bool
	// Refusal is why a choice is impossible, and Refuse is told when such a one is tapped.
	Refusal func(*calc.Refusal) string
	Refuse  func(sentence string)
	// Set and SetText change the field of a name.
	Set     func(name string, n int)
	SetText func(name, text string)
	// Unread is told that what is typed is no number, nor is it when nothing is; nil where the number then stays what it
	// was, and nothing is 0.
	Unread func(name string)
	// Bounded reports whether the most of a number says something about the table.
	Bounded func(*calc.Field) bool
	// Roomy puts choices with long names below one another rather than into a flow of chips, and makes what is typed as
	// high as something to tap.
	Roomy bool
	// prices are the words of all companies' prices, once they were asked for.
	prices []*text.Text
}

// Control makes the control that a field asks for by its kind and by what it allows.
func (a *Asker) Control(f *calc.Field) Control {
	name := f.Name
	set := func(n int) { a.Set(name, n) }
	switch {
	case f.Kind == calc.TextKind:
		return newWordsControl(a, f, func(text string) { a.SetText(name, text) })
	case f.Kind == calc.FlagKind:
		return newFlagControl(a, f, set)
	case stepped(f):
		return newStepControl(a, f, set)
	case Typed(f):
		return newSumControl(a, f, set)
	case a.Roomy && !short(a, f):
		return newTileControl(a, f, set)
	case listed(f):
		return newListControl(a, f, set)
	}
	return newChipControl(a, f, set)
}

// Asked reports whether a field has anything to ask: more than one value, one that somebody must say, or choices that are
// greyed with the reason.
func Asked(f *calc.Field) bool {
	return f.Kind == calc.TextKind || f.Aloud || f.Allowed.Count() > 1 || len(f.Allowed.Choices) > 1
}

// Offered reports whether the value of a field is one of its choices, possible or not.
func Offered(f *calc.Field) bool {
	return slices.ContainsFunc(f.Allowed.Choices, func(c calc.Choice) bool { return c.Value == f.Get() })
}

// labelled is a control with its label above it, where it has one.
type labelled struct {
	asker   *Asker
	label   *text.Text
	content fyne.CanvasObject
}

func newLabelled(a *Asker, f *calc.Field, control fyne.CanvasObject) labelled {
	text := text.New(a.Label(f), core.Caption)
	if text.Text() == "" {
		return labelled{a, text, control}
	}
	return labelled{a, text, frame.Stack(look.Space1, text, control)}
}

// follow writes the label anew: it may name what another field says.
func (l labelled) follow(f *calc.Field) { l.label.SetText(l.asker.Label(f)) }

// Object is the control with its label.
func (l labelled) Object() fyne.CanvasObject { return l.content }

// Mark does nothing where nothing is typed.
func (labelled) Mark(bool) {}

func (labelled) narrow() bool { return false }

func (l labelled) bare(on bool) bool {
	core.Show(l.label, !on)
	return true
}
