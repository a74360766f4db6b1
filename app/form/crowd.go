package form

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// crowded is the smallest number of cells at which a [Crowd] hides cells.
const crowded = 13

// A Crowd hides the other company cells once the user has chosen one. A last cell shows the hidden cells again.
type Crowd struct {
	More  *input.Cell
	cells []fyne.CanvasObject
	keys  *core.KeyGroup
	// open reports whether the user has shown the hidden cells again. chosen is the index of the chosen cell, or -1.
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

// Fold shows or hides the cells. The caller must call Fold when the choice or the possible choices change.
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
	if folds && !c.More.Visible() { // hiding cells moves the chosen one out of sight if the page was scrolled
		fyne.Do(func() { core.BringIntoSight(c.cells[chosen]) })
	}
	for i, cell := range c.cells {
		core.Show(cell, i == chosen || !folds && !cell.(folding).Disabled())
	}
	core.Show(c.More, folds && possible > 1)
}
