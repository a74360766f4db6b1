// Package agreement holds what a table of Stock Market Tycoon agrees on: its options, the six companies and the deck.
package agreement

import "scripkeeper/calc"

// Options are the options of one game. The zero value is not valid; start from a preset of [Rulebook.Presets].
type Options struct {
	// Variant is "standard" (for 2 to 6 players) or "extended" (for 7 to 12).
	Variant string `json:"variant"`
	// Mode is "trader", "investor" (adds shorts) or "strategist" (adds options, dividends and buybacks too).
	Mode string `json:"mode"`
	// Years is the number of market years the game lasts.
	Years int `json:"years"`
	// Transactions is the number of transaction rounds in a year; each player acts once in each.
	Transactions int `json:"transactions"`
	// Cash is the starting cash of each player, in dollars.
	Cash int `json:"cash"`
	// Shares is the number of shares of each company, in whole thousands.
	Shares int `json:"shares"`
	// Start are the opening prices by company, in dollars; they are the face values too.
	Start [Companies]int `json:"start"`
	// Director is the percentage of a company's shares that a director needs.
	Director int `json:"director"`
	// Chairman is the percentage of a company's shares that a chairman needs, at least as high as that of a director.
	Chairman int `json:"chairman"`
	// ShortCap is the most shares of one company that all players together can have short, in whole thousands.
	ShortCap int `json:"short_cap"`
	// OptionCap is the most shares of one company that all players together can have under options, in whole thousands.
	OptionCap int `json:"option_cap"`
	// Deck is "listed" (60 cards, twice as many in the extended variant), "doubled" (every listed card twice as often),
	// "specials_14" (as listed, but with 14 special cards in the extended variant too) or "custom".
	Deck string `json:"deck"`
	// Tops are the highest card values of a custom deck by company, multiples of 5 up to 30; cards run from minus to
	// plus that value.
	Tops [Companies]int `json:"tops"`
	// Copies is the number of copies of each price card in a custom deck.
	Copies int `json:"copies"`
	// Specials are the numbers of special cards in a custom deck, up to 6 each: loan, debenture, rights, suspended,
	// currency +10, currency -10.
	Specials [SpecialKinds]int `json:"specials"`
	// Hand is the most cards a player is dealt; with a small deck he gets fewer.
	Hand int `json:"hand"`
	// Hands is "trusted" (players keep their cards to themselves until the year's end) or "entered" (each hand is
	// entered).
	Hands string `json:"hands"`
	// Reveal is the usual way to enter the cards at a year's end: "cards" one by one, "sums" by player, or "totals" by
	// company.
	Reveal string `json:"reveal"`
	// Order is "left" if the player at the dealer's left begins, "start_right" if the one at his right does.
	Order string `json:"order"`
	// DirectorKeeps lets a director keep a withheld card in addition to his next hand; otherwise it is discarded.
	DirectorKeeps bool `json:"director_keeps_card"`
	// NeedCard requires a buyer to hold a card of the company, except the first buyer; it is checked only if hands are
	// entered.
	NeedCard bool `json:"need_card"`
	// FirstBuyer is the buyer who needs no cards: the first of the "year", or "first_when_unowned" while no player
	// holds shares of the company.
	FirstBuyer string `json:"first_buyer"`
	// LastLot lets the bank's last shares be bought even if they are fewer than the minimum purchase.
	LastLot bool `json:"last_lot_ok"`
	// SellThousands allows sales in whole thousands only.
	SellThousands bool `json:"multiples_1000"`
	// Zero is the fate of a company at price 0: "revive" (it rises again by cards), "delist" (it leaves the game),
	// "restart_at_face" (the next year opens at face value) or "recover_to_1" (a positive sum of cards lifts it to 1).
	Zero string `json:"zero"`
	// ClampEach stops a price at 0 after each single card; otherwise only after the sum of all cards.
	ClampEach bool `json:"clamp_each_card"`
	// Debenture is the time to claim a debenture: at the "year_end" of the fall to 0, or as a "next_year_transaction".
	Debenture string `json:"debenture"`
	// DebentureKeeps lets the claimer of a debenture keep the shares; otherwise they go back to the bank.
	DebentureKeeps bool `json:"debenture_keep_shares"`
	// PriceFloor allows a dividend above the price, which then stops at 0.
	PriceFloor bool `json:"price_floor_zero"`
	// RightsThousands rounds rights down to whole thousands of shares instead of 500.
	RightsThousands bool `json:"round_to_1000"`
	// RightsFollow is the time for the other players to use rights: each on his "own_turn" later in the round, or all
	// at once with "rights_free_follow".
	RightsFollow string `json:"rights_follow"`
	// NoRightsAtZero forbids rights on a company at price 0.
	NoRightsAtZero bool `json:"no_rights_at_zero"`
	// Suspend is the price that a Share Suspended card restores: that of the end of "last_year", or that at the
	// "start_of_reveal".
	Suspend string `json:"suspend"`
	// Directors is "single" (only the largest holder with enough shares) or "multi_director" (every such holder but the
	// chairman).
	Directors string `json:"directors"`
	// Chair is the holder who becomes chairman: the "first" to have enough shares, or always the "largest_holder".
	Chair string `json:"chair"`
	// Removal is the rule for removing cards: "free" (any card), "one_removal_per_company" (only the lowest card, by
	// the chairman or, without one, a director) or "auto_worst" (a chairman removes the lowest card automatically if it
	// is negative).
	Removal string `json:"removal"`
	// ChairmanFirst lets chairmen remove cards before directors withhold theirs.
	ChairmanFirst bool `json:"chairman_first"`
	// Thresholds is "percent" (of the shares outstanding) or "absolute_thresholds" (of all shares at the start).
	Thresholds string `json:"thresholds"`
	// Currency is the effect of several currency cards: "stacked" (percentages are added), "round_5000" (added, and the
	// change rounded to $5,000) or "compound" (percentages multiply).
	Currency string `json:"currency"`
	// BuyWhileShort lets a player buy shares of a company that he is short of.
	BuyWhileShort bool `json:"allow_buy_while_short"`
	// ShortPays makes short sellers pay the dividends of the company.
	ShortPays bool `json:"short_pays_dividend"`
	// FreePremium lets a chairman set any option premium from 1 to 50 percent instead of 5, 10 or 15.
	FreePremium bool `json:"free_premium"`
	// Delivery is the settlement of options in the money: "cash", or "physical_delivery" of shares at the strike price.
	Delivery string `json:"delivery"`
	// ManualExercise lets the holder decline to exercise an option in the money.
	ManualExercise bool `json:"manual_exercise"`
	// OncePerYear limits each player to one dividend a year on each company.
	OncePerYear bool `json:"one_per_year"`
	// MarketMin forbids buybacks below the market price.
	MarketMin bool `json:"market_min"`
	// BuybackThousands allows sales into a buyback in whole thousands only.
	BuybackThousands bool `json:"buyback_multiples_1000"`
	// ProRata raises the price in proportion to the shares bought back, instead of $5 for every full 10,000.
	ProRata bool `json:"pro_rata"`
	// Unlock requires experience: at least 3 trader games for investor mode and 2 investor wins for strategist mode.
	Unlock bool `json:"unlock"`
	// TraderGames is the number of games finished in trader mode, which unlocking investor mode checks.
	TraderGames int `json:"trader_games"`
	// InvestorWins is the number of games won in investor mode, which unlocking strategist mode checks.
	InvestorWins int `json:"investor_wins"`

	deck *Deck
}

