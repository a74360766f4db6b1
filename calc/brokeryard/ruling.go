package brokeryard

import "scripkeeper/calc"

// rulings put right cash, which may end below zero as a debt, and shares. After the last round a ruling can bring about
// a draw, or settle one.
type rulings struct{ calc.PlainRulings }

// Ruled decides a game that waits for its end anew.
func (rulings) Ruled(b *calc.Builder, _ *calc.Ruling) {
	if phase := PhaseOf(b.Table); phase == PhaseToss || phase == PhaseEnd {
		decide(b)
	}
}
