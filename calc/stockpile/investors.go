package stockpile

import (
	"slices"

	"scripkeeper/calc"
)

// An investor is a player's role in the investor expansion, an index in [investors].
type investor int

const (
	bill investor = iota
	bernie
	cramer
	donald
	deborah
	graham
	mark
	martha
	stuart
	warren
)

// A card of an investor: its name in records, and what it begins with in $K.
type investorCard struct {
	key string
	// cash is for three to five players, two for two players, who add the cash of both their investors.
	cash, two int
}

// investors are the ten investors (rules A.2).
func investors() []investorCard {
	return []investorCard{
		bill:    {"bill", 32, 35},
		bernie:  {"bernie", 16, 16},
		cramer:  {"cramer", 18, 12},
		donald:  {"donald", 13, 4},
		deborah: {"deborah", 20, 14},
		graham:  {"graham", 16, 6},
		mark:    {"mark", 25, 22},
		martha:  {"martha", 22, 20},
		stuart:  {"stuart", 22, 16},
		warren:  {"warren", 20, 23},
	}
}

// investorOf finds an investor by name; [calc.None] when there is none.
func investorOf(key string) investor {
	for i, card := range investors() {
		if card.key == key {
			return investor(i)
		}
	}
	return calc.None
}

// cash is what an investor begins with.
func (i investor) cash(seats int) int {
	if seats == 2 {
		return investors()[i].two
	}
	return investors()[i].cash
}

// InvestorCash is what the investor of a name begins with at a table, in $K; 0 where there is no such investor.
func InvestorCash(t calc.Table, key string) int {
	if i := investorOf(key); i != calc.None {
		return i.cash(len(t.Layout().Seats))
	}
	return 0
}

// has reports whether a seat plays an investor.
func has(t calc.Table, seat int, i investor) bool {
	for slot := range 2 {
		if t.Mark(seatMark(t, seat, investorMark+slot)) == int(i)+1 {
			return true
		}
	}
	return false
}

// whoHas is the seat that plays an investor and is in the game, or [calc.None].
func whoHas(t calc.Table, i investor) int {
	for seat := range t.Layout().Seats {
		if !t.Out(seat) && has(t, seat, i) {
			return seat
		}
	}
	return calc.None
}

// investorFields ask which investors a seat plays, those that it has said being read and written in a list. Those that
// other seats have taken are refused, and its own are taken then.
func investorFields(t calc.Table, seat int, read func() []string, write func() *[]string,
	taken *[]string) []*calc.Field {
	var keys []string
	for _, card := range investors() {
		keys = append(keys, card.key)
	}
	var fields []*calc.Field
	for slot := range meeples(t) {
		name, key := calc.ItemName("investor", seat, slot), calc.ItemOrZero(read(), slot)
		fields = append(fields, calc.OneOf(name, &key, keys...).ForSeat(seat).Expect(calc.None).
			Else(calc.Refuse("investor.missing", "").Under("investors")).
			Refusing(func(i int) *calc.Refusal {
				if slices.Contains(*taken, keys[i]) {
					return calc.Refuse("investor.taken", name).Under("investors").Seated(seat)
				}
				return nil
			}).
			Then(func(int) {
				if key != "" {
					*calc.GrowTo(write(), slot) = key
				}
			}))
		*taken = append(*taken, key)
	}
	return fields
}
