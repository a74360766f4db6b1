package board

import "scripkeeper/calc"

// Split is the class of cards in a split portfolio, each of which is two shares.
const Split calc.Class = 1

func SplitCard(company int) calc.Commodity { return calc.Commodity{Company: company, Class: Split} }

func RegularCards(t calc.Table, seat, company int) int {
	return t.Balance(calc.AccountOf(seat), calc.Share(company))
}

func SplitCards(t calc.Table, seat, company int) int {
	return t.Balance(calc.AccountOf(seat), SplitCard(company))
}

// CardsLeft returns the number of a company's cards that a seat can still get. In veiled games, it ignores other seats'
// cards to keep them secret; [WarnTooManyCards] reports impossible numbers later.
func CardsLeft(t calc.Table, seat, company int) int {
	if OptionsOf(t).IgnoresOthersCards() {
		return calc.Remaining(CardsEach, RegularCards(t, seat, company)+SplitCards(t, seat, company))
	}
	return calc.Remaining(CardsEach, CardsOut(t, company))
}

// WarnTooManyCards writes a warning if players have shown more cards of a company than exist. In veiled games, wrong
// numbers are noticed only when all cards are known.
func WarnTooManyCards(b *calc.Builder, company int) {
	if cards := CardsOut(b.Table, company); cards > CardsEach {
		b.Line("cards.over", "setup", calc.None, company, calc.With("cards", cards), calc.With("max", CardsEach))
		b.AsInstruction()
	}
}

// CardsOut returns the number of a company's cards that players hold, as far as recorded.
func CardsOut(t calc.Table, company int) int {
	return -t.Balance(calc.Market(), calc.Share(company)) - t.Balance(calc.Market(), SplitCard(company)) -
		t.Balance(calc.Rulings(), calc.Share(company)) - t.Balance(calc.Rulings(), SplitCard(company))
}
