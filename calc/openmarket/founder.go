package openmarket

import "scripkeeper/calc"

// found gives the founder's shares, as far as there are enough, and tells how many.
func (e *Launch) found(b *calc.Builder, company, left int) int {
	shares := min(optionsOf(b.Table).Founder, left)
	if shares > 0 {
		b.Line("founder", "founder", e.Seat, company, calc.With("shares", shares))
		b.Move(calc.Market(), calc.AccountOf(e.Seat), calc.Share(company), shares)
	}
	return shares
}
