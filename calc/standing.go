package calc

import (
	"cmp"
	"slices"
)

// A Standing lists the places of all seats, the best first.
type Standing struct {
	Places []Place
	Final  bool // whether the game is over
}

// A Place is one seat's place in a standing.
type Place struct {
	Seat int
	// Rank is 1 for the best place. Seats that share a place have the same rank.
	Rank  int
	Worth int // the sum of Parts and Extras
	// Parts make up the net worth: cash first, then one part for each company, counted in shares, not certificates.
	Parts []Part
	// Extras are further amounts in the net worth, by role ("majority"). Debts are negative.
	Extras []Term
	// Out reports whether the seat is out of the game. Such seats rank last.
	Out bool
}

// A Part is one of the amounts that add up to a net worth.
type Part struct {
	Commodity Commodity
	// Count is the number of shares, and Price the price of one share. For cash, Count is the money and Price is 1.
	Count, Price int
	Amount       int // Count × Price
}

// Worth returns a seat's net worth at the present prices, and the parts of it: cash, then the shares in each company.
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

// Rank ranks the seats by compare, which returns 0 for seats that share a place; nil means [ByWorth]. All seats that
// are out share the last place, which is never the first.
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

// ByWorth orders the richer place first.
func ByWorth(a, b Place) int { return cmp.Compare(b.Worth, a.Worth) }

// WorthPlace returns a seat's place according to its net worth at the present prices. The rank is not yet set.
func (t Table) WorthPlace(seat int) Place {
	worth, parts := Worth(t, seat)
	return Place{Seat: seat, Worth: worth, Parts: parts}
}

// LessDebt returns the place with a debt subtracted, as a negative extra with the role. An amount of 0 changes nothing.
func (p Place) LessDebt(role string, amount int) Place {
	if amount != 0 {
		p.Worth -= amount
		p.Extras = append(p.Extras, With(role, -amount))
	}
	return p
}

// An Unveiler is a rulebook that can veil holdings. Before the end, its standing counts only what all players know.
type Unveiler interface {
	// Unveiled ranks the seats by all their holdings, as far as these have been entered.
	Unveiled(t Table) Standing
	// KnownPlace returns a seat's place as its own player can work it out: all the seat's holdings count, those of
	// other seats do not.
	KnownPlace(t Table, seat int) Place
}

func Unveiled(rules Rulebook, t Table) Standing {
	if veils, has := rules.(Unveiler); has {
		return veils.Unveiled(t)
	}
	return rules.Standing(t)
}

func KnownPlace(rules Rulebook, t Table, seat int) Place {
	if veils, has := rules.(Unveiler); has {
		return veils.KnownPlace(t, seat)
	}
	p := t.WorthPlace(seat)
	p.Out = t.Out(seat)
	return p
}
