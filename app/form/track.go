package form

import (
	"strings"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc"
)

// trackControl is a choice among a few short words in a row, a cell each, behind whom it is about.
type trackControl struct {
	plain
	of    sheet.Field
	set   func(int)
	about *text.Text
	cells []*input.Cell
	keys  *core.KeyGroup
	// typed is what was typed of a word so far.
	typed string
}

// How wide what stands before the cells is, at the normal size of text: a company's mark with its code and price, and a
// player with the cash.
const (
	companyHead float32 = 88
	playerHead  float32 = 150
)

// tracked reports whether a choice stands in a row.
func tracked(f sheet.Field) bool { return f.Row != nil && f.Input == sheet.Choices }

func newTrackControl(a *Asker, f sheet.Field, set func(int)) *trackControl {
	c := &trackControl{of: f, set: set, about: text.New("", core.Caption).SetColor(look.Soft).Whole()}
	var cells []fyne.CanvasObject
	for _, choice := range f.Choices {
		cell := input.NewCell(choice.Label, func(bool) { c.choose(choice.Value) })
		cell.OnRefused = a.Refuse
		if choice.Said != choice.Label {
			cell.SetSpoken(choice.Said)
		}
		c.cells, cells = append(c.cells, cell), append(cells, cell)
	}
	c.keys = core.NewKeyGroup(cells...).Mute()
	head, width := c.head(), playerHead
	if f.Company != nil {
		width = companyHead
	}
	c.content = frame.NewGroup(f.Full, frame.NewTrack(width, head, cells...))
	c.Show(f)
	return c
}

// head is whom the choice is about, with what one has to go by.
func (c *trackControl) head() fyne.CanvasObject {
	if c.of.Company != nil {
		return frame.Spread(mark.NewCompanyBadge(*c.of.Company, core.Strong), c.about)
	}
	name := text.New(c.of.Row.Name, core.Strong).Shrink()
	return frame.Spread(frame.Lead(mark.NewPawn(*c.of.Row.Pawn, look.Space5), name), c.about)
}

// choose chooses a value, or takes it back where nothing may stay chosen.
func (c *trackControl) choose(value int) {
	if value == c.of.Value && c.of.Optional {
		value = calc.None
	}
	c.set(value)
}

// first is the chosen cell, or the first that can be chosen.
func (c *trackControl) first() fyne.Focusable {
	if home := c.keys.Home(); home != nil {
		return home
	}
	return c.cells[0]
}

// Fits asks for the same words about the same company or player.
func (c *trackControl) Fits(f sheet.Field) bool {
	return tracked(f) && codeOf(f) == codeOf(c.of) && f.Row.Name == c.of.Row.Name && c.of.Alike(f, true)
}

// Show chooses the value, and greys what is impossible.
func (c *trackControl) Show(f sheet.Field) {
	c.of = f
	c.about.SetText(f.Row.About + f.Price)
	for i, choice := range f.Choices {
		c.cells[i].SetChosen(choice.Value == f.Value)
		c.cells[i].EnableUnless(choice.Reason)
	}
}

// focused reports whether the keyboard is on one of the cells.
func (c *trackControl) focused() bool {
	for _, cell := range c.cells {
		if on := core.CanvasOf(cell); on != nil && on.Focused() == fyne.Focusable(cell) {
			return true
		}
	}
	return false
}

// take takes a letter of a word, and chooses the word once it is one, or the only one that begins so. Another letter may
// make a longer word of it. It reports whether any word begins so.
func (c *trackControl) take(letter rune) bool {
	typed := asTyped(string(letter))
	begun := c.begun(c.typed + typed)
	if c.typed += typed; len(begun) == 0 {
		c.typed = typed
		begun = c.begun(typed)
	}
	for _, i := range begun {
		if cell := c.cells[i]; len(begun) == 1 || asTyped(c.of.Choices[i].Label) == c.typed {
			focusOn(cell, cell)
			if !cell.Chosen() {
				cell.Tapped(&fyne.PointEvent{})
			}
		}
	}
	return len(begun) > 0
}

// begun are the indexes of the words that begin with what is typed.
func (c *trackControl) begun(typed string) (all []int) {
	for i, choice := range c.of.Choices {
		if strings.HasPrefix(asTyped(choice.Label), typed) {
			all = append(all, i)
		}
	}
	return all
}

// asTyped is a word, or a letter of one, as a keyboard has it.
func asTyped(word string) string { return strings.ToLower(strings.ReplaceAll(word, "–", "-")) }
