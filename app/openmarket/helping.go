package openmarket

import (
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// helping is the cell by which the president pays what a company's cash lacks. It is there as long as there is such a
// rest that the president can pay.
type helping struct{ cell *input.Cell }

// newHelping tells every tap.
func newHelping(tapped func()) helping {
	return helping{input.NewCell("", func(bool) { tapped() })}
}

// show says who pays how much for a company, and whether somebody said that it is so.
func (h helping) show(t calc.Table, company, rest int, said bool) {
	if core.Show(h.cell, rest > 0); rest > 0 {
		h.cell.SetLabel(words.Format("openmarket.sheet.help",
			words.Names{"seat": words.Seat(t.Layout(), board.President(t, company)), "amount": rest}))
	}
	h.cell.SetChosen(said)
}
