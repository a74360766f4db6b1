package form

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// crowded is the smallest number of cells that fold once one is chosen.
const crowded = 13

// A Crowd folds many company cells once one of them is chosen. The chosen cell remains, with a cell that unfolds the
// others that can be chosen.
type Crowd struct {
	// More is the last cell, which unfolds the hidden ones.
	More  *input.Cell
	cells []fyne.CanvasObject
	keys  *core.KeyGroup
	// open reports whether the user has unfolded the cells; chosen is the cell that was chosen at that time.
	open   bool
	chosen int
}

type folding interface {
	Chosen() bool
	Disabled() bool
}

func NewCrowd(keys *core.KeyGroup, cells []fyne.CanvasObject) *Crowd {
	c := &Crowd{cells: cells, keys: keys}
	c.More = input.NewCell("", func(bool) {
		c.open = true
		c.More.SetChosen(false)
		c.Fold()
		if canvas := core.CanvasOf(c.More); canvas != nil {
			canvas.Focus(c.keys.Home())
		}
	})
	c.More.Hide()
	return c
}

func (c *Crowd) Objects() []fyne.CanvasObject {
	return append(c.cells[:len(c.cells):len(c.cells)], c.More)
}

// Fold shows or hides the cells after a choice or a change of what is possible.
func (c *Crowd) Fold() {
	if len(c.cells) < crowded {
		return
	}
	chosen, possible := -1, 0
	for i, cell := range c.cells {
		if cell.(folding).Chosen() {
			chosen = i
		}
		possible += calc.Bit(!cell.(folding).Disabled())
	}
	c.More.SetLabel(words.Format("sheet.companies.all", words.Names{"count": possible}))
	if chosen != c.chosen {
		c.open, c.chosen = false, chosen
	}
	folds := chosen >= 0 && !c.open
	if folds && !c.More.Visible() { // folding shortens the sheet, wherever it was scrolled to
		fyne.Do(func() { core.BringIntoSight(c.cells[chosen]) })
	}
	for i, cell := range c.cells {
		core.Show(cell, i == chosen || !folds && !cell.(folding).Disabled())
	}
	core.Show(c.More, folds && possible > 1)
}
