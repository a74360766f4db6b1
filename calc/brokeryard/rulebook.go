// Package brokeryard is the rulebook of Broker-Yard: four colours of shares, a hand of cards, and an update of all
// prices at the end of each round. [Round] records a round, [Stops] the choice of stop orders, [Toss] the winner of a
// toss.
package brokeryard

import "scripkeeper/calc"

// MaxSeats is the largest number of players at a table. Mass starts have that many.
const MaxSeats = 60

type Rulebook struct{}

func (Rulebook) ID() string      { return "brokeryard" }
func (Rulebook) Version() int    { return 1 }
func (Rulebook) Rules() []string { return rules() }

func (Rulebook) Presets() []calc.Preset {
	return []calc.Preset{
		{Key: "3x5", Options: classic("3x5")},
		{Key: "4x6", Options: classic("4x6")},
		{Key: "trump", Options: trump()},
		{Key: "stops", Options: stops()},
		{Key: "duel", Options: duel()},
		{Key: "mass", Options: mass()},
	}
}

// Open deals the opening shares (chapter Start of the game). Refusals: option.*, name.*, seats.*.
func (r Rulebook) Open(options calc.Options, names []string) (calc.Table, calc.Statement, *calc.Refusal) {
	given, seats, refusal := calc.Sit[*Options](options, names, "formula", r.Seats)
	if refusal != nil {
		if refusal.Code == "seats.many" && len(names) > MaxSeats {
			refusal.Code, refusal.Rule = "seats.limit", "setup"
		}
		return calc.Table{}, calc.Statement{}, refusal
	}
	o := *given
	o.deck = o.buildDeck()
	o.dealt = o.packsFor(len(seats))
	return calc.Build(calc.NewTable(layout(&o, seats)), nil, deal)
}

func optionsOf(t calc.Table) *Options { return calc.OptionsOf[*Options](t) }

func DeckOf(t calc.Table) *Deck { return optionsOf(t).deck }

func (Rulebook) Expected(t calc.Table) calc.Expected {
	beside := []calc.Entry{&calc.Ruling{Seat: calc.None}, &Position{}}
	if t.Over() {
		return calc.Expected{Beside: beside}
	}
	next := calc.Entry(NewRound(t))
	switch PhaseOf(t) {
	case PhaseStops:
		next = &Stops{}
	case PhaseToss:
		next = &Toss{Seat: calc.None}
	}
	leave := &calc.Leave{Seat: calc.None}
	return calc.Expected{Next: []calc.Entry{next}, Beside: append([]calc.Entry{leave}, beside...)}
}

func (Rulebook) Blanks() []calc.Entry {
	return []calc.Entry{
		&Round{}, &Stops{}, &Toss{}, &calc.Leave{}, &calc.Ruling{}, &calc.Count{}, &Position{},
	}
}

func (Rulebook) Highlights() map[string]calc.Highlight {
	return map[string]calc.Highlight{
		"award": calc.Dividend, "penalty": calc.Penalty, "bankrupt.debt": calc.Bankruptcy,
		"bankrupt.left": calc.Bankruptcy,
	}
}

func deal(b *calc.Builder) {
	l, o := b.Layout(), optionsOf(b.Table)
	b.Line("begin", "setup", calc.None, calc.None, calc.With("price", opening), calc.With("rounds", l.Rounds),
		calc.With("packs", o.dealt))
	b.Set(calc.RoundMark, 1)
	b.Set(phaseMark(b.Table), phaseBefore(b.Table))
	for company := range l.Companies {
		b.Set(l.PriceMark(company), opening)
	}
	for seat := range l.Seats {
		b.Line("deal", "setup", seat, calc.None, calc.With("shares", openingShares))
		b.Deal(seat, 0, openingShares)
	}
}

// Seats allows up to [MaxSeats] players. If cards are counted and the number of packs is fixed, the packs must also
// have enough cards for all hands.
func (Rulebook) Seats(options calc.Options) (low, high int) {
	o, ok := options.(*Options)
	if !ok || o == nil {
		return 0, 0
	}
	if o.Packs < 1 || !o.CountCards {
		return 2, MaxSeats
	}
	return 2, min(MaxSeats, o.Packs*o.buildDeck().Seats(1))
}

// rulings correct shares and cash. They may make cash negative (a debt). After the last round, a correction can cause
// or settle a draw.
type rulings struct{ calc.PlainRulings }

// afterLeave ends the game if one player is left. A pending toss is redone without the player who left.
func afterLeave(b *calc.Builder, _ int) {
	if !endAlone(b) && PhaseOf(b.Table) == PhaseToss {
		decide(b)
	}
}

// lapse skips a refused round or choice of stop orders. No card of a skipped round counts as played.
func lapse(b *calc.Builder, e calc.Entry) bool {
	phase := PhaseOf(b.Table)
	switch e.(type) {
	case *Round:
		if phase != PhaseRound && phase != PhaseStops {
			return false
		}
		b.Lapsed(calc.None)
		b.Set(phaseMark(b.Table), int(PhaseRound))
		endRound(b)
	case *Stops:
		if phase != PhaseStops {
			return false
		}
		b.Lapsed(calc.None)
		b.Set(phaseMark(b.Table), int(PhaseRound))
	default:
		return false
	}
	return true
}

func (rulings) Ruled(b *calc.Builder, _ *calc.Ruling) {
	if phase := PhaseOf(b.Table); phase == PhaseToss || phase == PhaseEnd {
		decide(b)
	}
}

// rules returns the keys of cited rules. The chapters that comments name are chapters of Broker-Yard's published rules.
func rules() []string {
	return append([]string{
		"setup", "formula", "deck", "trade", "save", "card", "missed", "cancel", "zero", "sum", "trump", "growth",
		"stop", "award", "penalty", "rounding", "bankruptcy", "left", "order", "end", "toss", "ruling",
		"counted",
	}, calc.HouseRules(
		"sum_all", "zero_effects", "zero_stack_off", "zero_ties_fall_first", "convert_before_cancel",
		"stop_inclusive", "stop_fill_new_price", "stop_opt_in", "holdings_before", "no_trade_last_round",
		"shared_victory",
	)...)
}
