// Package agreement is what a table agrees on before a game of Stock Market Tycoon: its options, the six companies and
// the deck.
package agreement

import "scripkeeper/calc"

// Options are what a table agrees on before a game of Stock Market Tycoon. The zero value is not a legal set; start
// from a preset of [Rulebook.Presets].
type Options struct {
	// Variant is "standard" (2 to 6 players) or "extended" (7 to 12).
	Variant string `json:"variant"`
	// Mode is "trader", "investor" (with shorts) or "strategist" (with options, dividends and buybacks).
	Mode string `json:"mode"`
	// Years is how many market years the game lasts, Transactions how many rounds of one action each a year has.
	Years        int `json:"years"`
	Transactions int `json:"transactions"`
	// Cash is what everybody has at first; Shares is how many shares of a stock exist.
	Cash   int `json:"cash"`
	Shares int `json:"shares"`
	// Start are the opening prices, which are the face values too.
	Start [Companies]int `json:"start"`
	// Director and Chairman are the shares of a stock that make one, in percent.
	Director int `json:"director"`
	Chairman int `json:"chairman"`
	// ShortCap and OptionCap are how many shares of a stock can be short or under options in a year.
	ShortCap  int `json:"short_cap"`
	OptionCap int `json:"option_cap"`
	// Deck is "listed", "doubled" (everything twice), "specials_14" (14 special cards in Extended too) or "custom".
	Deck string `json:"deck"`
	// Tops, Copies and Specials make a custom deck: the highest card of each stock, how often each price card is in
	// it, and how many of each special card.
	Tops     [Companies]int    `json:"tops"`
	Copies   int               `json:"copies"`
	Specials [SpecialKinds]int `json:"specials"`
	// Hand is the most cards that a player is dealt.
	Hand int `json:"hand"`
	// Hands is "trusted" (nobody types his cards in) or "entered".
	Hands string `json:"hands"`
	// Reveal is how the year end enters the cards: "cards" one by one, "sums" by player, or "totals" by stock.
	Reveal string `json:"reveal"`
	// Order is who begins: the player at the dealer's "left", or "start_right".
	Order string `json:"order"`
	// DirectorKeeps lets a withheld card be held on top of the next hand (director_keeps_card).
	DirectorKeeps bool `json:"director_keeps_card"`
	// NeedCard asks for at least one card of a stock to buy it.
	NeedCard bool `json:"need_card"`
	// FirstBuyer, who needs no cards: the first of the "year", or "first_when_unowned".
	FirstBuyer string `json:"first_buyer"`
	// LastLot lets the last shares be bought though they are fewer than the least purchase (last_lot_ok).
	LastLot bool `json:"last_lot_ok"`
	// SellThousands lets shares be sold by the thousand only (multiples_1000).
	SellThousands bool `json:"multiples_1000"`
	// Zero is what becomes of a stock at 0: "revive", "delist", "restart_at_face" or "recover_to_1".
	Zero string `json:"zero"`
	// ClampEach stops a price at 0 after every card instead of after their sum (clamp_each_card).
	ClampEach bool `json:"clamp_each_card"`
	// Debenture is when it can be claimed: at the "year_end", or "next_year_transaction".
	Debenture string `json:"debenture"`
	// DebentureKeeps lets the claimer keep the shares (debenture_keep_shares).
	DebentureKeeps bool `json:"debenture_keep_shares"`
	// PriceFloor allows a dividend above the price, which then stops at 0 (price_floor_zero).
	PriceFloor bool `json:"price_floor_zero"`
	// RightsThousands rounds rights down to a thousand shares (round_to_1000).
	RightsThousands bool `json:"round_to_1000"`
	// RightsFollow is how the others use rights: on their "own_turn" in the round, or "rights_free_follow".
	RightsFollow string `json:"rights_follow"`
	// NoRightsAtZero forbids rights on a stock at 0.
	NoRightsAtZero bool `json:"no_rights_at_zero"`
	// Suspend is what a Share Suspended resets to: the price of "last_year", or "start_of_reveal".
	Suspend string `json:"suspend"`
	// Directors is "single", or "multi_director": everybody in range.
	Directors string `json:"directors"`
	// Chair is who is Chairman: the "first" to reach it, or "largest_holder".
	Chair string `json:"chair"`
	// Removal is how cards are removed: "free", "one_removal_per_company" or "auto_worst".
	Removal string `json:"removal"`
	// ChairmanFirst lets the Chairman remove before the Directors.
	ChairmanFirst bool `json:"chairman_first"`
	// Thresholds go with the shares outstanding: "percent", or not: "absolute_thresholds".
	Thresholds string `json:"thresholds"`
	// Currency cards are "stacked", rounded ("round_5000") or "compound".
	Currency string `json:"currency"`
	// BuyWhileShort lets a short seller buy the stock (allow_buy_while_short).
	BuyWhileShort bool `json:"allow_buy_while_short"`
	// ShortPays makes short sellers pay dividends (short_pays_dividend).
	ShortPays bool `json:"short_pays_dividend"`
	// FreePremium lets a Chairman set any premium from 1 to 50 percent.
	FreePremium bool `json:"free_premium"`
	// Delivery of options in the money is "cash" or "physical_delivery".
	Delivery string `json:"delivery"`
	// ManualExercise lets the holder decide whether to exercise.
	ManualExercise bool `json:"manual_exercise"`
	// OncePerYear allows one dividend a year to every player and stock (one_per_year).
	OncePerYear bool `json:"one_per_year"`
	// MarketMin asks for a buyback at the market price or above.
	MarketMin bool `json:"market_min"`
	// BuybackThousands lets shares be sold into a buyback by the thousand only (buyback_multiples_1000).
	BuybackThousands bool `json:"buyback_multiples_1000"`
	// ProRata raises the price of a buyback for less than 10,000 shares too.
	ProRata bool `json:"pro_rata"`
	// Unlock opens the modes only to who has played enough: TraderGames finished in Trader mode and InvestorWins.
	Unlock       bool `json:"unlock"`
	TraderGames  int  `json:"trader_games"`
	InvestorWins int  `json:"investor_wins"`

	deck *Deck
}

// What the rules fix.
const (
	// Thousand is what shares are traded in.
	Thousand    = 1_000
	ruleHand    = 10
	unlockGames = 3
	unlockWins  = 2
)

// Limits of the options that are numbers, and of the figures.
const (
	maxYears        = 20
	maxTransactions = 6
	MaxCash         = 1_000_000_000
	maxSupply       = 1_000_000
	maxStart        = 1_000
	maxCopies       = 4
	maxSpecials     = 6
	// MaxPrice is where the price track ends. No rule ends it; no game comes near.
	MaxPrice = 10_000
)

// Check refuses options that do not go together: see the field's own comment for what is possible.
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
