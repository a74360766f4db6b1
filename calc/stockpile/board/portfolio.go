package board

import "scripkeeper/calc"

// Split is the class of the cards in a split portfolio, which stand for two shares each.
const Split calc.Class = 1

// SplitCard is the split card of a company.
func SplitCard(company int) calc.Commodity { return calc.Commodity{Company: company, Class: Split} }

// RegularCards is how many cards of a company lie in a seat's regular portfolio.
func RegularCards(t calc.Table, seat, company int) int {
	return t.Balance(calc.AccountOf(seat), calc.Share(company))
}

// SplitCards is how many cards of a company lie in a seat's split portfolio.
func SplitCards(t calc.Table, seat, company int) int {
	return t.Balance(calc.AccountOf(seat), SplitCard(company))
}

// CardsOut is how many cards of a company the players hold, as far as the table knows.
func CardsOut(t calc.Table, company int) int {
	return -t.Balance(calc.Market(), calc.Share(company)) - t.Balance(calc.Market(), SplitCard(company)) -
		t.Balance(calc.Rulings(), calc.Share(company)) - t.Balance(calc.Rulings(), SplitCard(company))
}
