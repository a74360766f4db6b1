package turns

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
)

// A Taker is another player's part in a transaction: shares bought by rights, or offered into a buyback.
type Taker struct {
	// Seat is the other player's seat.
	Seat int `json:"seat"`
	// Shares is the number of shares bought or offered.
	Shares int `json:"shares"`
}

func TakerShares(list []Taker, seat int) int {
	taker, _ := calc.Find(list, func(k Taker) bool { return k.Seat == seat })
	return taker.Shares
}

// TakerField returns a field for a seat's number of shares in a list of takers. The list leaves out a number of 0.
func TakerField(list *[]Taker, name string, seat, company int, allowed calc.Allowed) *calc.Field {
	return calc.AmountFunc(calc.ItemName(name, seat), allowed, func() int { return TakerShares(*list, seat) },
		func(shares int) {
			var parts []Taker
			if shares != 0 {
				parts = append(parts, Taker{seat, shares})
			}
			*list = calc.Replace(*list, func(k Taker) bool { return k.Seat == seat },
				func(a, b Taker) int { return cmp.Compare(a.Seat, b.Seat) }, parts...)
		}).ForSeat(seat).ForCompany(company)
}

// StrayTaker returns the refusal other for the first item whose seat is not in seats or has an earlier item, or nil.
func StrayTaker(list []Taker, name string, seats []int, other *calc.Refusal) *calc.Refusal {
	for i, k := range list {
		twice := slices.ContainsFunc(list[:i], func(o Taker) bool { return o.Seat == k.Seat })
		if twice || !slices.Contains(seats, k.Seat) {
			other.Field = calc.ItemName(name, k.Seat)
			return other
		}
	}
	return nil
}
