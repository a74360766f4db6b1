package app

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// secretControl is a field for one seat's eyes: closed until its player opens it, and closed again when another one is
// opened. What it holds shows nowhere else on the sheet.
type secretControl struct {
	of      *formEditor
	name    string
	inner   formControl
	cover   *widget.Button
	content *fyne.Container
}

func newSecretControl(of *formEditor, f calc.Field, inner formControl) *secretControl {
	c := &secretControl{of: of, name: f.Name, inner: inner}
	c.cover = widget.NewQuietButton("", func() { of.reveal(c.name) })
	c.content = widget.Stack(0, c.cover, inner.object())
	c.show(f)
	return c
}

func (c *secretControl) object() fyne.CanvasObject { return c.content }
func (c *secretControl) begin() fyne.Focusable     { return c.cover }
func (c *secretControl) narrow() bool              { return false }
func (c *secretControl) bare(on bool) bool         { return c.inner.bare(on) }
func (c *secretControl) fits(f calc.Field) bool    { return f.Secret && c.inner.fits(f) }

// show follows the field. What others hold greys nothing here: it would tell what they hold.
func (c *secretControl) show(f calc.Field) {
	open := make([]calc.Choice, len(f.Allowed.Choices))
	for i, choice := range f.Allowed.Choices {
		choice.Refusal = nil
		open[i] = choice
	}
	f.Allowed.Choices = open
	c.inner.show(f)
	key := "veil.only"
	if offered(f) {
		key = "veil.said"
	}
	c.cover.SetLabel(words.Tell(key, words.Names{"name": words.Seat(c.of.table.Layout(), f.Seat)}))
	show(c.inner.object(), c.of.open == c.name)
	show(c.cover, c.of.open != c.name)
}
