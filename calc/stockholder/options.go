package stockholder

import "scripkeeper/calc"

// Options are what a table agrees on before a game of Stockholder. The zero value is not a legal set; start from
// a preset of [Rulebook.Presets].
type Options struct {
	// Deck is "classic" (52 cards) or "broker1961" (68 cards).
	Deck string `json:"deck"`
	// Formula is how many big and small cards a hand has: "3x5", "4x6" or "5x7" with the classic deck,
	// "2x3x5" with that of Broker 1961.
	Formula string `json:"formula"`
	// Packs is how many packs are shuffled together, 1 to 4.
	Packs int `json:"packs"`
	// CountCards refuses cards that can't be in anybody's hand any more.
	CountCards bool `json:"count_cards"`
	// Min, Max and Step are the price scale, Start the price of every share at first.
	Min   int `json:"min"`
	Max   int `json:"max"`
	Step  int `json:"step"`
	Start int `json:"start"`
	// StartCash and StartShares are what everybody has at first; the shares are of each colour.
	StartCash   int `json:"start_cash"`
	StartShares int `json:"start_shares"`
	// Certificates is how many shares of a colour exist, 0 for no limit (house rule certificates_limited).
	Certificates int `json:"certificates"`
	// Rounding of a half that is not on the scale: "up", "half_down" or "none".
	Rounding string `json:"rounding"`
	// Zeroing is what holders do about shares whose price fell below Min: "repurchase" as far as the cash goes,
	// "repurchase_optional", or "penalty20": pay the penalty for each share or return it.
	Zeroing string `json:"zeroing"`
	// Penalty is what penalty20 asks for a share.
	Penalty int `json:"penalty"`
	// RepurchaseFirst lets repurchases come before dividends (house rule repurchase_before_dividends).
	RepurchaseFirst bool `json:"repurchase_before_dividends"`
	// Step3Gross counts every share bought in step 1 as locked in step 3, also when others of that colour were
	// sold in step 1 (house rule step3_gross).
	Step3Gross bool `json:"step3_gross"`
	// NoTradeLastRound forbids trades in the last round even to a player who has more than one card left
	// (house rule no_trade_all_last_round).
	NoTradeLastRound bool `json:"no_trade_all_last_round"`
	// NoTradeChanged forbids step 3 trades of the colours that the card changed (Broker 1961).
	NoTradeChanged bool `json:"no_trade_changed"`
	// RotateStart lets each round begin with the next player (house rule rotate_start).
	RotateStart bool `json:"rotate_start"`
	// Bankruptcy is "text": out at once, or "online": tested when the player's turn comes.
	Bankruptcy string `json:"bankruptcy"`
	// Draw is "shared": equal worth shares the place, or "order": the earlier in move order is placed first.
	Draw string `json:"draw"`

	deck *Deck
}

// Limits of the options that are numbers.
const (
	maxPacks  = 4
	maxPrice  = 10_000
	maxStart  = 100_000
	maxShares = 1_000
	// maxSeats is how many can play with a deck that is not counted.
	maxSeats = 12
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

// scale is the price scale. Without rounding a price may stand between the steps.
func (o *Options) scale() calc.Scale {
	if o.Rounding == "none" {
		return calc.Scale{Min: o.Min, Max: o.Max, Step: 1}
	}
	return calc.Scale{Min: o.Min, Max: o.Max, Step: o.Step}
}

// Check refuses options that do not go together: see the field's own comment for what is possible.
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

// Form describes the options. The formulas depend on the deck.
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

// steps are the steps that every number on a card is a multiple of.
func steps() calc.Allowed {
	return calc.Allowed{Choices: []calc.Choice{{Value: 10, Key: "10"}, {Value: 5, Key: "5"}, {Value: 2, Key: "2"},
		{Value: 1, Key: "1"}}}
}
