package stockholder

import "scripkeeper/calc"

// declareBankrupts puts out seats that lost shares to this card, have no shares left, and cannot pay for the cheapest
// share. This is the published rule; [passTurn] has the online rule.
func (p *play) declareBankrupts() {
	if p.rules.Bankruptcy == "online" {
		return
	}
	for _, seat := range p.lost {
		if p.builder.Out(seat) || !broke(p.builder.Table, seat) {
			continue
		}
		declareOut(p.builder, seat, "bankruptcy")
	}
}

func broke(t calc.Table, seat int) bool {
	return !t.HoldsShares(seat) && t.Cash(seat) < cheapest(t)
}

func cheapest(t calc.Table) int {
	low := t.Price(0)
	for company := range t.Layout().Companies {
		low = min(low, t.Price(company))
	}
	return low
}

func declareOut(b *calc.Builder, seat int, rule string) {
	b.Line("bankrupt", rule, seat, calc.None, calc.With("cash", b.Cash(seat)), calc.With("cheapest", cheapest(b.Table)))
	b.Set(b.Layout().OutMark(seat), 1)
}
