package shoulders

import (
	"slices"

	"cmp"

	"scripkeeper/calc"
)

// Standing ranks the seats by cash, with the prizes of public goals in it, and shares at their values. Of equals the one
// with more goals stands before; then they share the place. Who has left stands last.
func (Rulebook) Standing(t calc.Table) calc.Standing {
	places := make([]calc.Place, 0, len(t.Layout().Seats))
	for seat := range t.Layout().Seats {
		worth, parts := calc.Worth(t, seat)
		places = append(places, calc.Place{Seat: seat, Worth: worth, Parts: parts, Out: t.Out(seat)})
	}
	compare := func(a, b calc.Place) int {
		if a.Out || b.Out {
			return cmp.Compare(bit(a.Out), bit(b.Out))
		}
		won := func(p calc.Place) int { return t.Mark(seatMark(t, p.Seat, seatGoals)) }
		return cmp.Or(cmp.Compare(b.Worth, a.Worth), cmp.Compare(won(b), won(a)))
	}
	slices.SortStableFunc(places, compare)
	for i := range places {
		places[i].Rank = i + 1
		if i > 0 && compare(places[i-1], places[i]) == 0 {
			places[i].Rank = places[i-1].Rank
		}
	}
	return calc.Standing{Places: places, Final: t.Over()}
}
