// Package stockholder is the rulebook of Stockholder, also known as Aktsioner and, in an older form, as Broker. It has
// four colours of shares and a hand of cards that move the prices. [Turn] records a turn.
package stockholder

import "scripkeeper/calc"

type Rulebook struct{}

func (Rulebook) ID() string      { return "stockholder" }
func (Rulebook) Version() int    { return 2 }
func (Rulebook) Rules() []string { return rules() }

func (Rulebook) Presets() []calc.Preset {
	return []calc.Preset{
		{Key: "4x6", Options: classic("4x6")},
		{Key: "3x5", Options: classic("3x5")},
		{Key: "5x7", Options: classic("5x7")},
		{Key: "online", Options: online()},
		{Key: "broker1961", Options: broker1961(), Unofficial: true},
	}
}

// Seats allows as many players as the packs have hands for. If cards are not counted, it allows at least twelve.
func (Rulebook) Seats(options calc.Options) (low, high int) {
	o, ok := options.(*Options)
	if !ok || o == nil {
		return 0, 0
	}
	high = o.buildDeck().Seats(o.Packs)
	if !o.CountCards {
		high = max(high, maxSeats)
	}
	return 2, high
}

// Open deals the opening shares (chapter Game beginning). Refusals: option.*, name.*, seats.few, seats.many.
func (r Rulebook) Open(options calc.Options, names []string) (calc.Table, calc.Statement, *calc.Refusal) {
	given, seats, refusal := calc.Sit[*Options](options, names, "formula", r.Seats)
	if refusal != nil {
		return calc.Table{}, calc.Statement{}, refusal
	}
	if certificates := given.Certificates; certificates > 0 && given.StartShares*len(seats) > certificates {
		return calc.Table{}, calc.Statement{}, calc.Refuse("option.certificates", "certificates").
			Under("house.certificates_limited").With("min", given.StartShares*len(seats)).With("value", certificates)
	}
	o := *given
	o.deck = o.buildDeck()
	return calc.Build(calc.NewTable(layout(&o, seats)), nil, deal)
}

func (Rulebook) Expected(t calc.Table) calc.Expected {
	turn := t.Turn()
	beside := []calc.Entry{&calc.Ruling{Seat: calc.None}, &Position{}}
	if t.Over() {
		return calc.Expected{Beside: beside}
	}
	return calc.Expected{
		Next:   []calc.Entry{&Turn{Seat: turn}},
		Beside: append([]calc.Entry{&calc.Skip{Seat: turn}, &calc.Leave{Seat: calc.None}}, beside...),
	}
}

func (Rulebook) Blanks() []calc.Entry {
	return []calc.Entry{
		&Turn{}, &calc.Skip{}, &calc.Leave{}, &calc.Ruling{}, &calc.Counted{}, &Position{},
	}
}

func (Rulebook) Highlights() map[string]calc.Highlight {
	return map[string]calc.Highlight{
		"compensation": calc.Compensation, "dividend": calc.Dividend, "bankrupt": calc.Bankruptcy,
		"penalty.all": calc.Penalty, "penalty.some": calc.Penalty,
	}
}

func deal(b *calc.Builder) {
	l, o := b.Layout(), optionsOf(b.Table)
	b.Line("begin", "setup", calc.None, calc.None, calc.With("price", o.Start), calc.With("rounds", l.Rounds))
	b.Set(calc.TurnMark, 0)
	b.Set(calc.RoundMark, 1)
	for company := range l.Companies {
		b.Set(l.PriceMark(company), o.Start)
	}
	for seat := range l.Seats {
		b.Line("deal", "setup", seat, calc.None, calc.With("shares", o.StartShares), calc.With("amount", o.StartCash))
		b.Deal(seat, o.StartCash, o.StartShares)
	}
}
