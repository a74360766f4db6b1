package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/money"
)

// Batch is the sheet on which an entry is said together with others of its kind: what the bank pays each player, or is
// paid.
func (Rulebook) Batch(t calc.Table, e calc.Entry) (calc.Batch, bool) {
	switch e := e.(type) {
	case *money.Bonus:
		return payments(t, &money.Bonus{}, e.Seat, e.Amount, func(seat, amount int) calc.Entry {
			return &money.Bonus{Seat: seat, Amount: amount}
		}), true
	case *money.Fee:
		return payments(t, &money.Fee{}, e.Seat, e.Amount, func(seat, amount int) calc.Entry {
			return &money.Fee{Seat: seat, Amount: amount}
		}), true
	}
	return nil, false
}

// payments asks for an amount for each player who is not out, with one amount that is said.
func payments(t calc.Table, blank calc.Entry, seat, amount int, of func(seat, amount int) calc.Entry) *calc.Numbers {
	var lines []calc.NumberLine
	for seat := range t.Layout().Seats {
		lines = append(lines, calc.NumberLine{Name: calc.ItemName("amount", seat), Of: "amount", Seat: seat,
			Company: calc.None, Closed: t.Out(seat), Entry: func(amount int) calc.Entry { return of(seat, amount) }})
	}
	batch := calc.NewNumbers(blank, nil, lines...)
	batch.Say(calc.ItemName("amount", seat), amount)
	return batch
}
