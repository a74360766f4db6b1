package tycoon

import (
	"slices"

	"scripkeeper/calc"
)

// resize makes a list of cards as long as asked, filled up with a first choice.
func resize(list *[]Suspend, n, limit int, fill Suspend) {
	made := slices.Clone(*list)
	for len(made) < min(n, limit) {
		made = append(made, fill)
	}
	if *list = made[:max(0, min(n, len(made)))]; len(*list) == 0 {
		*list = nil
	}
}

// askList asks how many cards of a kind are used, for lists of seat and stock.
func (y usingSpecials) askList(name string, list *[]Suspend, limit int, fill Suspend) {
	y.Step(true, func() *calc.Field {
		return calc.AmountFunc(name, calc.Range(0, limit), func() int { return len(*list) },
			func(n int) { resize(list, n, limit, fill) })
	})
}

// askPair asks for the seat and the stock of one card of a list.
func (y usingSpecials) askPair(names [2]string, list *[]Suspend, i int, seatRefused,
	stockRefused func(int) *calc.Refusal) {
	if y.Ask == nil {
		return
	}
	change := func(change func(*Suspend)) {
		made := slices.Clone(*list)
		if i < len(made) {
			change(&made[i])
		}
		*list = made
	}
	at := (*list)[i]
	seat := calc.Player(y.builder.Table, calc.ItemName(names[0], i), &at.Seat, seatRefused)
	seat.Set = func(v int) { change(func(s *Suspend) { s.Seat = v }) }
	stock := stockField(calc.ItemName(names[1], i), &at.Company, stockRefused)
	stock.Set = func(v int) { change(func(s *Suspend) { s.Company = codeOf(v) }) }
	seat.Likely = y.order[0]
	y.Ask(seat)
	y.Ask(stock)
}

// holderRefusal is why a seat cannot have a special card: it is out, or its hand has none.
func (y usingSpecials) holderRefusal(seat int, s Special, field string) *calc.Refusal {
	refusal := y.builder.Table.PlayerRefusal(field, seat)
	if refusal == nil {
		refusal = holdsRefusal(y.builder.Table, seat, s)
	}
	if refusal != nil {
		refusal.Field = field
	}
	return refusal
}
