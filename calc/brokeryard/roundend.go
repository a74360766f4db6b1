package brokeryard

import "scripkeeper/calc"

// endRound goes on to the next round. The game ends after the last, or at once when only one player is left, who
// wins (rules D.6).
func endRound(d *calc.Builder) {
	switch rounds := d.Layout().Rounds; {
	case endAlone(d):
	case d.Round() >= rounds:
		decide(d)
	default:
		d.Line("round", "order", calc.None, calc.None,
			calc.Term{Role: "round", Value: d.Round() + 1}, calc.Term{Role: "rounds", Value: rounds})
		d.Set(calc.RoundMark, d.Round()+1)
	}
}

// endAlone ends the game when no more than one player is left, and tells whether it did.
func endAlone(d *calc.Builder) bool {
	switch d.Playing() {
	case 0:
		d.Line("over.none", "end", calc.None, calc.None)
	case 1:
		d.Line("over.alone", "end", d.FirstPlaying(), calc.None)
	default:
		return false
	}
	d.Set(calc.OverMark, 1)
	d.Set(phaseMark(d.Table), int(PhaseRound))
	return true
}

// leaders are the seats in the game with the highest capital, at least one while somebody is in the game.
func leaders(t calc.Table) []int {
	var best []int
	limit := 0
	for seat := range t.Layout().Seats {
		if t.Out(seat) {
			continue
		}
		switch worth, _ := calc.Worth(t, seat); {
		case len(best) == 0 || worth > limit:
			best, limit = append(best[:0], seat), worth
		case worth == limit:
			best = append(best, seat)
		}
	}
	return best
}

// decide ends the game after its last round: the highest capital wins. Where several have it, they share the victory
// or a toss is due (rules D.3.12), unless one of them has won it already.
func decide(d *calc.Builder) {
	first := leaders(d.Table)
	rounds := calc.Term{Role: "rounds", Value: d.Layout().Rounds}
	worth, _ := calc.Worth(d.Table, first[0])
	due := len(first) > 1 && !optionsOf(d.Table).SharedVictory
	for _, seat := range first {
		due = due && d.Mark(tossMark(d.Table, seat)) == 0
	}
	if due {
		d.Line("toss.due", "toss", calc.None, calc.None, rounds,
			calc.Term{Role: "count", Value: len(first)}, calc.Term{Role: "amount", Value: worth})
		d.Set(calc.OverMark, 0)
		d.Set(phaseMark(d.Table), int(PhaseToss))
		return
	}
	if len(first) > 1 && optionsOf(d.Table).SharedVictory {
		d.Line("over.shared", "house.shared_victory", calc.None, calc.None, rounds,
			calc.Term{Role: "count", Value: len(first)}, calc.Term{Role: "amount", Value: worth})
	} else {
		d.Line("over.rounds", "end", calc.None, calc.None, rounds)
	}
	d.Set(calc.OverMark, 1)
	d.Set(phaseMark(d.Table), int(PhaseEnd))
}
