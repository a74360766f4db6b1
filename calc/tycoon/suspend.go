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
func (y *year) askList(name string, list *[]Suspend, limit int, fill Suspend) {
	if y.ask != nil {
		y.ask(calc.AmountFunc(name, calc.Range(0, limit), func() int { return len(*list) }, func(n int) { resize(list, n, limit, fill) }))
	}
}

// askPair asks for the seat and the stock of one card of a list.
func (y *year) askPair(names [2]string, list *[]Suspend, i int, seatRefused, stockRefused func(int) *calc.Refusal) {
	if y.ask == nil {
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
	y.ask(seat)
	y.ask(stock)
}

// suspend applies the cards Share Suspended (rule C.3.12).
func (y *year) suspend() *calc.Refusal {
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

// holderRefusal is why a seat cannot have a special card: it is out, or its hand has none.
func (y *year) holderRefusal(seat int, s Special, field string) *calc.Refusal {
	refusal := y.builder.Table.PlayerRefusal(field, seat)
	if refusal == nil {
		refusal = holdsRefusal(y.builder.Table, seat, s)
	}
	if refusal != nil {
		refusal.Field = field
	}
	return refusal
}

// reset puts a price back to that of the last year's end, or with start_of_reveal to that before the cards.
func (y *year) reset(seat, company int) {
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

// claim pays the debentures of stocks that fell to 0 (rule C.3.9).
func (y *year) claim() *calc.Refusal {
	if y.rules.Debenture == "next_year_transaction" {
		if len(y.Claims) > 0 {
			return calc.Refuse("debenture.transaction", "claims").Under("house.next_year_transaction")
		}
		return nil
	}
	count := specialCards(y.builder.Table, DebentureCard)
	limit := max(0, count-y.builder.Mark(gameMark(y.builder.Table, usedMark+int(DebentureCard))))
	var first Suspend
	possible := 0
	for _, seat := range y.order {
		for company := range Companies {
			if y.claimRefusal(seat, company, "claims") == nil {
				if possible++; possible == 1 {
					first = Suspend{Seat: seat, Company: codeOf(company)}
				}
				y.noteClaim(seat, company, limit)
			}
		}
	}
	if limit > 0 && possible > 0 {
		y.askList("claims", &y.Claims, min(limit, possible), first)
	}
	if len(y.Claims) > limit {
		return goneRefusal(y.builder.Table, y.Claims[limit].Seat, DebentureCard, "claims", count)
	}
	for i, c := range y.Claims {
		names := [2]string{"claimer", "claimed"}
		refused := func(seat, company int, field string) *calc.Refusal {
			for _, earlier := range y.Claims[:i] {
				if earlier.Seat == seat && companyOf(earlier.Company) == company {
					return calc.Refuse("debenture.twice", field).Under("debenture").Seated(seat).About(company)
				}
			}
			return y.claimRefusal(seat, company, field)
		}
		y.askPair(names, &y.Claims, i, func(seat int) *calc.Refusal {
			for company := range Companies {
				if refused(seat, company, "") == nil {
					return nil
				}
			}
			return calc.Refuse("debenture.nothing", calc.ItemName(names[0], i)).Under("debenture").Seated(seat)
		}, func(company int) *calc.Refusal { return refused(c.Seat, company, calc.ItemName(names[1], i)) })
		if refusal := refused(c.Seat, companyOf(c.Company), calc.ItemName(names[1], i)); refusal != nil {
			return refusal
		}
		payFace(y.builder, c.Seat, companyOf(c.Company))
	}
	return nil
}

// claimRefusal is why a seat cannot claim a debenture for a stock.
func (y *year) claimRefusal(seat, company int, field string) *calc.Refusal {
	if refusal := y.builder.Table.PlayerRefusal(field, seat); refusal != nil {
		return refusal
	}
	if refusal := faceRefusal(y.builder.Table, seat, company, field); refusal != nil {
		return refusal
	}
	return y.holderRefusal(seat, DebentureCard, field)
}
