package openmarket

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// payments is a row for each player: how much the bank pays, or is paid.
type payments struct {
	*batch
	// rows are nil for a player who is out.
	rows    []*number
	content fyne.CanvasObject
}

func newPayments(b *batch) *payments {
	e := &payments{batch: b, rows: make([]*number, len(b.numbers))}
	var all []fyne.CanvasObject
	t := b.task.Table
	for seat := range e.rows {
		if t.Out(seat) {
			e.numbers[seat] = 0
			continue
		}
		e.rows[seat] = newNumber(e.numbers[seat], 0, func(amount int) { e.say(seat, amount) })
		e.rows[seat].show(e.numbers[seat], !e.said(seat))
		name := words.Seat(t.Layout(), seat)
		cash := words.Format("sheet.cash", words.Names{"cash": words.Number(t.Cash(seat))})
		about := frame.Lead(mark.NewPawn(b.task.Pawn(seat), look.Space5), frame.Stack(0,
			text.New(name, core.Strong).Shrink(), text.New(cash, core.Caption).SetColor(look.Soft)))
		all = append(all, newRow(name, about, e.rows[seat].mark.Content))
	}
	e.content = rows(all...)
	return e
}

// say takes an amount for a player.
func (e *payments) say(seat, amount int) {
	e.numbers[seat] = amount
	e.write()
	e.rows[seat].mark.Mark(e.said(seat) && e.refusal(seat, amount) != nil)
	e.task.Changed()
}

// Object is the sheet.
func (e *payments) Object() fyne.CanvasObject { return e.content }

// Focus puts the keyboard on the first amount.
func (e *payments) Focus(canvas fyne.Canvas) {
	for _, r := range e.rows {
		if r != nil && !fyne.CurrentDevice().IsMobile() {
			canvas.Focus(r.field)
			return
		}
	}
}

// Typed takes no letters.
func (e *payments) Typed(rune) bool { return false }

// RecordLabel says how many payments are recorded, where it is more than one.
func (e *payments) RecordLabel() string { return e.label("openmarket.sheet.payments") }

// Refused asks for an amount, as long as none was said.
func (e *payments) Refused(*calc.Refusal) (string, bool) {
	if len(e.all()) > 0 {
		return "", false
	}
	return words.Text("openmarket.sheet.ask.amount"), true
}
