package brokeryard

import "scripkeeper/calc"

// rulings correct shares and cash, which may become a debt. After the last round a ruling can cause or settle a draw.
type rulings struct{ calc.PlainRulings }

// afterLeave ends the game if one player is left, and decides a due toss again without the player who left, whose debts
// are forgiven.
func afterLeave(b *calc.Builder, _ int) {
	if !endAlone(b) && PhaseOf(b.Table) == PhaseToss {
		decide(b)
	}
}

// lapse passes over a refused round or choice of stop orders. In a lapsed round no card counts as played.
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

func (rulings) Ruled(b *calc.Builder, _ *calc.Ruling) {
	if phase := PhaseOf(b.Table); phase == PhaseToss || phase == PhaseEnd {
		decide(b)
	}
}
