package form

import (
	"slices"
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

// trackControl chooses one of a few short labels, such as "+4", shown in the row of a company or player.
type trackControl struct {
	plain
	of    sheet.Field
	set   func(int)
	about *text.Text
	cells []*input.Cell
	keys  *core.KeyGroup
	typed string
}

// Widths at the normal text size of what precedes the cells: a badge and a price, or a player's name and cash.
const (
	companyHead float32 = 88
	playerHead  float32 = 150
)

func isTrack(f sheet.Field) bool { return f.Row != nil && f.Input == sheet.Choices }

func newTrackControl(a *Asker, f sheet.Field, set func(int)) *trackControl {
	c := &trackControl{of: f, set: set, about: text.New("", core.Caption).SetColor(look.Soft).Whole()}
	var cells []fyne.CanvasObject
	for _, choice := range f.Choices {
		cell := a.refusing(input.NewCell(choice.Label, func(bool) { c.choose(choice.Value) }))
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

func (c *trackControl) head() fyne.CanvasObject {
	if c.of.Company != nil {
		return frame.Spread(mark.NewCompanyBadge(*c.of.Company, core.Strong), c.about)
	}
	name := text.New(c.of.Row.Name, core.Strong).Shrink()
	return frame.Spread(frame.Lead(mark.NewPawn(*c.of.Row.Pawn, look.Space5), name), c.about)
}

func (c *trackControl) choose(value int) {
	if value == c.of.Value && c.of.Optional {
		value = calc.None
	}
	c.set(value)
}

func (c *trackControl) first() fyne.Focusable { return c.keys.HomeOr(c.cells[0]) }

func (c *trackControl) Fits(f sheet.Field) bool {
	return isTrack(f) && codeOf(f) == codeOf(c.of) && f.Row.Name == c.of.Row.Name && c.of.Alike(f, true)
}

func (c *trackControl) Show(f sheet.Field) {
	c.of = f
	c.about.SetText(f.Row.About + f.Price)
	for i, choice := range f.Choices {
		c.cells[i].SetChosen(choice.Value == f.Value)
		c.cells[i].EnableUnless(choice.Reason)
	}
}

func (c *trackControl) focused() bool {
	return slices.ContainsFunc(c.cells, func(cell *input.Cell) bool { return cell.Focused() })
}

// take appends a letter to the typed letters. It picks the choice that has these letters as its label, or else the only
// choice whose label begins with them. It returns false if there is no such choice.
func (c *trackControl) take(letter rune) bool {
	typed := typable(string(letter))
	begun := c.matches(c.typed + typed)
	if c.typed += typed; len(begun) == 0 {
		c.typed = typed
		begun = c.matches(typed)
	}
	for _, i := range begun {
		if cell := c.cells[i]; len(begun) == 1 || typable(c.of.Choices[i].Label) == c.typed {
			focusOn(cell, cell)
			if !cell.Chosen() {
				cell.Tapped(&fyne.PointEvent{})
			}
		}
	}
	return len(begun) > 0
}

func (c *trackControl) matches(typed string) []int {
	return calc.IndexesWhere(len(c.of.Choices), func(i int) bool {
		return strings.HasPrefix(typable(c.of.Choices[i].Label), typed)
	})
}

func typable(word string) string { return strings.ToLower(strings.ReplaceAll(word, "–", "-")) }
