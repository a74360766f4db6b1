package yearend

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/special"
)

// claim pays the debentures of companies that fell to 0 (rule C.3.9).
func (y usingSpecials) claim() *calc.Refusal {
	if y.rules.Debenture == "next_year_transaction" {
		if len(y.Claims) > 0 {
			return calc.Refuse("debenture.transaction", "claims").Under("house.next_year_transaction")
		}
		return nil
	}
	used := y.builder.Mark(board.GameMark(y.builder.Table, board.UsedMark+int(agreement.DebentureCard)))
	limit := max(0, hands.SpecialCards(y.builder.Table, agreement.DebentureCard)-used)
	var first Suspend
	possible := 0
	for _, seat := range y.order {
		for company := range agreement.Companies {
			if y.claimRefusal(seat, company) == nil {
				if possible++; possible == 1 {
					first = Suspend{Seat: seat, Company: agreement.CodeOf(company)}
				}
				y.askClaim(seat, company, limit)
			}
		}
	}
	y.askList("claims", &y.Claims, agreement.DebentureCard, limit, min(limit, possible), first)
	for i, c := range y.Claims {
		if y.Refusal != nil {
			return nil
		}
		refused := func(seat, company int) *calc.Refusal {
			for _, earlier := range y.Claims[:i] {
				if earlier.Seat == seat && agreement.CompanyOf(earlier.Company) == company {
					return calc.Refuse("debenture.twice", "").Under("debenture").Seated(seat).About(company)
				}
			}
			return y.claimRefusal(seat, company)
		}
		y.Step(y.builder.PlayerRefusal("", c.Seat) == nil, func() *calc.Field {
			return y.seatField("claimer", &y.Claims, i, func(seat int) *calc.Refusal {
				for company := range agreement.Companies {
					if refused(seat, company) == nil {
						return nil
					}
				}
				return calc.Refuse("debenture.nothing", calc.ItemName("claimer", i)).Under("debenture").Seated(seat)
			})
		})
		y.askStock("claimed", &y.Claims, i, func(company int) *calc.Refusal { return refused(c.Seat, company) })
		if y.Refusal == nil {
			special.PayFace(y.builder, c.Seat, agreement.CompanyOf(c.Company))
		}
	}
	return nil
}

func (y usingSpecials) claimRefusal(seat, company int) *calc.Refusal {
	if refusal := y.builder.PlayerRefusal("", seat); refusal != nil {
		return refusal
	}
	if refusal := special.FaceRefusal(y.builder.Table, seat, company); refusal != nil {
		return refusal
	}
	return hands.HoldsRefusal(y.builder.Table, seat, agreement.DebentureCard)
}
