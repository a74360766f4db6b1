package brokeryard

import (
	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

// freeRefusal looks at where a card's uncoloured numbers go: each to another colour, none to the card's own, so that
// no card has two effects on one colour (chapter Game field; rules D.2).
func freeRefusal(seat int, face Face, free Free) *calc.Refusal {
	refusal := free.Refusal(face.Own, len(face.Free), func(number int) string { return freeField(seat, number) })
	if refusal == nil {
		return nil
	}
	if refusal.Code == "free.own" || refusal.Code == "free.twice" {
		return refusal.Under("save")
	}
	return refusal.Under("card")
}

func freeField(seat, number int) string {
	return calc.ItemName("free", seat, number)
}

func (e *Round) freeFields(fields []*calc.Field, t calc.Table, seat int, face Face) []*calc.Field {
	free, taken := e.playOf(seat).Free, [Colours]bool{}
	for i := range face.Free {
		company := func() int { return e.playOf(seat).Free[i] - 1 }
		fields = append(fields, calc.Number(freeField(seat, i), calc.Choose(Colours), company, func(company int) {
			p := e.play(t, seat)
			p.Free[i] = company + 1
			if i == Colours-3 && len(face.Free) == Colours-1 {
				p.Free[i+1] = rest(face.Own, p.Free) + 1
			}
		}).As(calc.CompanyKind).In(seat).Like(calc.None).
			Refusing(fourcolours.Taken(freeField(seat, i), "save", seat, face.Own, taken)))
		if company := free[i] - 1; company >= 0 && company < Colours {
			taken[company] = true
		}
	}
	return fields
}

// rest is the one colour that neither the card's own nor its first two numbers took, or [calc.None] when they are not
// three different ones.
func rest(own int, free Free) int {
	left := calc.None
	for company := range Colours {
		if company == own || company == free[0]-1 || company == free[1]-1 {
			continue
		}
		if left != calc.None {
			return calc.None
		}
		left = company
	}
	return left
}
