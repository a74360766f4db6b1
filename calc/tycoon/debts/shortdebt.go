package debts

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/board"
)

// Pay pays as much of a seat's debt as its cash allows.
func Pay(b *calc.Builder, seat int) {
	debt := board.Debt(b.Table, seat)
	paid := min(debt, b.Cash(seat))
	if paid == 0 {
		return
	}
	b.Line("debt.paid", "short.debt", seat, calc.None, calc.With("debt", debt),
		calc.With("amount", paid), calc.With("rest", debt-paid))
	b.Move(calc.AccountOf(seat), calc.Bank(), calc.Cash(), paid)
	b.Set(board.SeatMark(b.Table, board.DebtMark, seat), debt-paid)
}

func StockValue(t calc.Table, seat int) int {
	worth, _ := calc.Worth(t, seat)
	return worth - t.Cash(seat)
}
