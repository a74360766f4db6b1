package brokeryard

import "scripkeeper/calc"

// missedField asks whether a seat missed the round; who did has played no card.
func (e *Round) missedField(t calc.Table, seat int) *calc.Field {
	return calc.FlagFunc(calc.ItemName("missed", seat), func() bool { return e.playOf(seat).Missed }, func(missed bool) {
		p := e.play(t, seat)
		if p.Missed = missed; missed {
			p.Card, p.Free = "", Free{}
		}
	}).ForSeat(seat)
}
