package stockholder

import (
	"slices"

	"cmp"

	"scripkeeper/calc"
)

// Standing ranks the seats by capital: cash and every share at its price (chapter Results summarizing). Equal
// capital shares the place, or with draw "order" the earlier in move order stands before. Who is out stands
// last.
func (Rulebook) Standing(t calc.Table) calc.Standing {
	places := make([]calc.Place, 0, len(t.Layout().Seats))
	for seat := range t.Layout().Seats {
		worth, parts := calc.Worth(t, seat)
		places = append(places, calc.Place{Seat: seat, Worth: worth, Parts: parts, Out: t.Out(seat)})
	}
	slices.SortStableFunc(places, func(a, b calc.Place) int {
		if a.Out != b.Out {
			return cmp.Compare(boolRank(a.Out), boolRank(b.Out))
		}
		return cmp.Compare(b.Worth, a.Worth)
	})
	for i := range places {
		places[i].Rank = i + 1
		if i > 0 && shared(t, places[i-1], places[i]) {
			places[i].Rank = places[i-1].Rank
		}
	}
	return calc.Standing{Places: places, Final: t.Over()}
}

// shared tells whether two seats that follow one another share a place.
func shared(t calc.Table, a, b calc.Place) bool {
	if a.Out || b.Out {
		return a.Out && b.Out
	}
	return a.Worth == b.Worth && optionsOf(t).Draw != "order"
}
