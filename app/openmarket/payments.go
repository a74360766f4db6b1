package openmarket

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/openmarket/row"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// payments is a row for each player: how much the bank pays, or is paid.
type payments struct {
	*batch
	// rows are nil for a player who is out.
	rows []*row.Number
}

func newPayments(b *batch) *payments {
	e := &payments{batch: b, rows: make([]*row.Number, len(b.numbers))}
	e.several, e.ask = "openmarket.sheet.payments", "openmarket.sheet.ask.amount"
	var all []fyne.CanvasObject
	t := b.task.Table
	for seat := range e.rows {
		if t.Out(seat) {
			e.numbers[seat] = 0
			continue
		}
		e.rows[seat] = row.NewNumber(e.numbers[seat], 0, func(amount int) { e.say(seat, amount) })
		e.rows[seat].Show(e.numbers[seat], !e.said(seat))
		if e.start == nil {
			e.start = e.rows[seat].Field
		}
		cash := words.Format("sheet.cash", words.Names{"cash": t.Cash(seat)})
		all = append(all, newSeatRow(b.task, seat, text.New(cash, core.Caption).SetColor(look.Soft),
			e.rows[seat].Mark.Content))
	}
	e.content = row.Columns(all...)
	return e
}

// say takes an amount for a player.
func (e *payments) say(seat, amount int) {
	e.numbers[seat] = amount
	e.write()
	e.rows[seat].Mark.Mark(e.said(seat) && e.refusal(seat, amount) != nil)
	e.task.Changed()
}
