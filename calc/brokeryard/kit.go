package brokeryard

import "scripkeeper/calc"

// rulings put right cash, which may end below zero as a debt, and shares. After the last round a ruling can bring about
// a draw, or settle one.
type rulings struct{ calc.PlainRulings }

// left decides a toss anew when a player has left, whose debts are forgiven. If only one is left the game ends.
func left(b *calc.Builder, _ int) {
	if !endAlone(b) && PhaseOf(b.Table) == PhaseToss {
		decide(b)
	}
}

// lapse lets a round or the choice of stop orders go by that is refused. No card counts as played in it.
func lapse(b *calc.Builder, e calc.Entry) bool {
	phase := PhaseOf(b.Table)
	switch e.(type) {
	case *Round:
		if phase != PhaseRound && phase != PhaseStops {
			return false
		}
		b.Lapsed(calc.None)
		b.Set(phaseMark(b.Table), int(PhaseRound))
		endRound(b)
	case *Stops:
		if phase != PhaseStops {
			return false
		}
		b.Lapsed(calc.None)
		b.Set(phaseMark(b.Table), int(PhaseRound))
	default:
		return false
	}
	return true
}

// Ruled decides a game that waits for its end anew.
func (rulings) Ruled(b *calc.Builder, _ *calc.Ruling) {
	if phase := PhaseOf(b.Table); phase == PhaseToss || phase == PhaseEnd {
		decide(b)
	}
}