const (
	// Thousand is the number of shares in a trading unit.
	Thousand    = 1_000
	ruleHand    = 10
	unlockGames = 3
	unlockWins  = 2
)

const (
	maxYears        = 20
	maxTransactions = 6
	MaxCash         = 1_000_000_000
	maxSupply       = 1_000_000
	maxStart        = 1_000
	maxCopies       = 4
	maxSpecials     = 6
	// MaxPrice ends the price track. No rule sets an end; no game comes near this one.
	MaxPrice = 10_000
)

// Check also refuses a chairman's percentage below the director's and a mode that is still locked.
func (o *Options) Check() *calc.Refusal {
	if refusal := calc.CheckOptions(o, "setup"); refusal != nil {
		return refusal
	}
	switch {
	case o.Chairman < o.Director:
		return calc.Refuse("option.thresholds", "chairman").Under("chairman").With("value", o.Chairman).
			With("min", o.Director)
	case o.Unlock && o.Mode == "investor" && o.TraderGames < unlockGames:
		return calc.Refuse("option.unlock.investor", "mode").Under("house.unlock").
			With("value", o.TraderGames).With("min", unlockGames)
	case o.Unlock && o.Mode == "strategist" && o.InvestorWins < unlockWins:
		return calc.Refuse("option.unlock.strategist", "mode").Under("house.unlock").
			With("value", o.InvestorWins).With("min", unlockWins)
	}
	return nil
}
