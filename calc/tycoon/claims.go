package tycoon

import "scripkeeper/calc"

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
