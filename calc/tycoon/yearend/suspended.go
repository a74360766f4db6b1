package yearend

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/turns"
)

// suspend applies the Share Suspended cards (rule C.3.12).
func (y usingSpecials) suspend() *calc.Refusal {
	limit := board.DeckOf(y.builder.Table).Faces[y.deck.Special(agreement.Suspended)].Count
	y.askSuspensions(limit)
	y.askList("suspends", &y.Suspends, agreement.Suspended, limit, limit,
		Suspend{Seat: y.order[0], Company: agreement.CodeOf(0)})
	for i, s := range y.Suspends {
		if y.Refusal != nil {
			return nil
		}
		y.Step(y.holderRefusal(s.Seat, agreement.Suspended) == nil, func() *calc.Field {
			return y.seatField("suspender", &y.Suspends, i,
				func(seat int) *calc.Refusal { return y.holderRefusal(seat, agreement.Suspended) })
		})
		y.askStock("halted", &y.Suspends, i,
			func(company int) *calc.Refusal { return turns.StockRefusal(y.builder.Table, company, "") })
		if y.Refusal == nil {
			y.reset(s.Seat, agreement.CompanyOf(s.Company))
		}
	}
	return nil
}

// reset restores the company's price at last year's end or, under start_of_reveal, its price before the reveal.
func (y usingSpecials) reset(seat, company int) {
	to, rule, old := board.LastYearPrice(y.builder.Table, company), "suspended", y.builder.Price(company)
	if y.rules.Suspend == "start_of_reveal" {
		to, rule = y.before[company], "house.start_of_reveal"
	}
	kind := "suspended"
	if old == to {
		kind = "suspended.none"
	}
	y.builder.Line(kind, rule, seat, company, calc.With("old", old), calc.With("new", to))
	y.builder.Set(y.builder.Layout().PriceMark(company), to)
	hands.PlayCard(y.builder, seat, y.deck.Special(agreement.Suspended))
}
