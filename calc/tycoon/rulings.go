package tycoon

import "scripkeeper/calc"

// kit is what the game adds to rulings and to players who leave.
func kit() calc.Kit {
	return calc.Kit{OutRule: "bankruptcy", Rulings: rulings{}, Left: left, Lapse: lapse}
}

// rulings put right cash and shares of who is in the game; no more shares than the bank has. They move offices too.
type rulings struct{ calc.PlainRulings }

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
