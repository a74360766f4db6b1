package tycoon

import "scripkeeper/calc"

// rulings put right cash and shares of who is in the game; no more shares than the bank has. They move offices too.
type rulings struct{ calc.PlainRulings }

// left sets the cards of who leaves aside and passes the turn on if it was his. The others play on; if only one is left
// the game ends.
func left(b *calc.Builder, seat int) {
	clearSeat(b, seat)
	updateRoles(b)
	switch {
	case b.EndAlone():
	case AtYearEnd(b.Table):
		b.Set(calc.TurnMark, conductor(b.Table))
	case b.Turn() == seat:
		passTurn(b)
	}
}

// kit is what the game adds to rulings and to players who leave.
func kit() calc.Kit {
	return calc.Kit{OutRule: "bankruptcy", Rulings: rulings{}, Left: left, Lapse: lapse}
}

// Subject is the cash or the shares. Refusals: ruling.what, leave.out.
func (r rulings) Subject(t calc.Table, e *calc.Ruling) (calc.Subject, *calc.Refusal) {
	if t.Out(e.Seat) {
		return calc.Subject{}, calc.Refuse("leave.out", "seat").Seated(e.Seat)
	}
	s, refusal := r.PlainRulings.Subject(t, e)
	s.Min, s.Max = -s.Has, maxCash
	if !s.Commodity.IsCash() {
		s.Max = BankLeft(t, s.Commodity.Company)
	}
	return s, refusal
}

// Ruled gives the offices anew.
func (rulings) Ruled(b *calc.Builder, _ *calc.Ruling) { updateRoles(b) }
