package stockpile

import "scripkeeper/calc"

// payLast pays what fees are owed still. What the money does not cover takes all of it, or is forgiven (rules A.4.4).
func payLast(b *calc.Builder, seat int) {
	payOwed(b, seat)
	fees := owed(b.Table, seat)
	if len(fees) == 0 {
		return
	}
	left, cash := debt(fees), b.Cash(seat)
	if optionsOf(b.Table).Forgiven {
		b.Line("fees.forgiven", "house.unpaid_fees_forgiven", seat, calc.None, calc.With("owed", left))
	} else {
		b.Line("fees.unpaid", "unpaid", seat, calc.None, calc.With("owed", left),
			calc.With("cash", cash), calc.With("rest", max(0, cash-left)))
		b.Move(calc.AccountOf(seat), calc.Bank(), calc.Cash(), min(cash, left))
	}
	setOwed(b, seat, nil)
}
