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

// CardsLeft is how many more cards of a company a seat can have. Behind veils it is what the seat itself knows: what
// others hold takes nothing from it, so that no bound tells it. Numbers that cannot all be are told by [TellTooMany].
func CardsLeft(t calc.Table, seat, company int) int {
	if OptionsOf(t).Alone() {
		return calc.Remaining(CardsEach, RegularCards(t, seat, company)+SplitCards(t, seat, company))
	}
	return calc.Remaining(CardsEach, CardsOut(t, company))
}

// TellTooMany tells of a company, all of whose cards are shown now, that the players hold more than there are: somebody
// has told a wrong number behind the veil. It changes no figure.
func TellTooMany(b *calc.Builder, company int) {
	if cards := CardsOut(b.Table, company); cards > CardsEach {
		b.Line("cards.over", "setup", calc.None, company, calc.With("cards", cards), calc.With("max", CardsEach))
		b.AsInstruction()
	}
}

// CardsOut is how many cards of a company the players hold, as far as the table knows.
func CardsOut(t calc.Table, company int) int {
	return -t.Balance(calc.Market(), calc.Share(company)) - t.Balance(calc.Market(), SplitCard(company)) -
		t.Balance(calc.Rulings(), calc.Share(company)) - t.Balance(calc.Rulings(), SplitCard(company))
}
