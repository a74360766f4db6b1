package yearend

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/board"
)

// eachLot visits the year's lots in turn order, and each seat's lots by transaction round. It stops at a refusal.
func (y *year) eachLot(visit func(seat, round int, l board.Lot) *calc.Refusal) *calc.Refusal {
	for _, seat := range y.order {
		for round := 1; round <= y.rules.Transactions; round++ {
			if l := board.LotOf(y.builder.Table, seat, round); l.Class != calc.Regular {
				if refusal := visit(seat, round, l); refusal != nil {
					return refusal
				}
			}
		}
	}
	return nil
}

// settleShorts pays gains from shorts, and collects losses up to the seat's cash (rules C.3.18 to 20).
func (y settling) settleShorts() *calc.Refusal {
	b := y.builder
	return y.eachLot(func(seat, round int, l board.Lot) *calc.Refusal {
		if l.Class != board.ShortLot {
			return nil
		}
		price := b.Price(l.Company)
		gain := l.Shares * (l.Price - price)
		terms := []calc.Term{calc.With("shares", l.Shares), calc.With("old", l.Price), calc.With("new", price),
			calc.With("amount", max(gain, -gain))}
		switch {
		case gain > 0:
			b.Line("short.gain", "short", seat, l.Company, terms...)
			b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), gain)
		case gain == 0:
			b.Line("short.even", "short", seat, l.Company, terms...)
		case -gain <= b.Cash(seat):
			b.Line("short.loss", "short", seat, l.Company, terms...)
			b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), gain)
		default:
			paid := b.Cash(seat)
			b.Line("short.unpaid", "short.debt", seat, l.Company,
				append(terms, calc.With("paid", paid), calc.With("rest", -gain-paid))...)
			b.Move(calc.AccountOf(seat), calc.Bank(), calc.Cash(), paid)
			b.Set(board.SeatMark(b.Table, board.DebtMark, seat), board.Debt(b.Table, seat)-gain-paid)
		}
		board.CloseLot(b, seat, round)
		return nil
	})
}
