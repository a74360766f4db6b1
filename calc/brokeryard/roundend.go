package brokeryard

import "scripkeeper/calc"

// endRound begins the next round, or ends the game after the last one or with one player left (rules D.6).
func endRound(b *calc.Builder) {
	switch rounds := b.Layout().Rounds; {
	case endAlone(b):
	case b.Round() >= rounds:
		decide(b)
	default:
		b.Line("round", "order", calc.None, calc.None, calc.With("round", b.Round()+1), calc.With("rounds", rounds))
		b.Set(calc.RoundMark, b.Round()+1)
	}
}

func endAlone(b *calc.Builder) bool {
	switch b.Playing() {
	case 0:
		b.Line("over.none", "end", calc.None, calc.None)
	case 1:
		b.Line("over.alone", "end", b.FirstPlaying(), calc.None)
	default:
		return false
	}
	b.Set(calc.OverMark, 1)
	b.Set(phaseMark(b.Table), int(PhaseRound))
	return true
}
