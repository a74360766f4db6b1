package board

import "scripkeeper/calc"

// What the game consists of (rules A.2). Money is in $K.
const (
	// StartCash is what everybody has at first, StartCashTwo with two players.
	StartCash    = 20
	StartCashTwo = 30
	// CardsEach is how many stock cards there are of a company.
	CardsEach = 10
	// ActionsEach is how many Boom and how many Bust cards there are, ActionSteps what one moves.
	ActionsEach = 4
	ActionSteps = 2
	// FeesEach is how many trading fee cards there are of each of the fees 1 to MaxFee; MaxFees are all of them.
	FeesEach = 4
	MaxFee   = 3
	MaxFees  = FeesEach * MaxFee
	// MarketDeck is all these cards.
	MarketDeck = Companies*CardsEach + 2*ActionsEach + MaxFees
	// DollarsPay is what the forecast $$ pays a share, DeclarePay what Deborah declares, SignPay what a dollar sign
	// of the advanced board pays, GrahamPay what Graham gets more for a share.
	DollarsPay = 2
	DeclarePay = 1
	SignPay    = 1
	GrahamPay  = 1
	// RepeatPay is paid for a card in the split portfolio when its stock splits again.
	RepeatPay = 10
	// majorityPay is for the one majority shareholder of a company, tiedPay for each of several.
	majorityPay = 10
	tiedPay     = 5
	// MinSeats and MaxSeats are how few and how many can play, MaxPiles how many piles there are at most.
	MinSeats = 2
	MaxSeats = 5
	MaxPiles = 5
	// maxRounds is the longest calendar that can be chosen.
	maxRounds = 20
)

// Meeples is how many bidding meeples everybody has: two in a game of two.
func Meeples(t calc.Table) int {
	if len(t.Layout().Seats) == 2 {
		return 2
	}
	return 1
}

// Piles is how many stockpiles are on the table.
func Piles(t calc.Table) int { return t.Playing() * Meeples(t) }

// Dealt is how many cards of the market deck a round takes: one for each pile and two for each meeple's player.
func Dealt(t calc.Table) int { return 3 * Piles(t) }

// RoundsFor is how many rounds the calendar has for a number of players.
func RoundsFor(seats int) int {
	switch seats {
	case 2, 4:
		return 6
	case 3:
		return 7
	}
	return 5
}

// DeckLasts reports whether the market deck has the cards of all rounds as far as one.
func DeckLasts(t calc.Table, round int) bool {
	used := round * Dealt(t)
	if OptionsOf(t).StartingShare {
		used += len(t.Layout().Seats)
	}
	return used <= MarketDeck
}
