package brokeryard

import "scripkeeper/calc"

// payShares pays an award per share if the company's raw price is above the scale, or charges a penalty if the raw
// price is below (rules D.3.9). If stopped is set, seats with stop orders have just sold their shares and are skipped.
func (u *update) payShares(company int, stopped bool) {
	c := &u.contests[company]
	if c.raw >= lowest && c.raw <= highest {
		return
	}
	for seat := range u.plays {
		shares := u.builder.Shares(seat, company)
		if u.rules.HoldingsBefore {
			shares = u.before.Shares(seat, company)
		}
		if shares == 0 || u.builder.Out(seat) || stopped && hasStops(u.before, seat) {
			continue
		}
		kind, each, bound, gain := "award", c.raw-highest, calc.With("max", highest), 1
		if c.raw < lowest {
			kind, each, bound, gain = "penalty", lowest-c.raw, calc.With("min", lowest), -1
		}
		u.builder.Line(kind, u.shareRule(kind), seat, company, calc.With("shares", shares), calc.With("raw", c.raw),
			bound, calc.With("each", each), calc.With("amount", each*shares))
		u.builder.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), gain*each*shares)
	}
}

func (u *update) shareRule(rule string) string {
	if u.rules.HoldingsBefore {
		return "house.holdings_before"
	}
	return rule
}

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

// dropPaupers makes bankrupt each seat that has no shares and less cash than the lowest price ("left in a zero").
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
