package stockholder

import "scripkeeper/calc"

// Options are a table's rules. The zero value is not legal; start from a preset of [Rulebook.Presets].
type Options struct {
	// Deck is the deck: "classic" (52 cards) or "broker1961" (68 cards).
	Deck string `json:"deck"`
	// Formula is the number of big and small cards in a hand: "3x5", "4x6" or "5x7", in Broker 1961 "2x3x5".
	Formula string `json:"formula"`
	// Packs is the number of packs shuffled together, 1 to 4.
	Packs int `json:"packs"`
	// CountCards refuses cards that cannot be in any hand any more.
	CountCards bool `json:"count_cards"`
	// Min is the lowest price, 1 to 10,000 and a multiple of Step.
	Min int `json:"min"`
	// Max is the highest price, above Min, at most 10,000 and a multiple of Step.
	Max int `json:"max"`
	// Step is the distance between neighbouring prices on the scale: 10, 5, 2 or 1.
	Step int `json:"step"`
	// Start is the opening price of every share, from Min to Max and a multiple of Step.
	Start int `json:"start"`
	// StartCash is each player's cash at the start, 0 to 100,000.
	StartCash int `json:"start_cash"`
	// StartShares is each player's number of shares of each colour at the start, 0 to 1,000.
	StartShares int `json:"start_shares"`
	// Certificates is the number of shares of each colour that exist, 0 for no limit (house rule certificates_limited).
	Certificates int `json:"certificates"`
	// Rounding is how a price between two steps is rounded: "up", "half_down" or "none".
	Rounding string `json:"rounding"`
	// Zeroing is what happens to shares whose price falls below Min: "repurchase" (holders buy back all that their cash
	// allows), "repurchase_optional" (any number), or "penalty20" (they pay Penalty a share or return it).
	Zeroing string `json:"zeroing"`
	// Penalty is the price of keeping a zeroed share under "penalty20", 1 to 10,000.
	Penalty int `json:"penalty"`
	// RepurchaseFirst makes repurchases come before dividends (house rule repurchase_before_dividends).
	RepurchaseFirst bool `json:"repurchase_before_dividends"`
	// Step3Gross forbids selling in step 3 the shares bought in step 1, even if other shares of that colour were sold
	// in step 1 (house rule step3_gross).
	Step3Gross bool `json:"step3_gross"`
	// NoTradeLastRound forbids all trades in the last round (house rule no_trade_all_last_round).
	NoTradeLastRound bool `json:"no_trade_all_last_round"`
	// NoTradeChanged forbids step 3 trades in the colours that the card changed (Broker 1961).
	NoTradeChanged bool `json:"no_trade_changed"`
	// RotateStart makes each round begin one seat further on, or with the next player who can move (house rule
	// rotate_start).
	RotateStart bool `json:"rotate_start"`
	// Bankruptcy is the time of the bankruptcy test: "text" (at once) or "online" (when the player's turn comes).
	Bankruptcy string `json:"bankruptcy"`
	// Draw is the ranking of players with equal capital: "shared" (they share the place) or "order" (the earlier in
	// move order comes first).
	Draw string `json:"draw"`

	deck *Deck
}

const (
	maxPacks  = 4
	maxPrice  = 10_000
	maxStart  = 100_000
	maxShares = 1_000
	maxSeats  = 12 // for a deck whose cards are not counted
)

func classic(formula string) *Options {
	return &Options{
		Deck: "classic", Formula: formula, Packs: 1, CountCards: true,
		Min: 10, Max: 250, Step: 10, Start: 100, StartShares: 1,
		Rounding: "up", Zeroing: "repurchase", Penalty: 20, Bankruptcy: "text", Draw: "shared",
	}
}

func online() *Options {
	o := classic("4x6")
	o.Bankruptcy, o.Draw, o.NoTradeLastRound = "online", "order", true
	return o
}

func broker1961() *Options {
	o := classic("2x3x5")
	o.Deck, o.Rounding, o.Zeroing = "broker1961", "none", "penalty20"
	o.StartCash, o.StartShares, o.Certificates, o.NoTradeChanged = 300, 0, 40, true
	return o
}

// penalizes reports whether the owners of zeroed shares pay a penalty instead of buying the shares back.
func (o *Options) penalizes() bool { return o.Zeroing == "penalty20" }

// scale returns the price scale. Without rounding, prices can lie between the steps.
func (o *Options) scale() calc.Scale {
	if o.Rounding == "none" {
		return calc.Scale{Min: o.Min, Max: o.Max, Step: 1}
	}
	return calc.Scale{Min: o.Min, Max: o.Max, Step: o.Step}
}

func (o *Options) Check() *calc.Refusal {
	if refusal := calc.CheckOptions(o, "setup"); refusal != nil {
		return refusal
	}
	switch {
	case o.Max <= o.Min:
		return calc.Refuse("option.bounds", "max").Under("setup").With("min", o.Min).With("max", o.Max)
	case o.Min%o.Step != 0:
		return calc.Refuse("option.step", "min").Under("setup").With("value", o.Min).With("step", o.Step)
	case o.Max%o.Step != 0:
		return calc.Refuse("option.step", "max").Under("setup").With("value", o.Max).With("step", o.Step)
	case o.Start%o.Step != 0:
		return calc.Refuse("option.step", "start").Under("setup").With("value", o.Start).With("step", o.Step)
	case o.Start < o.Min || o.Start > o.Max:
		return calc.Refuse("option.range", "start").Under("setup").
			With("value", o.Start).With("min", o.Min).With("max", o.Max)
	}
	return nil
}

func (o *Options) Form() calc.Form {
	return calc.Form{Fields: []*calc.Field{
		calc.OneOf("deck", &o.Deck, "classic", "broker1961"),
		calc.OneOf("formula", &o.Formula, formulas(o.Deck)...),
		calc.Amount("packs", &o.Packs, calc.Range(1, maxPacks)),
		calc.Flag("count_cards", &o.CountCards),
		calc.Amount("min", &o.Min, calc.Range(1, maxPrice)),
		calc.Amount("max", &o.Max, calc.Range(1, maxPrice)),
		calc.Amount("step", &o.Step, steps()),
		calc.Amount("start", &o.Start, calc.Range(1, maxPrice)),
		calc.Amount("start_cash", &o.StartCash, calc.Range(0, maxStart)),
		calc.Amount("start_shares", &o.StartShares, calc.Range(0, maxShares)),
		calc.Amount("certificates", &o.Certificates, calc.Range(0, maxStart)),
		calc.OneOf("rounding", &o.Rounding, "up", "half_down", "none"),
		calc.OneOf("zeroing", &o.Zeroing, "repurchase", "repurchase_optional", "penalty20"),
		calc.Amount("penalty", &o.Penalty, calc.Range(1, maxPrice)),
		calc.Flag("repurchase_before_dividends", &o.RepurchaseFirst),
		calc.Flag("step3_gross", &o.Step3Gross),
		calc.Flag("no_trade_all_last_round", &o.NoTradeLastRound),
		calc.Flag("no_trade_changed", &o.NoTradeChanged),
		calc.Flag("rotate_start", &o.RotateStart),
		calc.OneOf("bankruptcy", &o.Bankruptcy, "text", "online"),
		calc.OneOf("draw", &o.Draw, "shared", "order"),
	}}
}

// steps returns the choices for [Options.Step]: the common divisors of all numbers on cards.
func steps() calc.Allowed {
	return calc.Allowed{Choices: []calc.Choice{{Value: 10, Key: "10"}, {Value: 5, Key: "5"}, {Value: 2, Key: "2"},
		{Value: 1, Key: "1"}}}
}
