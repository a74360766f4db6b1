// Package agreement holds the options, the six companies and the deck of Stock Market Tycoon.
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
	// Transactions is the number of transaction rounds in a year; each player acts once in each round.
	Transactions int `json:"transactions"`
	// Cash is the starting cash of each player, in dollars.
	Cash int `json:"cash"`
	// Shares is the number of shares of each company, a multiple of 1,000.
	Shares int `json:"shares"`
	// Start lists the opening price of each company, in dollars, which is also its face value.
	Start [Companies]int `json:"start"`
	// Director is the percentage of a company's shares that a director needs.
	Director int `json:"director"`
	// Chairman is the percentage of a company's shares that a chairman needs, at least the percentage in Director.
	Chairman int `json:"chairman"`
	// ShortCap is the largest number of a company's shares that players together can sell short, a multiple of 1,000.
	ShortCap int `json:"short_cap"`
	// OptionCap is the largest number of a company's shares that all players' options can cover, a multiple of 1,000.
	OptionCap int `json:"option_cap"`
	// Deck is "listed" (60 cards, twice as many in the extended variant), "doubled" (every listed card twice as often),
	// "specials_14" (as listed, but with 14 special cards in the extended variant too) or "custom".
	Deck string `json:"deck"`
	// Tops lists the highest card value of each company in a custom deck, a multiple of 5 up to 30; the values run from
	// minus to plus that number.
	Tops [Companies]int `json:"tops"`
	// Copies is the number of copies of each price card in a custom deck.
	Copies int `json:"copies"`
	// Specials lists the number of special cards of each kind in a custom deck, up to 6 each: loan, debenture, rights,
	// suspended, currency +10, currency -10.
	Specials [SpecialKinds]int `json:"specials"`
	// Hand is the largest number of cards dealt to a player; with a small deck, players get fewer.
	Hand int `json:"hand"`
	// Hands is "trusted" (players keep their cards to themselves until the year's end) or "entered" (each hand is
	// entered).
	Hands string `json:"hands"`
	// Reveal is the usual way to enter the cards at a year's end: as "cards" one by one, as "sums" by player, or as
	// "totals" by company.
	Reveal string `json:"reveal"`
	// Order is the player who begins: the one on the dealer's left ("left") or on the dealer's right ("start_right").
	Order string `json:"order"`
	// DirectorKeeps lets a director keep a withheld card in addition to his next hand; otherwise it is discarded.
	DirectorKeeps bool `json:"director_keeps_card"`
	// NeedCard requires buyers to hold a card of the company, except the first buyer; it needs entered hands.
	NeedCard bool `json:"need_card"`
	// FirstBuyer is the buyer who needs no card: the first buyer of the year ("year"), or any buyer while no player
	// holds shares of the company ("first_when_unowned").
	FirstBuyer string `json:"first_buyer"`
	// LastLot allows buying the bank's last shares even if they are fewer than the minimum purchase.
	LastLot bool `json:"last_lot_ok"`
	// SellThousands allows only sales of multiples of 1,000 shares.
	SellThousands bool `json:"multiples_1000"`
	// Zero is what happens to a company at price 0: "revive" (cards can raise its price again), "delist" (it leaves the
	// game), "restart_at_face" (it begins the next year at its face value) or "recover_to_1" (a positive sum of cards
	// raises its price to 1).
	Zero string `json:"zero"`
	// ClampEach stops a price at 0 after each single card; otherwise it stops only after the sum of all cards.
	ClampEach bool `json:"clamp_each_card"`
	// Debenture is the time at which a debenture is claimed: at the end of the year in which the price falls to 0
	// ("year_end"), or as a transaction in the next year ("next_year_transaction").
	Debenture string `json:"debenture"`
	// DebentureKeeps lets a player who claims a debenture keep the shares; otherwise they go back to the bank. At the
	// year's end, a player still claims each company only once. As a transaction, each debenture pays.
	DebentureKeeps bool `json:"debenture_keep_shares"`
	// PriceFloor allows a dividend that exceeds the price, which then stops at 0.
	PriceFloor bool `json:"price_floor_zero"`
	// RightsThousands rounds rights down to multiples of 1,000 shares instead of 500.
	RightsThousands bool `json:"round_to_1000"`
	// RightsFollow is the time at which the other players use rights: each on their "own_turn" later in the round, or
	// all at once ("rights_free_follow").
	RightsFollow string `json:"rights_follow"`
	// NoRightsAtZero forbids rights on a company at price 0.
	NoRightsAtZero bool `json:"no_rights_at_zero"`
	// Suspend is the price that a Share Suspended card restores: the price at the end of "last_year", or at the
	// "start_of_reveal".
	Suspend string `json:"suspend"`
	// Directors is who becomes director: only the largest holder who has enough shares ("single"), or every such holder
	// except the chairman ("multi_director").
	Directors string `json:"directors"`
	// Chair is the holder who becomes chairman: the "first" to have enough shares, or always the "largest_holder".
	Chair string `json:"chair"`
	// Removal is the rule for removing cards: "free" (any card), "one_removal_per_company" (only the lowest card, by
	// the chairman or, without a chairman, by a director) or "auto_worst" (the lowest card is removed automatically for
	// a chairman if it is negative).
	Removal string `json:"removal"`
	// ChairmanFirst lets chairmen remove cards before directors withhold cards.
	ChairmanFirst bool `json:"chairman_first"`
	// Thresholds is what the percentages of offices refer to: "percent" (the shares outstanding) or
	// "absolute_thresholds" (all shares at the start).
	Thresholds string `json:"thresholds"`
	// Currency is how several currency cards are combined: "stacked" (percentages are added), "round_5000" (percentages
	// are added and the change is rounded to $5,000) or "compound" (percentages are multiplied).
	Currency string `json:"currency"`
	// BuyWhileShort lets a player buy shares of a company in which he has an open short.
	BuyWhileShort bool `json:"allow_buy_while_short"`
	// ShortPays makes short sellers pay the company's dividends.
	ShortPays bool `json:"short_pays_dividend"`
	// FreePremium lets a chairman set any option premium from 1 to 50 percent instead of 5, 10 or 15.
	FreePremium bool `json:"free_premium"`
	// Delivery is how an option in the money is settled: in "cash", or by "physical_delivery" at the strike price.
	Delivery string `json:"delivery"`
	// ManualExercise lets the holder decline to exercise an option in the money.
	ManualExercise bool `json:"manual_exercise"`
	// OncePerYear lets each player declare only one dividend a year for each company.
	OncePerYear bool `json:"one_per_year"`
	// MarketMin forbids buybacks below the market price.
	MarketMin bool `json:"market_min"`
	// BuybackThousands allows only sales of multiples of 1,000 shares into a buyback.
	BuybackThousands bool `json:"buyback_multiples_1000"`
	// ProRata raises the price in proportion to the shares bought back, instead of by $5 for every full 10,000.
	ProRata bool `json:"pro_rata"`
	// Unlock ties modes to experience: investor mode needs at least 3 trader games, strategist mode 2 investor wins.
	Unlock bool `json:"unlock"`
	// TraderGames is the number of games that the players have finished in trader mode; Unlock needs it.
	TraderGames int `json:"trader_games"`
	// InvestorWins is the number of games that have been won in investor mode; Unlock needs it.
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
	// MaxPrice is the highest price on the track. The rules set no limit, but no game comes near this price.
	MaxPrice = 10_000
)

// Check refuses options out of bounds, a chairman's percentage below the director's, and a locked mode.
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

func Standard(mode string) *Options {
	return &Options{
		Variant: "standard", Mode: mode, Years: 10, Transactions: 3,
		Cash: 600_000, Shares: 200_000, Start: FaceValues(),
		Director: 25, Chairman: 50, ShortCap: 12_000, OptionCap: 40_000,
		Deck: "listed", Tops: listedTops(), Copies: 1, Specials: listedSpecials(), Hand: ruleHand,
		Hands: "trusted", Reveal: "cards", Order: "left", FirstBuyer: "year", Zero: "revive", Debenture: "year_end",
		RightsFollow: "own_turn", Suspend: "last_year", Directors: "single", Chair: "first", Removal: "free",
		Thresholds: "percent", Currency: "stacked", Delivery: "cash",
	}
}

func Extended(mode string) *Options {
	o := Standard(mode)
	o.Variant, o.Cash, o.Shares, o.Director, o.Chairman, o.OptionCap = "extended", 450_000, 300_000, 20, 40, 60_000
	return o
}
