package brokeryard

import "scripkeeper/calc"

// deal gives everybody the opening shares. Where each player chooses stop orders for himself, that comes first.
func deal(b *calc.Builder) {
	l, o := b.Layout(), optionsOf(b.Table)
	b.Line("begin", "setup", calc.None, calc.None, calc.With("price", opening), calc.With("rounds", l.Rounds),
		calc.With("packs", o.dealt))
	b.Set(calc.RoundMark, 1)
	b.Set(phaseMark(b.Table), phaseBefore(b.Table))
	for company := range l.Companies {
		b.Set(l.PriceMark(company), opening)
	}
	for seat := range l.Seats {
		b.Line("deal", "setup", seat, calc.None, calc.With("shares", openingShares))
		b.Deal(seat, 0, openingShares)
	}
}
