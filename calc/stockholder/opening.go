package stockholder

import "scripkeeper/calc"

func deal(b *calc.Builder) {
	l, o := b.Layout(), optionsOf(b.Table)
	b.Line("begin", "setup", calc.None, calc.None, calc.With("price", o.Start), calc.With("rounds", l.Rounds))
	b.Set(calc.TurnMark, 0)
	b.Set(calc.RoundMark, 1)
	for company := range l.Companies {
		b.Set(l.PriceMark(company), o.Start)
	}
	for seat := range l.Seats {
		b.Line("deal", "setup", seat, calc.None, calc.With("shares", o.StartShares), calc.With("amount", o.StartCash))
		b.Deal(seat, o.StartCash, o.StartShares)
	}
}
