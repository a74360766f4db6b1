package yearend

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/turns"
)

func resize(list *[]Suspend, n, limit int, fill Suspend) {
	made := slices.Clone(*list)
	for len(made) < min(n, limit) {
		made = append(made, fill)
	}
	if *list = made[:max(0, min(n, len(made)))]; len(*list) == 0 {
		*list = nil
	}
}

// askList asks how many cards of a kind are used. limit is the number of cards available, and possible is how many of
// them can be used.
func (y usingSpecials) askList(name string, list *[]Suspend, s agreement.Special, limit, possible int, fill Suspend) {
	n := len(*list)
	if possible == 0 && n <= limit {
		return
	}
	y.Step(n <= limit, func() *calc.Field {
		f := calc.AmountFunc(name, calc.Range(0, possible), func() int { return len(*list) },
			func(n int) { resize(list, n, possible, fill) })
		if n > limit {
			f.WithRefusal(hands.GoneRefusal(y.builder.Table, (*list)[limit].Seat, s))
		}
		return f
	})
}

func (y usingSpecials) seatField(name string, list *[]Suspend, i int, refused func(int) *calc.Refusal) *calc.Field {
	at := (*list)[i]
	f := calc.Player(y.builder.Table, calc.ItemName(name, i), &at.Seat, refused).Expect(y.order[0])
	f.Set = func(v int) { changeItem(list, i, func(s *Suspend) { s.Seat = v }) }
	return f
}

func (y usingSpecials) askStock(name string, list *[]Suspend, i int, refused func(int) *calc.Refusal) {
	y.Step(refused(agreement.CompanyOf((*list)[i].Company)) == nil, func() *calc.Field {
		at := (*list)[i]
		f := turns.StockField(calc.ItemName(name, i), &at.Company, refused)
		f.Set = func(v int) { changeItem(list, i, func(s *Suspend) { s.Company = agreement.CodeOf(v) }) }
		return f
	})
}

// changeItem changes a list item if it exists. It changes a copy, because other entries may share the list.
func changeItem(list *[]Suspend, i int, change func(*Suspend)) {
	if *list = slices.Clone(*list); i < len(*list) {
		change(&(*list)[i])
	}
}

func (y usingSpecials) holderRefusal(seat int, s agreement.Special) *calc.Refusal {
	if refusal := y.builder.PlayerRefusal("", seat); refusal != nil {
		return refusal
	}
	return hands.HoldsRefusal(y.builder.Table, seat, s)
}
