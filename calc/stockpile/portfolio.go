package stockpile

import "scripkeeper/calc"

// Split is the class of the cards in a split portfolio, which stand for two shares each.
const Split calc.Class = 1

// splitCard is the split card of a company.
func splitCard(company int) calc.Commodity { return calc.Commodity{Company: company, Class: Split} }

// regularCards is how many cards of a company lie in a seat's regular portfolio.
func regularCards(t calc.Table, seat, company int) int {
	return t.Balance(calc.AccountOf(seat), calc.Share(company))
}

// splitCards is how many cards of a company lie in a seat's split portfolio.
func splitCards(t calc.Table, seat, company int) int {
	return t.Balance(calc.AccountOf(seat), splitCard(company))
}

// cardsOut is how many cards of a company the players hold, as far as the table knows.
func cardsOut(t calc.Table, company int) int {
	return -t.Balance(calc.Market(), calc.Share(company)) - t.Balance(calc.Market(), splitCard(company)) -
		t.Balance(calc.Rulings(), calc.Share(company)) - t.Balance(calc.Rulings(), splitCard(company))
}
