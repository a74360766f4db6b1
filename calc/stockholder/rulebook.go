// Package stockholder is the rulebook of Stockholder, also known as Aktsioner and, in an older form, as Broker:
// four colours of shares, a hand of cards that move their prices, and one winner.
//
// A turn is one entry, [Turn]: trades, the card, trades. Besides there are the table's own entries: [Skip],
// [Leave], [Ruling] and [Position].
package stockholder

import (
	"scripkeeper/calc"
)

// Rulebook is Stockholder's rulebook.
type Rulebook struct{}

// ID names the rulebook in records.
func (Rulebook) ID() string { return "stockholder" }

// Version is the version of the rules as worked out here.
func (Rulebook) Version() int { return 1 }

// Rules are the rules that lines and refusals cite.
func (Rulebook) Rules() []calc.Rule { return rules() }

// Presets are the three formulas, the way of the online game, and Broker 1961.
func (Rulebook) Presets() []calc.Preset {
	return []calc.Preset{
		{Key: "4x6", Options: classic("4x6")},
		{Key: "3x5", Options: classic("3x5")},
		{Key: "5x7", Options: classic("5x7")},
		{Key: "online", Options: online()},
		{Key: "broker1961", Options: broker1961(), Unofficial: true},
	}
}

// Seats is two to as many as the packs can deal a hand to. Decks that are not counted seat up to twelve.
func (Rulebook) Seats(options calc.Options) (low, high int) {
	o, ok := options.(*Options)
	if !ok || o == nil {
		return 0, 0
	}
	high = o.buildDeck().Seats(o.Packs)
	if !o.CountCards {
		high = max(high, mostSeats)
	}
	return 2, high
}

// Open seats the players and gives everybody the opening shares (chapter Game beginning).
// Refusals: option.*, name.*, seats.few, seats.many.
func (r Rulebook) Open(options calc.Options, names []string) (calc.Table, calc.Statement, *calc.Refusal) {
	given, ok := options.(*Options)
	if !ok || given == nil {
		return calc.Table{}, calc.Statement{}, calc.Refuse("option.foreign", "")
	}
	if refusal := given.Check(); refusal != nil {
		return calc.Table{}, calc.Statement{}, refusal
	}
	low, high := r.Seats(given)
	if n := len(names); n < low || n > high {
		code := "seats.many"
		if n < low {
			code = "seats.few"
		}
		return calc.Table{}, calc.Statement{}, calc.Refuse(code, "seats").Under("formula").
			With("seats", n).With("min", low).With("max", high)
	}
	seats, refusal := calc.CheckNames(names)
	if refusal != nil {
		return calc.Table{}, calc.Statement{}, refusal
	}
	if most := given.Certificates; most > 0 && given.StartShares*len(seats) > most {
		return calc.Table{}, calc.Statement{}, calc.Refuse("option.certificates", "certificates").
			Under("house.certificates_limited").With("min", given.StartShares*len(seats)).With("value", most)
	}
	o := *given
	o.deck = o.buildDeck()
	table, statement := deal(calc.NewTable(layout(&o, seats)))
	return table, statement, nil
}

// layout lays out a game: per card face how many were played, per seat how many of each group, and how many
// of which nobody knows what they were.
func layout(o *Options, seats []calc.Seat) *calc.Layout {
	l := &calc.Layout{
		Seats: seats, Companies: companies(), Classes: 1, Rounds: o.deck.HandSize(), Options: o,
	}
	for range Colours {
		l.Tracks = append(l.Tracks, o.scale())
	}
	for _, f := range o.deck.Faces {
		l.Cards = append(l.Cards, calc.Card{Code: f.Code, Count: f.Count * o.Packs})
		l.OwnMarks = append(l.OwnMarks, calc.MarkName{Name: "played." + f.Code, Seat: calc.None, Company: calc.None})
	}
	for seat := range seats {
		for _, group := range o.deck.Groups {
			l.OwnMarks = append(l.OwnMarks, calc.MarkName{Name: "played." + group, Seat: seat, Company: calc.None})
		}
		l.OwnMarks = append(l.OwnMarks, calc.MarkName{Name: "played.unseen", Seat: seat, Company: calc.None})
	}
	return l
}

func deal(t calc.Table) (calc.Table, calc.Statement) {
	l, o := t.Layout(), optionsOf(t)
	d := calc.NewBuilder(t)
	d.Line("begin", "setup", calc.None, calc.None,
		calc.Term{Role: "price", Value: o.Start}, calc.Term{Role: "rounds", Value: l.Rounds})
	d.Set(calc.TurnMark, 0)
	d.Set(calc.RoundMark, 1)
	for company := range l.Companies {
		d.Set(l.PriceMark(company), o.Start)
	}
	for seat := range l.Seats {
		d.Line("deal", "setup", seat, calc.None,
			calc.Term{Role: "shares", Value: o.StartShares}, calc.Term{Role: "amount", Value: o.StartCash})
		d.Move(calc.Bank(), calc.Of(seat), calc.Cash(), o.StartCash)
		for company := range l.Companies {
			d.Move(calc.Market(), calc.Of(seat), calc.Share(company), o.StartShares)
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

// Expected are the turn of the seat whose turn it is, then what a table may have to say besides.
func (Rulebook) Expected(t calc.Table) []calc.Entry {
	if t.Over() {
		return []calc.Entry{&Ruling{What: "cash"}, NewPosition(t)}
	}
	turn := t.Turn()
	return []calc.Entry{&Turn{Seat: turn}, &Skip{Seat: turn}, &Leave{Seat: turn}, &Ruling{Seat: turn, What: "cash"}, NewPosition(t)}
}

// Kinds are the kinds of entry.
func (Rulebook) Kinds() []string { return calc.Kinds(blanks()) }

// Blank is an empty entry of a kind.
func (Rulebook) Blank(kind string) (calc.Entry, bool) { return calc.Blank(blanks(), kind) }

// blanks are an empty entry of each kind.
func blanks() []calc.Entry {
	return []calc.Entry{
		&Turn{}, &Skip{}, &Leave{}, &Ruling{}, &Position{},
	}
}
