package brokeryard

import (
	"slices"

	"cmp"

	"scripkeeper/calc"
)

// Standing ranks the seats by capital: cash, which may be below zero, and every share at its price (chapter Game
// summarising). Equal capital shares the place, but who won the toss stands before the others. Who is out is not
// ranked: those seats share the last place, which is never the first.
func (Rulebook) Standing(t calc.Table) calc.Standing {
	places := make([]calc.Place, 0, len(t.Layout().Seats))
	for seat := range t.Layout().Seats {
		worth, parts := calc.Worth(t, seat)
		places = append(places, calc.Place{Seat: seat, Worth: worth, Parts: parts, Out: t.Out(seat)})
	}
	slices.SortStableFunc(places, func(a, b calc.Place) int { return compare(t, a, b) })
	for i := range places {
		places[i].Rank = i + 1
		switch {
		case i > 0 && compare(t, places[i-1], places[i]) == 0:
			places[i].Rank = places[i-1].Rank
		case i == 0 && places[i].Out:
			places[i].Rank = 2
		}
	}
	return calc.Standing{Places: places, Final: t.Over()}
}

// compare tells which of two places comes first, 0 when they are level.
func compare(t calc.Table, a, b calc.Place) int {
	if a.Out || b.Out {
		return cmp.Compare(boolRank(a.Out), boolRank(b.Out))
	}
	return cmp.Or(
		cmp.Compare(b.Worth, a.Worth), cmp.Compare(t.Mark(tossMark(t, b.Seat)), t.Mark(tossMark(t, a.Seat))))
}

func boolRank(b bool) int {
	if b {
		return 1
	}
	return 0
}
