package board

import (
	"slices"

	"scripkeeper/calc"
)

// An Investor is a player's role in the investor expansion, an index in [Investors].
type Investor int

const (
	Bill Investor = iota
	Bernie
	Cramer
	Donald
	Deborah
	Graham
	Mark
	Martha
	Stuart
	Warren
)

type investorCard struct {
	Key string
	// cash is the starting cash with three to five players. With two players, each player has two investors; two is the
	// amount that each investor adds to the starting cash.
	cash, two int
}

// Investors returns the ten investors (rules A.2).
func Investors() []investorCard {
	return []investorCard{
		Bill:    {"bill", 32, 35},
		Bernie:  {"bernie", 16, 16},
		Cramer:  {"cramer", 18, 12},
		Donald:  {"donald", 13, 4},
		Deborah: {"deborah", 20, 14},
		Graham:  {"graham", 16, 6},
		Mark:    {"mark", 25, 22},
		Martha:  {"martha", 22, 20},
		Stuart:  {"stuart", 22, 16},
		Warren:  {"warren", 20, 23},
	}
}

// InvestorOf returns the investor with a key, or [calc.None].
func InvestorOf(key string) Investor {
	return Investor(slices.IndexFunc(Investors(), func(card investorCard) bool { return card.Key == key }))
}

func (i Investor) Cash(seats int) int {
	if seats == 2 {
		return Investors()[i].two
	}
	return Investors()[i].cash
}

func Has(t calc.Table, seat int, i Investor) bool {
	for slot := range 2 {
		if t.Mark(SeatMark(t, seat, InvestorMark+slot)) == int(i)+1 {
			return true
		}
	}
	return false
}

// SeatOfInvestor returns the seat in the game that plays an investor, or [calc.None].
func SeatOfInvestor(t calc.Table, i Investor) int {
	for seat := range t.Layout().Seats {
		if !t.Out(seat) && Has(t, seat, i) {
			return seat
		}
	}
	return calc.None
}

// InvestorFields returns fields for a seat's investors. The function read returns the seat's list, and write returns a
// pointer to it. Investors in the list taken are refused; the seat's investors are added to that list.
func InvestorFields(t calc.Table, seat int, read func() []string, write func() *[]string,
	taken *[]string) []*calc.Field {
	keys := calc.Map(Investors(), func(card investorCard) string { return card.Key })
	var fields []*calc.Field
	for slot := range Meeples(t) {
		name, key := calc.ItemName("investor", seat, slot), calc.ItemOrZero(read(), slot)
		fields = append(fields, calc.OneOf(name, &key, keys...).ForSeat(seat).Expect(calc.None).
			WithRefusal(calc.Refuse("investor.missing", "").Under("investors")).
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
