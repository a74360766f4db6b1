package form

import (
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/input"
)

// coverControl stands for the fields of one seat that lie behind a veil: they open for that seat alone, and close when
// another seat's are opened.
type coverControl struct {
	plain
	cover *input.Button
	// single reports that what is covered is one choice, whose label can stand beside the name.
	single bool
}

func newCoverControl(a *Asker, f sheet.Field) *coverControl {
	cover := input.NewQuietButton("", func() { a.reveal(f.Seat) })
	c := &coverControl{plain{cover, cover}, cover, len(f.Choices) > 0}
	c.Show(f)
	return c
}

// Fits asks for a field that is covered.
func (c *coverControl) Fits(f sheet.Field) bool { return f.Input == sheet.Cover }

func (c *coverControl) bare(bool) bool { return c.single }

// Show says whose eyes it is for, or that there is a value behind it.
func (c *coverControl) Show(f sheet.Field) { c.cover.SetLabel(f.About) }
