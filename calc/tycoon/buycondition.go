package tycoon

import "scripkeeper/calc"

func cardsRefusal(seat, company int, field string) *calc.Refusal {
	return calc.Refuse("buy.cards", field).Under("buy.condition").Seated(seat).About(company)
}

// firstBuyer reports whether a purchase of a stock needs no cards: nobody has bought it this year, or with
// first_when_unowned nobody holds any.
func firstBuyer(t calc.Table, company int) bool {
	if optionsOf(t).FirstBuyer == "first_when_unowned" {
		return BankLeft(t, company) == Outstanding(t, company)
	}
	return t.Mark(companyMark(t, boughtMark, company)) == 0
}

func firstRule(t calc.Table) string {
	if optionsOf(t).FirstBuyer == "first_when_unowned" {
		return "house.first_when_unowned"
	}
	return "buy.first"
}

// handRefusal is why a seat's hand does not allow it to buy a stock, where hands are typed in.
func handRefusal(t calc.Table, seat, company int) *calc.Refusal {
	if optionsOf(t).Hands != "entered" {
		return nil
	}
	if !HandKnown(t, seat) {
		return calc.Refuse("hand.missing", "").Under("deal").Seated(seat)
	}
	if firstBuyer(t, company) {
		return nil
	}
	count, sum := cardsOf(t, seat, company)
	switch {
	case sum < 0:
		return calc.Refuse("buy.hand", "company").Under("buy.condition").Seated(seat).About(company).
			With("count", count).With("change", sum)
	case count == 0 && optionsOf(t).NeedCard:
		return calc.Refuse("buy.needcard", "company").Under("house.need_card").Seated(seat).About(company)
	}
	return nil
}

// cardsOf is how many cards of a stock a seat's hand has, and what they add up to.
func cardsOf(t calc.Table, seat, company int) (count, sum int) {
	for face, f := range DeckOf(t).Faces {
		if f.Company == company {
			held := t.Mark(heldMark(t, seat, face))
			count, sum = count+held, sum+held*f.Value
		}
	}
	return count, sum
}
