package board

import "scripkeeper/calc"

// The components of the game (rules A.2). Money is in $K.
const (
	// StartCash is each player's starting cash, StartCashTwo that in a game of two.
	StartCash    = 20
	StartCashTwo = 30
	CardsEach    = 10
	// ActionsEach is the number of Boom and of Bust cards, ActionSteps the spaces that one moves.
	ActionsEach = 4
	ActionSteps = 2
	// FeesEach is the number of trading fee cards of each amount from 1 to MaxFee; MaxFees is their total.
	FeesEach   = 4
	MaxFee     = 3
	MaxFees    = FeesEach * MaxFee
	MarketDeck = Companies*CardsEach + 2*ActionsEach + MaxFees
	// DollarsPay is the pay for a share at forecast $$, DeclarePay at Deborah's dividend, SignPay at a dollar sign of
	// the advanced board. GrahamPay is Graham's extra for each share sold.
	DollarsPay = 2
	DeclarePay = 1
	SignPay    = 1
	GrahamPay  = 1
	// RepeatPay is the pay for a card in the split portfolio at another split.
	RepeatPay = 10
	// majorityPay is the bonus of a sole majority shareholder, tiedPay that of each of several.
	majorityPay = 10
	tiedPay     = 5
	// MinSeats and MaxSeats limit the players, MaxPiles the stockpiles.
	MinSeats  = 2
	MaxSeats  = 5
	MaxPiles  = 5
	maxRounds = 20
)

// Meeples returns the bidding meeples of each player: two in a game of two, else one.
func Meeples(t calc.Table) int {
	if len(t.Layout().Seats) == 2 {
		return 2
	}
	return 1
}

func Piles(t calc.Table) int { return t.Playing() * Meeples(t) }

// Dealt returns the market deck cards that a round uses: one for each pile and two for each meeple.
func Dealt(t calc.Table) int { return 3 * Piles(t) }

// RoundsFor returns the rounds of the calendar for a number of players.
func RoundsFor(seats int) int {
	switch seats {
	case 2, 4:
		return 6
	case 3:
		return 7
	}
	return 5
}

// DeckLasts reports whether the market deck suffices for all rounds up to the given one.
func DeckLasts(t calc.Table, round int) bool {
	used := round * Dealt(t)
	if OptionsOf(t).StartingShare {
		used += len(t.Layout().Seats)
	}
	return used <= MarketDeck
}
