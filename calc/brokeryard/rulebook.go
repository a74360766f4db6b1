// Package brokeryard is the rulebook of Broker-Yard: four colours of shares, a hand of cards, and an update at the
// end of every round that works out all cards at once.
//
// A round is one entry, [Round]: what everybody trades at the old prices, and the card that everybody plays. Nobody
// has a turn. Besides there are [Stops], where each player chooses stop orders for himself, [Toss] for a draw, and
// the table's own entries: a leave, a ruling and [Position].
package brokeryard

import "scripkeeper/calc"

// MaxSeats is how many can play at one table (the mode of mass start).
const MaxSeats = 60

// Rulebook is Broker-Yard's rulebook.
type Rulebook struct{}

func (Rulebook) ID() string      { return "brokeryard" }
func (Rulebook) Version() int    { return 1 }
func (Rulebook) Rules() []string { return rules() }

// Presets are the two formulas, the trump game, the game with stop orders, the duel and the mass start.
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

// Open seats the players and gives everybody the opening shares (chapter Start of the game).
// Refusals: option.*, name.*, seats.few, seats.many, seats.limit.
func (r Rulebook) Open(options calc.Options, names []string) (calc.Table, calc.Statement, *calc.Refusal) {
	given, seats, refusal := calc.Sit(options, names, "formula", func(o *Options) (low, high int) { return r.Seats(o) })
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

// optionsOf are the options of a table of this rulebook.
func optionsOf(t calc.Table) *Options { return calc.OptionsOf[*Options](t) }

// DeckOf is the deck that a table is played with.
func DeckOf(t calc.Table) *Deck { return optionsOf(t).deck }

// Expected are the round, the choice of stop orders or the toss, whichever is due, then what a table may have to say
// besides.
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

func (Rulebook) Kinds() []string                      { return calc.Kinds(blanks()) }
func (Rulebook) Blank(kind string) (calc.Entry, bool) { return calc.EntryOfKind(kind, blanks()...) }

// blanks are an empty entry of each kind.
func blanks() []calc.Entry {
	return []calc.Entry{
		&Round{}, &Stops{}, &Toss{}, &calc.Leave{}, &calc.Ruling{}, &calc.Counted{}, &Position{},
	}
}

// Highlights are the kinds of line by which games are compared.
func (Rulebook) Highlights() map[string]calc.Highlight {
	return map[string]calc.Highlight{
		"award": calc.Dividend, "penalty": calc.Penalty, "bankrupt.debt": calc.Bankruptcy,
		"bankrupt.left": calc.Bankruptcy,
	}
}

// deal gives everybody the opening shares. Where each player chooses stop orders for himself, that comes first.
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

// Seats is two to as many as the packs can deal a hand to, and never more than [MaxSeats]. Packs that are not
// counted, and as many packs as needed, seat so many.
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
