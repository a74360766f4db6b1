package form

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// crowded is the number of cells from which on they fold away once one is chosen.
const crowded = 13

// A Crowd folds the cells of many companies away once one is chosen: that one stays, with a cell that shows the others
// again, those that are impossible left out. A few cells stay as they are.
type Crowd struct {
	// More shows the others. It stands behind the cells.
	More  *input.Cell
	cells []fyne.CanvasObject
	keys  *core.KeyGroup
	// open reports that somebody asked for the others, chosen is the cell that was chosen then.
	open   bool
	chosen int
}

// folding is a cell that can be folded away.
type folding interface {
	Chosen() bool
	Disabled() bool
}

// NewCrowd folds cells that are one stop for the keyboard.
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

// Objects are the cells and the one that shows the others.
func (c *Crowd) Objects() []fyne.CanvasObject {
	return append(c.cells[:len(c.cells):len(c.cells)], c.More)
}

// Fold shows the cells that are to be seen, after one was chosen or some have become impossible.
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
	if folds && !c.More.Visible() { // the sheet is as much shorter, wherever it was scrolled to
		fyne.Do(func() { core.BringIntoSight(c.cells[chosen]) })
	}
	for i, cell := range c.cells {
		core.Show(cell, i == chosen || !folds && !cell.(folding).Disabled())
	}
	core.Show(c.More, folds && possible > 1)
}
