package tycoon

import "scripkeeper/calc"

// suspend applies the cards Share Suspended (rule C.3.12).
func (y usingSpecials) suspend() *calc.Refusal {
	limit := DeckOf(y.builder.Table).Faces[y.deck.Special(Suspended)].Count
	y.noteSuspends(limit)
	if limit > 0 {
		y.askList("suspends", &y.Suspends, limit, Suspend{Seat: y.order[0], Company: codeOf(0)})
	}
	if len(y.Suspends) > limit {
		return goneRefusal(y.builder.Table, y.Suspends[limit].Seat, Suspended, "suspends", limit)
	}
	for i, s := range y.Suspends {
		names := [2]string{"suspender", "halted"}
		ofSeat := func(seat int) *calc.Refusal { return y.holderRefusal(seat, Suspended, calc.ItemName(names[0], i)) }
		ofStock := func(company int) *calc.Refusal {
			return stockRefusal(y.builder.Table, company, calc.ItemName(names[1], i))
		}
		y.askPair(names, &y.Suspends, i, ofSeat, ofStock)
		if refusal := ofSeat(s.Seat); refusal != nil {
			return refusal
		}
		company := companyOf(s.Company)
		if refusal := ofStock(company); refusal != nil {
			return refusal
		}
		y.reset(s.Seat, company)
	}
	return nil
}

// reset puts a price back to that of the last year's end, or with start_of_reveal to that before the cards.
func (y usingSpecials) reset(seat, company int) {
	to, rule, old := LastYearPrice(y.builder.Table, company), "suspended", y.builder.Price(company)
	if y.rules.Suspend == "start_of_reveal" {
		to, rule = y.before[company], "house.start_of_reveal"
	}
	kind := "suspended"
	if old == to {
		kind = "suspended.none"
	}
	y.builder.Line(kind, rule, seat, company, calc.With("old", old), calc.With("new", to))
	y.builder.Set(y.builder.Layout().PriceMark(company), to)
	playCard(y.builder, seat, y.deck.Special(Suspended))
}
