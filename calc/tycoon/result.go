package tycoon

import (
	"slices"

	"cmp"

	"scripkeeper/calc"
)

// Standing ranks the seats by net worth: cash and every share at its price, less debts (chapter Winning Formula). With
// equal worth the one with more cash stands before; with equal cash too they share the place. Who is out stands last.
func (Rulebook) Standing(t calc.Table) calc.Standing {
	places := make([]calc.Place, 0, len(t.Layout().Seats))
	for seat := range t.Layout().Seats {
		worth, parts := calc.Worth(t, seat)
		place := calc.Place{Seat: seat, Worth: worth, Parts: parts, Out: t.Out(seat)}
		if debt := Debt(t, seat); debt > 0 {
			place.Worth -= debt
			place.Extras = []calc.Term{{Role: "debt", Value: -debt}}
		}
		places = append(places, place)
	}
	slices.SortStableFunc(places, func(a, b calc.Place) int {
		if a.Out != b.Out {
			if a.Out {
				return 1
			}
			return -1
		}
		return cmp.Or(cmp.Compare(b.Worth, a.Worth), cmp.Compare(b.Parts[0].Amount, a.Parts[0].Amount))
	})
	for i := range places {
		places[i].Rank = i + 1
		if i > 0 && shared(places[i-1], places[i]) {
			places[i].Rank = places[i-1].Rank
		}
	}
	return calc.Standing{Places: places, Final: t.Over()}
}

// shared tells whether two seats that follow one another share a place.
func shared(a, b calc.Place) bool {
	if a.Out || b.Out {
		return a.Out && b.Out
	}
	return a.Worth == b.Worth && a.Parts[0].Amount == b.Parts[0].Amount
}
