package fourcolours

import (
	"slices"

	"scripkeeper/calc"
)

// Numbers describes a played card's uncoloured numbers. Each number needs a different colour, other than the card's
// own.
type Numbers struct {
	Own  int      // the card's own colour
	Free []Effect // the uncoloured numbers in printed order
	Seat int      // the seat that played the card, or [calc.None] if it is the seat to move
	Rule string   // the rule cited in refusals
}

// Walk asks for each number's colour and refuses the first colour that is not allowed. The argument free is the present
// assignment. The function bind returns functions that get and set a number's company. Refusals: free.missing,
// free.own, free.twice, free.extra.
func (n Numbers) Walk(w *calc.Walk, free Free, bind func(number int) (get func() int, set func(company int))) {
	for i, effect := range n.Free {
		refusal := n.refusal(free, i, free[i]-1)
		w.Step(refusal == nil, func() *calc.Field {
			get, set := bind(i)
			f := calc.AmountFunc(n.field(i), calc.Choose(Colours).WithRefusal(refusal), get, set).
				As(calc.CompanyKind).ForSeat(n.Seat).Expect(calc.None).
				Refusing(func(company int) *calc.Refusal { return n.refusal(free, i, company) })
			f.Printed = effect.String()
			return f
		})
	}
	for i, assigned := range free[len(n.Free):] {
		if assigned != 0 {
			w.Refuse(calc.Refuse("free.extra", n.field(len(n.Free)+i)).Under("card").Seated(n.Seat).With("count", len(n.Free)))
		}
	}
}

// refusal returns why a number cannot go to a company (unknown, the card's own, or taken), or nil.
func (n Numbers) refusal(free Free, number, company int) *calc.Refusal {
	switch {
	case company < 0 || company >= Colours:
		return calc.Refuse("free.missing", "").Under("card").Seated(n.Seat).With("count", len(n.Free))
	case company == n.Own:
		return calc.Refuse("free.own", "").Under(n.Rule).Seated(n.Seat).About(company)
	case slices.Contains(free[:number], company+1):
		return calc.Refuse("free.twice", "").Under(n.Rule).Seated(n.Seat).About(company)
	}
	return nil
}

func (n Numbers) field(number int) string {
	if n.Seat == calc.None {
		return calc.ItemName("free", number)
	}
	return calc.ItemName("free", n.Seat, number)
}
