package shoulders

import "scripkeeper/calc"

// nextFounder gives the turn to the next player who starts a company in the first decade, from the last seat to the
// first. When everybody has, the stock phase begins.
func nextFounder(b *calc.Builder) {
	for seat := len(b.Layout().Seats) - 1; seat >= 0; seat-- {
		if b.Mark(seatMark(b.Table, seat, seatFounded)) == 0 && !b.Out(seat) {
			b.Set(calc.TurnMark, seat)
			return
		}
	}
	beginStock(b, b.Round())
}

// founderRefusal says why a seat is not the one to start its first company.
func founderRefusal(t calc.Table, seat int) *calc.Refusal {
	refusal := t.PlayerRefusal("seat", seat)
	if refusal == nil && t.Mark(seatMark(t, seat, seatFounded)) == 1 {
		refusal = calc.Refuse("start.founded", "seat").Under("start").Seated(seat).With("seat", t.Turn())
	}
	return refusal
}
