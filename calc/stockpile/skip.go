package stockpile

import "scripkeeper/calc"

// cannotSkip refuses to skip the setup, the bids and what is held at the end. All else can be: a pile without its
// contents, an action card that is not played, forecasts that nobody knows.
func cannotSkip(t calc.Table, seat int) *calc.Refusal {
	if p := phaseOf(t); p == phaseSetup || p == phaseBidding || p == phaseReveal {
		return calc.Refuse("skip."+p.name(), "").Under("order").Seated(seat)
	}
	return nil
}

// skip passes the turn on.
func skip(b *calc.Builder, seat int) {
	switch phaseOf(b.Table) {
	case phaseAction:
		kind, rule := "skip.cramer", "cramer"
		if mustAct(b.Table, seat) {
			kind, rule = "skip.action", "ruling"
		}
		b.Line(kind, rule, seat, calc.None)
		b.Set(seatMark(b.Table, seat, boomMark), 0)
		b.Set(seatMark(b.Table, seat, bustMark), 0)
		pass(b)
	case phaseMovement:
		b.Line("skip.movement", "ruling", calc.None, calc.None)
		for company := range Companies {
			b.Set(own(b.Table, movedMark+company), 1)
		}
		afterMoves(b)
	case phaseDeclaring:
		b.Line("skip.deborah", "deborah", seat, calc.None)
		endRound(b)
	case phaseSelling:
		b.Line("skip.selling", "sell", seat, calc.None)
		pass(b)
	default:
		b.Line("skip.take", "ruling", seat, calc.None)
		pass(b)
	}
}
