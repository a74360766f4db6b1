package brokeryard

import "scripkeeper/calc"

// Options are a table's rules. The zero value is not legal; start from a preset of [Rulebook.Presets].
type Options struct {
	// Deck is the pack: "classic" (hundreds, anti-hundreds, zeros, doubles) or "duel" (12 hundreds and doubles).
	Deck string `json:"deck"`
	// Formula is the number of big and small cards in a hand: "3x5" or "4x6".
	Formula string `json:"formula"`
	// Packs is the number of packs dealt, 1 to 20, or 0 for as many as the players need.
	Packs int `json:"packs"`
	// CountCards refuses cards that cannot be in any hand any more.
	CountCards bool `json:"count_cards"`
	// Summation is the number of effects that count: "standard" (three strongest), "trump" (strongest) or "sum_all".
	Summation string `json:"summation"`
	// ZeroEffects is the number of effects that a zero removes: "3", "4", or "auto" (4 with several packs, 3 with one).
	ZeroEffects string `json:"zero_effects"`
	// ZeroStackOff limits several zeros of one colour to the effect of one.
	ZeroStackOff bool `json:"zero_stack_off"`
	// ZeroFallFirst lets a zero remove falls before rises of the same size.
	ZeroFallFirst bool `json:"zero_ties_fall_first"`
	// ConvertFirst converts doublings and halvings to numbers, which cancel plain numbers of the same size.
	ConvertFirst bool `json:"convert_before_cancel"`
	// StopOrders turns the automatic stop orders on.
	StopOrders bool `json:"stop_orders"`
	// Spread is the distance of a stop order's limit below the price, 1 to 240.
	Spread int `json:"spread"`
	// StopInclusive makes a stop order sell when the price reaches its limit, not only below it.
	StopInclusive bool `json:"stop_inclusive"`
	// StopFillNew makes stop orders sell at the new price instead of at their limit.
	StopFillNew bool `json:"stop_fill_new_price"`
	// StopOptIn lets each player decide before the first round whether to use stop orders for the whole game.
	StopOptIn bool `json:"stop_opt_in"`
	// HoldingsBefore makes awards and penalties count the shares held before the round's trades.
	HoldingsBefore bool `json:"holdings_before"`
	// NoTradeLastRound forbids trades in the last round.
	NoTradeLastRound bool `json:"no_trade_last_round"`
	// SharedVictory lets players with equal capital share the victory; otherwise a toss decides.
	SharedVictory bool `json:"shared_victory"`

	deck  *Deck
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

// mass returns the options of a mass start, where a zero removes four effects even if only one pack is dealt.
func mass() *Options {
	o := classic("3x5")
	o.ZeroEffects = "4"
	return o
}

func (o *Options) choosesStops() bool { return o.StopOrders && o.StopOptIn }

func (o *Options) Check() *calc.Refusal { return calc.CheckOptions(o, "setup") }

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
