package tycoon

import "scripkeeper/calc"

// bankrupt takes a seat out of the game. Its cash and its shares go to the bank, its lots are void.
func bankrupt(b *calc.Builder, seat int) {
	b.Line("bankrupt", "bankruptcy", seat, calc.None, calc.With("debt", Debt(b.Table, seat)),
		calc.With("cash", b.Cash(seat)), calc.With("value", stockValue(b.Table, seat)))
	b.Strip(seat)
	clearSeat(b, seat)
	b.Set(b.Layout().OutMark(seat), 1)
}

// clearSeat voids under the last line what a seat that has nothing more still had open: lots, debts and cards.
func clearSeat(b *calc.Builder, seat int) {
	for round := 1; round <= optionsOf(b.Table).Transactions; round++ {
		setLot(b, seat, round, lot{})
	}
	b.Set(seatMark(b.Table, debtMark, seat), 0)
	b.Set(seatMark(b.Table, keptMark, seat), 0)
	forgetHand(b, seat, 0, noCards)
}
