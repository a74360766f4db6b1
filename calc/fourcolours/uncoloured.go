package fourcolours

import "scripkeeper/calc"

// Numbers are the uncoloured numbers of a card that is played: each goes to another colour, none to the card's own.
type Numbers struct {
	// Own is the card's own colour, Count how many numbers it has.
	Own, Count int
	// Seat is whose card it is where all play at once, or [calc.None].
	Seat int
	// Rule is the rule by which a colour is refused.
	Rule string
}

// Ask adds the fields that ask where the numbers go. Free is where they go so far, and set assigns a company to a
// number.
func (n Numbers) Ask(fields []*calc.Field, free func() Free, set func(number, company int)) []*calc.Field {
	taken := n.taken()
	for i := range n.Count {
		name, company := n.field(i), func() int { return free()[i] - 1 }
		assign := func(company int) { set(i, company) }
		fields = append(fields, calc.AmountFunc(name, calc.Choose(Colours), company, assign).
			As(calc.CompanyKind).ForSeat(n.Seat).Expect(calc.None).Refusing(func(company int) *calc.Refusal {
			if taken[company] {
				return n.takenRefusal(name, company)
			}
			return nil
		}))
		if company := company(); company >= 0 && company < Colours {
			taken[company] = true
		}
	}
	return fields
}

// Refusal refuses the first number that cannot go where it goes. Refusals: free.extra, free.missing, free.own,
// free.twice.
func (n Numbers) Refusal(free Free) *calc.Refusal {
	taken := n.taken()
	for i, assigned := range free {
		company := assigned - 1
		switch {
		case i >= n.Count && assigned == 0:
			continue
		case i >= n.Count:
			return calc.Refuse("free.extra", n.field(i)).Under("card").Seated(n.Seat).With("count", n.Count)
		case company < 0 || company >= Colours:
			refusal := calc.Refuse("free.missing", n.field(i)).Under("card").Seated(n.Seat).With("count", n.Count)
			refusal.Unfinished = assigned == 0
			return refusal
		case taken[company]:
			return n.takenRefusal(n.field(i), company)
		}
		taken[company] = true
	}
	return nil
}

// taken are the colours to which no number can go at first.
func (n Numbers) taken() (colours [Colours]bool) {
	colours[n.Own] = true
	return colours
}

// takenRefusal refuses the card's own colour, or one that another number goes to.
func (n Numbers) takenRefusal(field string, company int) *calc.Refusal {
	code := "free.twice"
	if company == n.Own {
		code = "free.own"
	}
	return calc.Refuse(code, field).Under(n.Rule).Seated(n.Seat).About(company)
}

// field is the field of where a number goes.
func (n Numbers) field(number int) string {
	if n.Seat == calc.None {
		return calc.ItemName("free", number)
	}
	return calc.ItemName("free", n.Seat, number)
}
