package money

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// interest returns the interest on a sum, rounded up.
func interest(o *agreement.Options, sum int) int { return (sum*o.Interest + 99) / 100 }

// ChargeInterest makes players pay a round's interest on loans. Interest that their cash cannot pay is added to the
// loan.
func ChargeInterest(b *calc.Builder) {
	o := board.OptionsOf(b.Table)
	if o.Loans != "round" || o.Interest == 0 {
		return
	}
	for seat := range b.Layout().Seats {
		loan := board.Loan(b.Table, seat)
		if loan == 0 || b.Out(seat) {
			continue
		}
		due := interest(o, loan)
		paid := min(due, b.Cash(seat))
		kind := "interest.round"
		terms := []calc.Term{calc.With("loan", loan), calc.With("percent", o.Interest), calc.With("amount", due)}
		if paid < due {
			kind += ".added"
			terms = append(terms, calc.With("paid", paid), calc.With("rest", due-paid),
				calc.With("after", min(loan+due-paid, agreement.MaxCash)))
		}
		b.Line(kind, "interest.round", seat, calc.None, terms...)
		b.Move(calc.AccountOf(seat), calc.Bank(), calc.Cash(), paid)
		b.Set(board.LoanMark(b.Layout(), seat), min(loan+due-paid, agreement.MaxCash))
	}
}

// affordable returns the largest part of a loan that the given cash can pay back together with interest.
func affordable(o *agreement.Options, cash int) int {
	if o.Loans != "repay" {
		return cash
	}
	return cash * 100 / (100 + o.Interest)
}
