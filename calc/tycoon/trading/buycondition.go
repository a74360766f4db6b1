package trading

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/hands"
)

func cardsRefusal(seat, company int, field string) *calc.Refusal {
	return calc.Refuse("buy.cards", field).Under("buy.condition").Seated(seat).About(company)
}

// FirstBuyer reports whether a purchase needs no card: the company has had no buyer this year or, with
// first_when_unowned, no player holds its shares.
func FirstBuyer(t calc.Table, company int) bool {
	if board.OptionsOf(t).FirstBuyer == "first_when_unowned" {
		return board.BankLeft(t, company) == board.Outstanding(t, company)
	}
	return t.Mark(board.CompanyMark(t, board.BoughtMark, company)) == 0
}

func firstRule(t calc.Table) string {
	if board.OptionsOf(t).FirstBuyer == "first_when_unowned" {
		return "house.first_when_unowned"
	}
	return "buy.first"
}

func handRefusal(t calc.Table, seat, company int) *calc.Refusal {
	if board.OptionsOf(t).Hands != "entered" {
		return nil
	}
	if !hands.HandKnown(t, seat) {
		return calc.Refuse("hand.missing", "").Under("deal").Seated(seat)
	}
	if FirstBuyer(t, company) {
		return nil
	}
	count, sum := cardsOf(t, seat, company)
	switch {
	case sum < 0:
		return calc.Refuse("buy.hand", "company").Under("buy.condition").Seated(seat).About(company).
			With("count", count).With("change", sum)
	case count == 0 && board.OptionsOf(t).NeedCard:
		return calc.Refuse("buy.needcard", "company").Under("house.need_card").Seated(seat).About(company)
	}
	return nil
}

func cardsOf(t calc.Table, seat, company int) (count, sum int) {
	for face, f := range board.DeckOf(t).Faces {
		if f.Company == company {
			held := t.Mark(hands.HeldMark(t, seat, face))
			count, sum = count+held, sum+held*f.Value
		}
	}
	return count, sum
}
