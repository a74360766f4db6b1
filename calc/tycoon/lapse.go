package tycoon

import "scripkeeper/calc"

// lapse lets a transaction or a year's end go by that is refused. A hand and a premium stand for no turn.
func lapse(b *calc.Builder, e calc.Entry) bool {
	switch e.(type) {
	case *YearEnd:
		return lapseYear(b)
	case *Buy, *Sell, *Pass, *Loan, *Debenture, *Rights, *Short, *OptionPurchase, *Dividend, *Buyback, *Settle:
	default:
		return false
	}
	seat := calc.SeatOf(e, b.Table)
	if AtYearEnd(b.Table) {
		// The year's end is missing when the one comes who begins the next year.
		next := beginner(b.Table, nextDealer(b.Table))
		if b.MaxMissedTurns() == 0 || seat != next || b.Round() >= optionsOf(b.Table).Years || !lapseYear(b) {
			return false
		}
	}
	return b.LapseTurn(seat, func(b *calc.Builder) {
		if !AtYearEnd(b.Table) {
			passTurn(b)
		}
	})
}

// lapseYear lets the rest of a year and its end go by: prices stay, and what was open is void.
func lapseYear(b *calc.Builder) bool {
	for missing := 0; !AtYearEnd(b.Table); missing++ {
		if missing == b.MaxMissedTurns() || b.Over() {
			return false
		}
		b.Lapsed(b.Turn())
		passTurn(b)
	}
	b.Lapsed(calc.None)
	y := newYear(b.Table, &YearEnd{})
	y.builder = b
	_ = y.eachLot(func(seat, round int, _ lot) *calc.Refusal { // nothing is refused here
		closeLot(b, seat, round)
		return nil
	})
	y.end()
	return true
}

// nextDealer is who deals in the year after this one.
func nextDealer(t calc.Table) int { return t.Clockwise((Dealer(t) + 1) % len(t.Layout().Seats))[0] }
