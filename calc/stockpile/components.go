package stockpile

import "scripkeeper/calc"

// What the game consists of (rules A.2). Money is in $K.
const (
	// startCash is what everybody has at first, startCashTwo with two players.
	startCash    = 20
	startCashTwo = 30
	// cardsEach is how many stock cards there are of a company.
	cardsEach = 10
	// actionsEach is how many Boom and how many Bust cards there are, actionSteps what one moves.
	actionsEach = 4
	actionSteps = 2
	// feesEach is how many trading fee cards there are of each of the fees 1 to mostFee; mostFees are all of them.
	feesEach = 4
	maxFee   = 3
	maxFees  = feesEach * maxFee
	// marketDeck is all these cards.
	marketDeck = Companies*cardsEach + 2*actionsEach + maxFees
	// dollarsPay is what the forecast $$ pays a share, declarePay what Deborah declares, signPay what a dollar sign
	// of the advanced board pays, grahamPay what Graham gets more for a share.
	dollarsPay = 2
	declarePay = 1
	signPay    = 1
	grahamPay  = 1
	// repeatPay is paid for a card in the split portfolio when its stock splits again.
	repeatPay = 10
	// majorityPay is for the one majority shareholder of a company, tiedPay for each of several.
	majorityPay = 10
	tiedPay     = 5
	// minSeats and maxSeats are how few and how many can play, mostPiles how many piles there are at most.
	minSeats = 2
	maxSeats = 5
	maxPiles = 5
	// maxRounds is the longest calendar that can be chosen.
	maxRounds = 20
)

// meeples is how many bidding meeples everybody has: two in a game of two.
func meeples(t calc.Table) int {
	if len(t.Layout().Seats) == 2 {
		return 2
	}
	return 1
}

// piles is how many stockpiles are on the table.
func piles(t calc.Table) int { return t.Playing() * meeples(t) }

// dealt is how many cards of the market deck a round takes: one for each pile and two for each meeple's player.
func dealt(t calc.Table) int { return 3 * piles(t) }

// roundsFor is how many rounds the calendar has for a number of players.
func roundsFor(seats int) int {
	switch seats {
	case 2, 4:
		return 6
	case 3:
		return 7
	}
	return 5
}

// deckLasts reports whether the market deck has the cards of all rounds as far as one.
func deckLasts(t calc.Table, round int) bool {
	used := round * dealt(t)
	if optionsOf(t).StartingShare {
		used += len(t.Layout().Seats)
	}
	return used <= marketDeck
}
