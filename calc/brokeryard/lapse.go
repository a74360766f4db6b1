package brokeryard

import "scripkeeper/calc"

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
