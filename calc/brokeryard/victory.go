package brokeryard

import (
	"cmp"
	"math"

	"scripkeeper/calc"
)

func leaders(t calc.Table) []int {
	_, best := calc.Best(t.Clockwise(0), math.MinInt, func(seat int) int {
		worth, _ := calc.Worth(t, seat)
		return worth
	})
	return best
}

// decide ends the game after the last round: the highest capital wins. A tie is a shared victory or is decided by a
// toss, as [Options.SharedVictory] says (rules D.3.12).
func decide(b *calc.Builder) {
	first := leaders(b.Table)
	rounds := calc.With("rounds", b.Layout().Rounds)
	worth, _ := calc.Worth(b.Table, first[0])
	due := len(first) > 1 && !optionsOf(b.Table).SharedVictory
	for _, seat := range first {
		due = due && b.Mark(tossMark(b.Table, seat)) == 0
	}
	if due {
		b.Line("toss.due", "toss", calc.None, calc.None, rounds,
			calc.With("count", len(first)), calc.With("amount", worth))
		b.Set(calc.OverMark, 0)
		b.Set(phaseMark(b.Table), int(PhaseToss))
		return
	}
	if len(first) > 1 && optionsOf(b.Table).SharedVictory {
		b.Line("over.shared", "house.shared_victory", calc.None, calc.None, rounds,
			calc.With("count", len(first)), calc.With("amount", worth))
	} else {
		b.Line("over.rounds", "end", calc.None, calc.None, rounds)
	}
	b.Set(calc.OverMark, 1)
	b.Set(phaseMark(b.Table), int(PhaseEnd))
}

// Standing ranks the seats by capital (chapter Game summarising). Seats with equal capital share a rank, but the winner
// of a toss comes first. Seats out of the game share the last rank.
func (Rulebook) Standing(t calc.Table) calc.Standing {
	return calc.Rank(t, func(a, b calc.Place) int {
		return cmp.Or(calc.ByWorth(a, b), cmp.Compare(t.Mark(tossMark(t, b.Seat)), t.Mark(tossMark(t, a.Seat))))
	}, t.WorthPlace)
}

// endRound begins the next round. After the last round, or with one player left, it ends the game (rules D.6).
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
