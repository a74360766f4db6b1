package board

import "scripkeeper/calc"

// Components of the game (rules A.2). Money is in $K.
const (
	// StartCash is each player's cash at the start. With two players, it is StartCashTwo.
	StartCash    = 20
	StartCashTwo = 30
	CardsEach    = 10
	// ActionsEach is the number of Boom cards, and of Bust cards. Each moves a company by ActionSteps spaces.
	ActionsEach = 4
	ActionSteps = 2
	// FeesEach is the number of trading fee cards of each amount from 1 to MaxFee. MaxFees is the number of all such
	// cards.
	FeesEach   = 4
	MaxFee     = 3
	MaxFees    = FeesEach * MaxFee
	MarketDeck = Companies*CardsEach + 2*ActionsEach + MaxFees
	// DollarsPay is the dividend per share for the forecast $$, DeclarePay the dividend that Deborah declares, and
	// SignPay the dividend for a dollar sign on the advanced board. GrahamPay is Graham's extra for each share sold.
	DollarsPay = 2
	DeclarePay = 1
	SignPay    = 1
	GrahamPay  = 1
	// RepeatPay is the payment for a split card when its company splits again.
	RepeatPay = 10
	// majorityPay is the bonus of a sole majority shareholder. If several tie, each gets tiedPay.
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

func RoundsFor(seats int) int {
	switch seats {
	case 2, 4:
		return 6
	case 3:
		return 7
	}
	return 5
}

// DeckLasts reports whether the market deck is enough for all rounds up to the given round.
func DeckLasts(t calc.Table, round int) bool {
	used := round * Dealt(t)
	if OptionsOf(t).StartingShare {
		used += len(t.Layout().Seats)
	}
	return used <= MarketDeck
}
