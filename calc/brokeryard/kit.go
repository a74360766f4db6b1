package brokeryard

import "scripkeeper/calc"

// rulings correct cash, which may become a debt, and shares. After the last round they can cause or settle a draw.
type rulings struct{ calc.PlainRulings }

// afterLeave ends the game or decides a due toss again. Debts of a player who leaves are forgiven.
func afterLeave(b *calc.Builder, _ int) {
	if !endAlone(b) && PhaseOf(b.Table) == PhaseToss {
		decide(b)
	}
}

// lapse passes a refused round or choice of stop orders. No card counts as played in it.
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
