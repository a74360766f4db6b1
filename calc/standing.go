package calc

import (
	"cmp"
	"slices"
)

// A Standing lists the places of all seats, best first.
type Standing struct {
	Places []Place
	Final  bool // the game is over
}

type Place struct {
	Seat int
	// Rank is 1 for the best place. Seats that share a place have equal ranks.
	Rank  int
	Worth int // sum of Parts and Extras
	// Parts is the cash, then the shares in each company. Shares are counted, not certificates.
	Parts []Part
	// Extras lists other amounts of the net worth, by role ("majority"). A debt is negative.
	Extras []Term
	// Out means that the seat is out of the game and ranks last.
	Out bool
}

// A Part is an amount of a net worth.
type Part struct {
	Commodity Commodity
	// Count is the number of shares, and Price the price of a share. For cash, Count is the money and Price is 1.
	Count, Price int
	Amount       int // Count × Price
}

// Worth returns a seat's net worth at current prices and the parts: cash, then the shares in each company.
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

// Rank ranks seats by compare (nil for [ByWorth]); 0 means equal ranks. All seats out of the game share the last rank.
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

// ByWorth puts the place with the higher net worth first.
func ByWorth(a, b Place) int { return cmp.Compare(b.Worth, a.Worth) }

// WorthPlace returns a seat's place with its net worth at current prices, without a rank.
func (t Table) WorthPlace(seat int) Place {
	worth, parts := Worth(t, seat)
	return Place{Seat: seat, Worth: worth, Parts: parts}
}

// LessDebt subtracts a debt from a place's net worth. A debt other than 0 becomes a negative extra with the given role.
func (p Place) LessDebt(role string, amount int) Place {
	if amount != 0 {
		p.Worth -= amount
		p.Extras = append(p.Extras, With(role, -amount))
	}
	return p
}

// An Unveiler is a rulebook with veiled holdings, whose standing during the game counts only public figures.
type Unveiler interface {
	// Unveiled ranks the seats by all holdings entered so far.
	Unveiled(t Table) Standing
	// KnownPlace returns a seat's place as known to its player: the seat's own holdings count, other seats' don't.
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
