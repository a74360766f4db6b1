package brokeryard

import "scripkeeper/calc"

// dropDebtors declares bankrupt each seat still in debt: its shares are withdrawn, and its card has no effect.
func (u *update) dropDebtors() {
	for seat := range u.plays {
		if u.builder.Out(seat) || u.builder.Cash(seat) >= 0 {
			continue
		}
		u.builder.Line("bankrupt.debt", "bankruptcy", seat, calc.None, calc.With("debt", -u.builder.Cash(seat)))
		for company := range u.contests {
			u.builder.Move(calc.AccountOf(seat), calc.Market(), calc.Share(company), u.builder.Shares(seat, company))
		}
		u.builder.Set(u.layout.OutMark(seat), 1)
	}
}

// dropPaupers declares bankrupt each seat that has no shares and less cash than the lowest price ("left in a zero").
func (u *update) dropPaupers() {
	b := u.builder
	for seat := range u.plays {
		cash := b.Cash(seat)
		switch {
		case b.Out(seat):
		case cash < lowest && !b.HoldsShares(seat):
			b.Line("bankrupt.left", "left", seat, calc.None, calc.With("cash", cash), calc.With("min", lowest))
			b.Set(u.layout.OutMark(seat), 1)
		case cash < 0 && b.Round() < u.layout.Rounds:
			b.Line("debt", "bankruptcy", seat, calc.None, calc.With("debt", -cash))
		}
	}
}
