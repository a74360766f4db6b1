package private

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// cells are the private companies that are open, a cell each with its income, its face value and whose it is.
type cells struct {
	// cells are by private, nil for one that is closed.
	cells   []*input.Cell
	codes   []string
	objects []fyne.CanvasObject
	content fyne.CanvasObject
}

// cellWidth is how wide the cell of a private is at least, at the normal size of text.
const cellWidth float32 = 11

// newCells tells the code of the private that was chosen; first are cells that stand before them.
func newCells(task form.Task, choose func(code string), first ...fyne.CanvasObject) *cells {
	t := task.Table
	c := &cells{cells: make([]*input.Cell, len(t.Layout().Privates)), objects: first}
	for i, p := range t.Layout().Privates {
		c.codes = append(c.codes, p.Code)
		owner, open := p.OwnedBy(t)
		if !open {
			continue
		}
		n := words.Names{"private": p.Name, "face": p.Face, "income": p.Brings(t),
			"owner": words.Account(t.Layout(), owner)}
		if owner.Kind == calc.TreasuryAccount {
			n["owner"] = t.Layout().Companies[owner.Index].Code
		}
		detail := "openmarket.sheet.private.owned"
		if owner == calc.Bank() {
			detail = "openmarket.sheet.private.unsold"
		}
		cell := input.NewCell(words.Format("openmarket.sheet.private.pays", n), func(bool) { choose(p.Code) })
		c.cells[i] = cell.SetDetail(words.Format(detail, n))
		c.objects = append(c.objects, cell)
	}
	core.NewKeyGroup(c.objects...).Mute()
	c.content = frame.NewColumns(cellWidth*theme.Size(look.BodySize), look.Space1, c.objects...)
	return c
}

// show shows which is chosen, or foreseen.
func (c *cells) show(code string, likely int) {
	for i, cell := range c.cells {
		if cell != nil {
			cell.SetChosen(c.codes[i] == code)
			cell.SetForeseen(code == "" && i == likely)
		}
	}
}

// focus puts the keyboard on the first that can be chosen.
func (c *cells) focus(canvas fyne.Canvas) {
	for _, o := range c.objects {
		if cell, is := o.(*input.Cell); is {
			if home := cell.KeyGroup().Home(); home != nil {
				canvas.Focus(home)
			}
			return
		}
	}
}
