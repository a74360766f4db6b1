package form

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// coverControl stands for the fields of one seat that lie behind a veil: they open for that seat alone, and close when
// another seat's are opened.
type coverControl struct {
	of    *FormEditor
	cover *input.Button
	// single tells that what is covered is one choice, whose label can stand beside the name.
	single bool
}

func newCoverControl(of *FormEditor, f *calc.Field) *coverControl {
	c := &coverControl{of: of, single: len(f.Allowed.Choices) > 0}
	c.cover = input.NewQuietButton("", func() { of.Reveal(f.Seat) })
	c.Show(f)
	return c
}

// Object is the cover.
func (c *coverControl) Object() fyne.CanvasObject { return c.cover }

// Fits asks for a field that is covered.
func (c *coverControl) Fits(f *calc.Field) bool { return c.of.covered(f) }

// Mark does nothing.
func (c *coverControl) Mark(bool) {}

func (c *coverControl) first() fyne.Focusable { return c.cover }
func (c *coverControl) narrow() bool          { return false }
func (c *coverControl) bare(bool) bool        { return c.single }

// Show tells whether there is a value behind the cover.
func (c *coverControl) Show(f *calc.Field) {
	key := "veil.only"
	if Offered(f) {
		key = "veil.said"
	}
	c.cover.SetLabel(words.Tell(key, words.Names{"name": words.Seat(c.of.table.Layout(), f.Seat)}))
}

// covered tells whether a field lies behind a veil that is not lifted.
func (f *FormEditor) covered(field *calc.Field) bool { return field.Secret && field.Seat != f.open }

// inSight are the fields that the sheet shows: those that have anything to ask, and of what lies behind a veil the first
// field, which stands for the rest. What others hold greys nothing there: it would tell what they hold.
func (f *FormEditor) inSight() []*calc.Field {
	var seen []*calc.Field
	fields := f.entry.Form(f.table).Fields
	for i, field := range fields {
		behind := 0
		for behind < len(fields)-i && fields[i+behind].Secret && fields[i+behind].Seat == field.Seat {
			behind++
		}
		begins := behind > 0 && (i == 0 || !fields[i-1].Secret || fields[i-1].Seat != field.Seat)
		shown := Asked(field)
		switch {
		case f.covered(field):
			shown = begins
		case begins && !shown: // somebody who has nothing to say must find that said
			shown = true
			for _, other := range fields[i : i+behind] {
				shown = shown && !Asked(other)
			}
		}
		if !shown || f.asked != nil && !f.asked(field) {
			continue
		}
		if field.Secret {
			choices := make([]calc.Choice, len(field.Allowed.Choices))
			for at, choice := range field.Allowed.Choices {
				choice.Refusal = nil
				choices[at] = choice
			}
			field.Allowed.Choices = choices
		}
		seen = append(seen, field)
	}
	return seen
}

// Concealed reports whether several seats have something to say that lies behind a veil: then what the entry does would
// show them something of one another.
func (f *FormEditor) Concealed() bool {
	seat := calc.None
	for _, field := range f.entry.Form(f.table).Fields {
		if !field.Secret {
			continue
		}
		if seat != calc.None && field.Seat != seat {
			return true
		}
		seat = field.Seat
	}
	return false
}
