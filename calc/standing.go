package calc

import (
	"cmp"
	"slices"
)

// A Standing ranks the seats, the best first.
type Standing struct {
	Places []Place
	// Final reports whether the game is over.
	Final bool
}

// A Place is where one seat stands.
type Place struct {
	Seat int
	// Rank is 1 for the first. Seats that share a place have the same rank.
	Rank int
	// Worth is the sum of the parts and the extras.
	Worth int
	// Parts are what the worth is made of: cash first, then one part a company, in which certificates of several shares
	// count as these.
	Parts []Part
	// Extras are the summands that are neither cash nor shares, by their roles ("majority"), most games have none.
	// What is owed is below zero.
	Extras []Term
	// Out reports whether the seat is out of the game. Such seats stand last.
	Out bool
}

// A Part is one summand of a net worth.
type Part struct {
	// Commodity is cash or a company's shares.
	Commodity Commodity
	// Count is the number of shares, Price the price of one; for cash Count is the money and Price 1.
	Count, Price int
	// Amount is Count × Price.
	Amount int
}

// Worth returns what a seat is worth at the present prices, and the parts of it: cash, then the shares of each
// company.
func Worth(t Table, seat int) (int, []Part) {
	cash := t.Cash(seat)
	parts := make([]Part, 0, 1+len(t.Layout().Companies))
	parts = append(parts, Part{Commodity: Cash(), Count: cash, Price: 1, Amount: cash})
	sum := cash
	for company := range t.Layout().Companies {
		count, price := t.Shares(seat, company), t.Price(company)
		parts = append(parts, Part{Commodity: Share(company), Count: count, Price: price, Amount: count * price})
		sum += count * price
	}
	return sum, parts
}

// Rank ranks the seats by compare, which is 0 for seats that share a place; nil compares by worth alone, see
// [ByWorth]. Seats that are out share the last place, which is never the first.
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

// ByWorth compares two places: the richer seat comes first.
func ByWorth(a, b Place) int { return cmp.Compare(b.Worth, a.Worth) }

// WorthPlace returns the place of a seat by what it is worth at the present prices, without its rank.
func (t Table) WorthPlace(seat int) Place {
	worth, parts := Worth(t, seat)
	return Place{Seat: seat, Worth: worth, Parts: parts}
}

// Owing returns the place less what its seat owes, which stands among the extras under the role. Nothing changes
// where it owes nothing.
func (p Place) Owing(role string, amount int) Place {
	if amount != 0 {
		p.Worth -= amount
		p.Extras = append(p.Extras, With(role, -amount))
	}
	return p
}

// An Unveiler is a rulebook of a game in which holdings can be veiled: before the end its standing counts only what
// everybody knows.
type Unveiler interface {
	// Unveiled ranks the seats with all that they hold, as far as the table keeps it: for when the veils have fallen.
	Unveiled(t Table) Standing
	// KnownPlace is where a seat stands by what it knows itself: all that it holds counts, and nothing that others
	// hold.
	KnownPlace(t Table, seat int) Place
}

// Unveiled returns the standing of a table with everything that the seats hold, veiled or not.
func Unveiled(rules Rulebook, t Table) Standing {
	if veils, has := rules.(Unveiler); has {
		return veils.Unveiled(t)
	}
	return rules.Standing(t)
}

// KnownPlace returns the place of a seat by what the seat itself knows, without its rank.
func KnownPlace(rules Rulebook, t Table, seat int) Place {
	if veils, has := rules.(Unveiler); has {
		return veils.KnownPlace(t, seat)
	}
	p := t.WorthPlace(seat)
	p.Out = t.Out(seat)
	return p
}
