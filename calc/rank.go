package calc

import (
	"cmp"
	"slices"
)

// Rank ranks the seats: who is out stands last, of the others first who comes first by compare, which is 0 where two
// share the place. Seats that are out share one place, which is never the first. A nil compare goes by worth alone, see
// [ByWorth].
func Rank(t Table, compare func(a, b Place) int, place func(seat int) Place) Standing {
	if compare == nil {
		compare = ByWorth
	}
	places := make([]Place, 0, len(t.Layout().Seats))
	for seat := range t.Layout().Seats {
		p := place(seat)
		p.Seat, p.Out = seat, t.Out(seat)
		places = append(places, p)
	}
	order := func(a, b Place) int {
		if a.Out || b.Out {
			return cmp.Compare(Bit(a.Out), Bit(b.Out))
		}
		return compare(a, b)
	}
	slices.SortStableFunc(places, order)
	for i := range places {
		places[i].Rank = i + 1
		switch {
		case i > 0 && order(places[i-1], places[i]) == 0:
			places[i].Rank = places[i-1].Rank
		case i == 0 && places[i].Out:
			places[i].Rank = 2
		}
	}
	return Standing{Places: places, Final: t.Over()}
}

// ByWorth puts the richer seat first.
func ByWorth(a, b Place) int { return cmp.Compare(b.Worth, a.Worth) }

// WorthPlace is the place of a seat by what it has at the present prices: cash and shares.
func (t Table) WorthPlace(seat int) Place {
	worth, parts := Worth(t, seat)
	return Place{Seat: seat, Worth: worth, Parts: parts}
}

// Owing takes from a place what its seat owes, under a role; nothing where it owes nothing.
func (p Place) Owing(role string, amount int) Place {
	if amount != 0 {
		p.Worth -= amount
		p.Extras = append(p.Extras, With(role, -amount))
	}
	return p
}
