package openmarket

import (
	"slices"

	"cmp"

	"scripkeeper/calc"
)

// Standing ranks the seats by net worth: cash and every certificate at its price times the shares that it stands for,
// less the loan. A company that is closed is worth nothing. Equal worth shares the place. Who is out stands last.
func (Rulebook) Standing(t calc.Table) calc.Standing {
	places := make([]calc.Place, 0, len(t.Layout().Seats))
	for seat := range t.Layout().Seats {
		places = append(places, placeOf(t, seat))
	}
	slices.SortStableFunc(places, func(a, b calc.Place) int {
		if a.Out != b.Out {
			return cmp.Compare(flag(a.Out), flag(b.Out))
		}
		return cmp.Compare(b.Worth, a.Worth)
	})
	for i := range places {
		places[i].Rank = i + 1
		if i > 0 && places[i].Out == places[i-1].Out && (places[i].Out || places[i].Worth == places[i-1].Worth) {
			places[i].Rank = places[i-1].Rank
		}
	}
	return calc.Standing{Places: places, Final: t.Over()}
}

// placeOf is what a seat is worth, part by part.
func placeOf(t calc.Table, seat int) calc.Place {
	cash := t.Cash(seat)
	p := calc.Place{
		Seat: seat, Worth: cash, Out: t.Out(seat),
		Parts: []calc.Part{{Commodity: calc.Cash(), Count: cash, Price: 1, Amount: cash}},
	}
	for company := range t.Layout().Companies {
		count, price := t.Shares(seat, company), t.Price(company)
		if !Launched(t, company) {
			price = 0
		}
		p.Parts = append(p.Parts, calc.Part{Commodity: calc.Share(company), Count: count, Price: price, Amount: count * price})
		p.Worth += count * price
	}
	if loan := Loan(t, seat); loan > 0 {
		p.Extras = []calc.Term{{Role: "loan", Value: -loan}}
		p.Worth -= loan
	}
	return p
}
