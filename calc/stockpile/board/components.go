package board

import "scripkeeper/calc"

// The components of the game (rules A.2). Amounts of money are in $K.
const (
	// StartCash is each player's starting cash, StartCashTwo the starting cash in a game of two.
	StartCash    = 20
	StartCashTwo = 30
	CardsEach    = 10
	// ActionsEach is the number of Boom cards, and of Bust cards. Each of them moves a company ActionSteps spaces.
	ActionsEach = 4
	ActionSteps = 2
	// FeesEach is the number of trading fee cards of each amount from 1 to MaxFee. MaxFees is their total number.
	FeesEach   = 4
	MaxFee     = 3
	MaxFees    = FeesEach * MaxFee
	MarketDeck = Companies*CardsEach + 2*ActionsEach + MaxFees
	// The dividend per share is DollarsPay for the forecast $$, DeclarePay if Deborah declares it, and SignPay at a
	// dollar sign on the advanced board. GrahamPay is what Graham gets in addition for each share sold.
	DollarsPay = 2
	DeclarePay = 1
	SignPay    = 1
	GrahamPay  = 1
	// RepeatPay is the payment for a card in the split portfolio when its company splits again.
	RepeatPay = 10
	// majorityPay is the bonus of a sole majority shareholder. tiedPay is the bonus of each if several tie.
	majorityPay = 10
	tiedPay     = 5
	// MinSeats and MaxSeats bound the number of players; MaxPiles bounds the number of stockpiles.
	MinSeats  = 2
	MaxSeats  = 5
	MaxPiles  = 5
	maxRounds = 20
)

// Meeples returns each player's number of bidding meeples: two in a game of two players, and one in other games.
func Meeples(t calc.Table) int {
	if len(t.Layout().Seats) == 2 {
		return 2
	}
	return 1
}

func Piles(t calc.Table) int { return t.Playing() * Meeples(t) }

// Dealt returns the number of market cards that a round uses: one for each pile and two for each meeple.
func Dealt(t calc.Table) int { return 3 * Piles(t) }

// RoundsFor returns the calendar's number of rounds for a number of players.
func RoundsFor(seats int) int {
	switch seats {
	case 2, 4:
		return 6
	case 3:
		return 7
	}
	return 5
}

// DeckLasts reports whether the market deck is enough for all rounds up to the given one.
func DeckLasts(t calc.Table, round int) bool {
	used := round * Dealt(t)
	if OptionsOf(t).StartingShare {
		used += len(t.Layout().Seats)
	}
	return used <= MarketDeck
}
