package debts

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/hands"
)

// bankrupt puts a seat out of the game. Its cash and shares go to the bank, and its lots are void.
func bankrupt(b *calc.Builder, seat int) {
	b.Line("bankrupt", "bankruptcy", seat, calc.None, calc.With("debt", board.Debt(b.Table, seat)),
		calc.With("cash", b.Cash(seat)), calc.With("value", StockValue(b.Table, seat)))
	b.Strip(seat)
	ClearSeat(b, seat)
	b.Set(b.Layout().OutMark(seat), 1)
}

// ClearSeat clears the lots, debt and cards of a seat that is out. The marks belong to the last line.
func ClearSeat(b *calc.Builder, seat int) {
	for round := 1; round <= board.OptionsOf(b.Table).Transactions; round++ {
		board.SetLot(b, seat, round, board.Lot{})
	}
	b.Set(board.SeatMark(b.Table, board.DebtMark, seat), 0)
	b.Set(board.SeatMark(b.Table, board.KeptMark, seat), 0)
	hands.ForgetHand(b, seat, 0, hands.NoCards)
}
