// Package brokeryard is the rulebook of Broker-Yard: four colours of shares, a hand of cards, and an update at the
// end of every round that works out all cards at once.
//
// A round is one entry, [Round]: what everybody trades at the old prices, and the card that everybody plays. Nobody
// has a turn. Besides there are [Stops], where each player chooses stop orders for himself, [Toss] for a draw, and
// the table's own entries: [Leave], [Ruling] and [Position].
package brokeryard

import "scripkeeper/calc"

// MaxSeats is how many can play at one table (the mode of mass start).
const MaxSeats = 60

// Rulebook is Broker-Yard's rulebook.
type Rulebook struct{}

// ID names the rulebook in records.
func (Rulebook) ID() string { return "brokeryard" }

// Version is the version of the rules as worked out here.
func (Rulebook) Version() int { return 1 }

// Rules are the rules that lines and refusals cite.
func (Rulebook) Rules() []calc.Rule { return rules() }

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
	return 2, min(MaxSeats, o.Packs*o.buildDeck().SeatsPerPack())
}

// Open seats the players and gives everybody the opening shares (chapter Start of the game).
// Refusals: option.*, name.*, seats.few, seats.many, seats.limit.
func (r Rulebook) Open(options calc.Options, names []string) (calc.Table, calc.Statement, *calc.Refusal) {
	given, ok := options.(*Options)
	if !ok || given == nil {
		return calc.Table{}, calc.Statement{}, calc.Refuse("option.foreign", "")
	}
	if refusal := given.Check(); refusal != nil {
		return calc.Table{}, calc.Statement{}, refusal
	}
	if refusal := r.crowd(given, len(names)); refusal != nil {
		return calc.Table{}, calc.Statement{}, refusal
	}
	seats, refusal := calc.CheckNames(names)
	if refusal != nil {
		return calc.Table{}, calc.Statement{}, refusal
	}
	o := *given
	o.deck = o.buildDeck()
	o.dealt = o.packsFor(len(seats))
	table, statement := deal(calc.NewTable(layout(&o, seats)))
	return table, statement, nil
}

// crowd refuses too few players, and more than the cards or one table have room for.
func (r Rulebook) crowd(o *Options, n int) *calc.Refusal {
	low, high := r.Seats(o)
	code, rule := "seats.many", "formula"
	switch {
	case n < low:
		code = "seats.few"
	case n <= high:
		return nil
	case n > MaxSeats:
		code, rule = "seats.limit", "setup"
	}
	return calc.Refuse(code, "seats").Under(rule).With("seats", n).With("min", low).With("max", high)
}

// deal gives everybody the opening shares. Where each player chooses stop orders for himself, that comes first.
func deal(t calc.Table) (calc.Table, calc.Statement) {
	l, o := t.Layout(), optionsOf(t)
	d := calc.NewBuilder(t)
	d.Line("begin", "setup", calc.None, calc.None,
		calc.Term{Role: "price", Value: opening}, calc.Term{Role: "rounds", Value: l.Rounds},
		calc.Term{Role: "packs", Value: o.dealt})
	d.Set(calc.RoundMark, 1)
	d.Set(phaseMark(t), phaseBefore(d.Table))
	for company := range l.Companies {
		d.Set(l.PriceMark(company), opening)
	}
	for seat := range l.Seats {
		d.Line("deal", "setup", seat, calc.None, calc.Term{Role: "shares", Value: openingShares})
		for company := range l.Companies {
			d.Move(calc.Market(), calc.Of(seat), calc.Share(company), openingShares)
		}
	}
	return d.Done()
}

// optionsOf are the options of a table of this rulebook.
func optionsOf(t calc.Table) *Options {
	o, _ := t.Layout().Options.(*Options)
	return o
}

// DeckOf is the deck that a table is played with.
func DeckOf(t calc.Table) *Deck { return optionsOf(t).deck }

// Expected are the round, the choice of stop orders or the toss, whichever is due, then what a table may have to say
// besides.
func (Rulebook) Expected(t calc.Table) []calc.Entry {
	besides := []calc.Entry{&Ruling{What: "cash"}, NewPosition(t)}
	if t.Over() {
		return besides
	}
	besides = append([]calc.Entry{&Leave{Seat: firstIn(t)}}, besides...)
	switch PhaseOf(t) {
	case PhaseStops:
		return append([]calc.Entry{&Stops{}}, besides...)
	case PhaseToss:
		return append([]calc.Entry{&Toss{Seat: leaders(t)[0]}}, besides...)
	}
	return append([]calc.Entry{NewRound(t)}, besides...)
}

// firstIn is the first seat that is still in the game.
func firstIn(t calc.Table) int {
	for seat := range t.Layout().Seats {
		if !t.Out(seat) {
			return seat
		}
	}
	return 0
}

// Kinds are the kinds of entry.
func (Rulebook) Kinds() []string { return calc.Kinds(blanks()) }

// Blank is an empty entry of a kind.
func (Rulebook) Blank(kind string) (calc.Entry, bool) { return calc.Blank(blanks(), kind) }

// blanks are an empty entry of each kind.
func blanks() []calc.Entry {
	return []calc.Entry{
		&Round{}, &Stops{}, &Toss{}, &Leave{}, &Ruling{}, &Position{},
	}
}
