package turns

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
)

// A Taker is another player's part in a transaction: what he buys by rights, or offers into a buyback.
type Taker struct {
	Seat   int `json:"seat"`
	Shares int `json:"shares"`
}

// TakerShares is a seat's part in a list.
func TakerShares(list []Taker, seat int) int {
	taker, _ := calc.Find(list, func(k Taker) bool { return k.Seat == seat })
	return taker.Shares
}

// TakerField is a field that holds a seat's part in a list. Nothing is not written down.
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

// StrayTaker finds a seat of a list that has no part in the transaction, or is there twice.
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
