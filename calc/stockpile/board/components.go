package board

import "scripkeeper/calc"

// Components of the game (rules A.2). Money is in $K.
const (
	// StartCash is each player's cash at the start, StartCashTwo that with two players.
	StartCash    = 20
	StartCashTwo = 30
	CardsEach    = 10
	// ActionsEach is the number of Boom cards, and of Bust cards. Each moves a company by ActionSteps spaces.
	ActionsEach = 4
	ActionSteps = 2
	// FeesEach is the number of trading fee cards of each amount from 1 to MaxFee. MaxFees is their total.
	FeesEach   = 4
	MaxFee     = 3
	MaxFees    = FeesEach * MaxFee
	MarketDeck = Companies*CardsEach + 2*ActionsEach + MaxFees
	// DollarsPay, DeclarePay and SignPay are dividends per share: for the forecast $$, declared by Deborah, and for a
	// dollar sign on the advanced board. GrahamPay is Graham's extra for each share sold.
	DollarsPay = 2
	DeclarePay = 1
	SignPay    = 1
	GrahamPay  = 1
	// RepeatPay is the payment for a split card when its company splits again.
	RepeatPay = 10
	// majorityPay is the bonus of a sole majority shareholder, tiedPay the bonus of each if several tie.
	majorityPay = 10
	tiedPay     = 5
	MinSeats    = 2
	MaxSeats    = 5
	MaxPiles    = 5
	maxRounds   = 20
)

// Meeples returns each player's number of meeples (bidding pieces): two with two players, otherwise one.
func Meeples(t calc.Table) int {
	if len(t.Layout().Seats) == 2 {
		return 2
	}
	return 1
}

func Piles(t calc.Table) int { return t.Playing() * Meeples(t) }

// Dealt returns the number of market cards in a round: one for each pile and two for each meeple.
func Dealt(t calc.Table) int { return 3 * Piles(t) }

// RoundsFor returns the number of rounds for a number of players.
func RoundsFor(seats int) int {
	switch seats {
	case 2, 4:
		return 6
	case 3:
		return 7
	}
	return 5
}

// DeckLasts reports whether the market deck is enough for rounds 1 to round.
func DeckLasts(t calc.Table, round int) bool {
	used := round * Dealt(t)
	if OptionsOf(t).StartingShare {
		used += len(t.Layout().Seats)
	}
	return used <= MarketDeck
}
