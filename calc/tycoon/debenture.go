package tycoon

import "scripkeeper/calc"

// A Debenture is the special card used as a transaction: the stock has fallen to 0 already, and its holder is paid
// face value.
type Debenture struct {
	Seat    int    `json:"seat"`
	Company string `json:"company"`
}

// Kind names the entry in records.
func (*Debenture) Kind() string { return "debenture" }

// Form asks for the stock.
func (e *Debenture) Form(t calc.Table) calc.Form {
	form, _, _ := stockForm(t, &e.Seat, &e.Company, actRefusal(t, e.Seat, e), faceRefusal)
	return form
}

// faceRefusal is why a seat is not paid face value for a stock: it has none, or the stock did not fall to 0 in time.
func faceRefusal(t calc.Table, seat, company int) *calc.Refusal {
	if refusal := stockRefusal(t, company, "company"); refusal != nil {
		return refusal
	}
	fell := LastYearPrice(t, company) > 0
	if optionsOf(t).Debenture == "next_year_transaction" {
		year := t.Mark(companyMark(t, fellMark, company))
		fell = fell || year > 0 && year == t.Round()-1
	}
	switch {
	case t.Price(company) > 0:
		return calc.Refuse("debenture.price", "company").Under("debenture").About(company).
			With("price", t.Price(company))
	case !fell:
		return calc.Refuse("debenture.late", "company").Under("debenture").About(company)
	case t.Shares(seat, company) == 0:
		return calc.Refuse("debenture.none", "company").Under("debenture").Seated(seat).About(company)
	}
	return nil
}

// payFace pays face value for all shares of a seat, which go back to the bank.
func payFace(b *calc.Builder, seat, company int) {
	o, held := optionsOf(b.Table), b.Shares(seat, company)
	kind, rule := "debenture", "debenture"
	if o.DebentureKeeps {
		kind, rule = "debenture.kept", "house.debenture_keep_shares"
	}
	b.Line(kind, rule, seat, company, calc.Priced(held, o.Start[company])...)
	b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), held*o.Start[company])
	if !o.DebentureKeeps {
		b.Move(calc.AccountOf(seat), calc.Market(), calc.Share(company), held)
	}
	useSpecial(b, seat, DebentureCard)
}

// Apply pays face value.
func (e *Debenture) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := actRefusal(t, e.Seat, e).OrCheck(e, t)
	if refusal == nil {
		refusal = specialRefusal(t, e.Seat, DebentureCard)
	}
	return calc.Build(t, refusal, func(b *calc.Builder) {
		payFace(b, e.Seat, companyOf(e.Company))
		endTurn(b)
	})
}

// claim pays the debentures of stocks that fell to 0 (rule C.3.9).
func (y usingSpecials) claim() *calc.Refusal {
	if y.rules.Debenture == "next_year_transaction" {
		if len(y.Claims) > 0 {
			return calc.Refuse("debenture.transaction", "claims").Under("house.next_year_transaction")
		}
		return nil
	}
	used := y.builder.Mark(gameMark(y.builder.Table, usedMark+int(DebentureCard)))
	limit := max(0, specialCards(y.builder.Table, DebentureCard)-used)
	var first Suspend
	possible := 0
	for _, seat := range y.order {
		for company := range Companies {
			if y.claimRefusal(seat, company) == nil {
				if possible++; possible == 1 {
					first = Suspend{Seat: seat, Company: codeOf(company)}
				}
				y.noteClaim(seat, company, limit)
			}
		}
	}
	y.askList("claims", &y.Claims, DebentureCard, limit, min(limit, possible), first)
	for i, c := range y.Claims {
		if y.Refusal != nil {
			return nil
		}
		refused := func(seat, company int) *calc.Refusal {
			for _, earlier := range y.Claims[:i] {
				if earlier.Seat == seat && companyOf(earlier.Company) == company {
					return calc.Refuse("debenture.twice", "").Under("debenture").Seated(seat).About(company)
				}
			}
			return y.claimRefusal(seat, company)
		}
		y.Step(y.builder.PlayerRefusal("", c.Seat) == nil, func() *calc.Field {
			return y.seatField("claimer", &y.Claims, i, func(seat int) *calc.Refusal {
				for company := range Companies {
					if refused(seat, company) == nil {
						return nil
					}
				}
				return calc.Refuse("debenture.nothing", calc.ItemName("claimer", i)).Under("debenture").Seated(seat)
			})
		})
		y.askStock("claimed", &y.Claims, i, func(company int) *calc.Refusal { return refused(c.Seat, company) })
		if y.Refusal == nil {
			payFace(y.builder, c.Seat, companyOf(c.Company))
		}
	}
	return nil
}

// claimRefusal is why a seat cannot claim a debenture for a stock.
func (y usingSpecials) claimRefusal(seat, company int) *calc.Refusal {
	if refusal := y.builder.PlayerRefusal("", seat); refusal != nil {
		return refusal
	}
	if refusal := faceRefusal(y.builder.Table, seat, company); refusal != nil {
		return refusal
	}
	return holdsRefusal(y.builder.Table, seat, DebentureCard)
}

// spareDebentures is how many debentures of last year a seat still has, where hands are typed in and such a card lives
// a year longer.
func spareDebentures(t calc.Table, seat int) int {
	if o := optionsOf(t); o.Hands == "entered" && longLived(t, DebentureCard) {
		return t.Mark(seatMark(t, o.spareIndex(), seat))
	}
	return 0
}

// unusedDebentures is how many debentures of this year a seat has not used, where hands are typed in.
func unusedDebentures(t calc.Table, seat int) int {
	if optionsOf(t).Hands == "entered" {
		return t.Mark(heldMark(t, seat, DeckOf(t).Special(DebentureCard)))
	}
	return 0
}

// longLived reports whether a special card counts in the year after its own too.
func longLived(t calc.Table, s Special) bool {
	return s == DebentureCard && optionsOf(t).Debenture == "next_year_transaction"
}
