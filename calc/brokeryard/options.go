package brokeryard

import "scripkeeper/calc"

// Options are what a table agrees on before a game of Broker-Yard. The zero value is not a legal set; start from a
// preset of [Rulebook.Presets].
type Options struct {
	// Deck is "classic" (hundreds, anti-hundreds, zeros, doubles) or "duel" (12 hundreds and doubles).
	Deck string `json:"deck"`
	// Formula is how many big and small cards a hand has: "3x5" or "4x6".
	Formula string `json:"formula"`
	// Packs is how many packs are dealt, 1 to 20, or 0 for as many as the players need.
	Packs int `json:"packs"`
	// CountCards refuses cards that can't be in anybody's hand any more.
	CountCards bool `json:"count_cards"`
	// Summation is "standard" (the three strongest effects), "trump" (the strongest) or "sum_all".
	Summation string `json:"summation"`
	// ZeroEffects is how many effects a zero takes away: "auto" (3, or 4 when more than one pack is dealt), "3" or "4".
	ZeroEffects string `json:"zero_effects"`
	// ZeroStackOff lets several zeros of one colour take away no more than one does.
	ZeroStackOff bool `json:"zero_stack_off"`
	// ZeroFallFirst lets a zero take away falls before rises of the same size.
	ZeroFallFirst bool `json:"zero_ties_fall_first"`
	// ConvertFirst lets doublings and halvings, turned into numbers, cancel plain numbers of the same size.
	ConvertFirst bool `json:"convert_before_cancel"`
	// StopOrders turns the automatic stop orders on, Spread below the price.
	StopOrders bool `json:"stop_orders"`
	Spread     int  `json:"spread"`
	// StopInclusive lets a stop order work at its limit too, not only below it.
	StopInclusive bool `json:"stop_inclusive"`
	// StopFillNew sells at the new price instead of the limit.
	StopFillNew bool `json:"stop_fill_new_price"`
	// StopOptIn lets each player choose for the whole game whether stop orders work for him.
	StopOptIn bool `json:"stop_opt_in"`
	// HoldingsBefore counts awards and penalties on the shares held before the round's trades.
	HoldingsBefore bool `json:"holdings_before"`
	// NoTradeLastRound forbids trades in the last round.
	NoTradeLastRound bool `json:"no_trade_last_round"`
	// SharedVictory lets those with equal capital share the victory; else a toss decides.
	SharedVictory bool `json:"shared_victory"`

	deck *Deck
	// dealt is how many packs are dealt.
	dealt int
}

func classic(formula string) *Options {
	return &Options{
		Deck: "classic", Formula: formula, CountCards: true, Summation: "standard", ZeroEffects: "auto",
		Spread: defaultSpread,
	}
}

func trump() *Options {
	o := classic("3x5")
	o.Summation = "trump"
	return o
}

func stops() *Options {
	o := classic("3x5")
	o.StopOrders = true
	return o
}

func duel() *Options {
	o := classic("4x6")
	o.Deck = "duel"
	return o
}

// mass is the mode of mass start. Zeros take four effects away however many come, because more than one pack may
// be dealt.
func mass() *Options {
	o := classic("3x5")
	o.ZeroEffects = "4"
	return o
}

// choosesStops reports whether each player chooses stop orders for himself.
func (o *Options) choosesStops() bool { return o.StopOrders && o.StopOptIn }

// Check refuses values that an option does not have: see the field's own comment for what is possible.
func (o *Options) Check() *calc.Refusal { return calc.CheckOptions(o, "setup") }

// Form describes the options.
func (o *Options) Form() calc.Form {
	return calc.Form{Fields: []*calc.Field{
		calc.OneOf("deck", &o.Deck, "classic", "duel"),
		calc.OneOf("formula", &o.Formula, "3x5", "4x6"),
		calc.Amount("packs", &o.Packs, calc.Range(0, maxPacks)),
		calc.Flag("count_cards", &o.CountCards),
		calc.OneOf("summation", &o.Summation, "standard", "trump", "sum_all"),
		calc.OneOf("zero_effects", &o.ZeroEffects, "auto", "3", "4"),
		calc.Flag("zero_stack_off", &o.ZeroStackOff),
		calc.Flag("zero_ties_fall_first", &o.ZeroFallFirst),
		calc.Flag("convert_before_cancel", &o.ConvertFirst),
		calc.Flag("stop_orders", &o.StopOrders),
		calc.Amount("spread", &o.Spread, calc.Range(1, highest-lowest)),
		calc.Flag("stop_inclusive", &o.StopInclusive),
		calc.Flag("stop_fill_new_price", &o.StopFillNew),
		calc.Flag("stop_opt_in", &o.StopOptIn),
		calc.Flag("holdings_before", &o.HoldingsBefore),
		calc.Flag("no_trade_last_round", &o.NoTradeLastRound),
		calc.Flag("shared_victory", &o.SharedVictory),
	}}
}
