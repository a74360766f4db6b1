// Package stockholder is the rulebook of Stockholder, also known as Aktsioner and, in an older form, as Broker. It has
// four colours of shares and a hand of cards that move prices. [Turn] records a turn.
package stockholder

import (
	"cmp"

	"scripkeeper/calc"
)

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

// Seats allows as many players as the packs have hands for, or at least twelve if cards are not counted.
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
		&Turn{}, &calc.Skip{}, &calc.Leave{}, &calc.Ruling{}, &calc.Count{}, &Position{},
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

// Standing ranks the seats by capital: cash plus shares at their prices (chapter Results summarizing). Seats with equal
// capital share a place, or under draw "order" the earlier in move order comes first. Seats out of the game come last.
func (Rulebook) Standing(t calc.Table) calc.Standing {
	return calc.Rank(t, func(a, b calc.Place) int {
		if optionsOf(t).Draw == "order" {
			return cmp.Or(calc.ByWorth(a, b), cmp.Compare(a.Seat, b.Seat))
		}
		return calc.ByWorth(a, b)
	}, t.WorthPlace)
}

func afterLeave(b *calc.Builder, seat int) {
	if !b.EndAlone() && b.Turn() == seat {
		passTurn(b)
	}
}

func skip(b *calc.Builder, seat int) {
	b.Line("skip", "ruling", seat, calc.None)
	passTurn(b)
}

// lapse skips the turn of a refused entry. No card counts as played in that turn.
func lapse(b *calc.Builder, e calc.Entry) bool {
	turn, is := e.(*Turn)
	return is && b.LapseTurn(turn.Seat, passTurn)
}

// rules returns the keys of cited rules. Chapters are those of Stockholder's published rules.
func rules() []string {
	return append([]string{
		"setup", "formula", "trade", "lock", "last-card", "deck", "card", "rounding", "compensation", "dividend",
		"zeroing", "repurchase", "bankruptcy", "order", "end", "result", "ruling", "counted",
		"house.no_rounding", "house.no_trade_changed", "house.bankruptcy_online", "house.draw_order",
	}, calc.HouseRules(
		"half_down", "repurchase_optional", "penalty20", "certificates_limited", "step3_gross",
		"no_trade_all_last_round",
	)...)
}
