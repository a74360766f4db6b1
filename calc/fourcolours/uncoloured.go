package fourcolours

import (
	"slices"

	"scripkeeper/calc"
)

// Numbers are the uncoloured numbers of a card that is played: each goes to another colour, none to the card's own.
type Numbers struct {
	// Own is the card's own colour, Free the numbers as they are printed.
	Own  int
	Free []Effect
	// Seat is whose card it is where all play at once, or [calc.None].
	Seat int
	// Rule is the rule by which a colour is refused.
	Rule string
}

// Walk asks where each number goes, and refuses the first that cannot go where it goes. Free is where they go so far;
// bind is what reads and what sets the company of a number. Refusals: free.missing, free.own, free.twice, free.extra.
func (n Numbers) Walk(w *calc.Walk, free Free, bind func(number int) (get func() int, set func(company int))) {
	for i, effect := range n.Free {
		refusal := n.refusal(free, i, free[i]-1)
		w.Step(refusal == nil, func() *calc.Field {
			get, set := bind(i)
			f := calc.AmountFunc(n.field(i), calc.Choose(Colours).Else(refusal), get, set).
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

// refusal says why a number cannot go to a company: it is none, the card's own, or one that a number before it goes to.
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

// field is the field of where a number goes.
func (n Numbers) field(number int) string {
	if n.Seat == calc.None {
		return calc.ItemName("free", number)
	}
	return calc.ItemName("free", n.Seat, number)
}
