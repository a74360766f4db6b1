// Package tinygame is the smallest game that has what a game can have: two companies, trades that are said on one sheet,
// cards, a price, and what every table has. It is no game that anybody is offered: tests play it, and it shows what a rulebook is made of.
package tinygame

import "scripkeeper/calc"

// Companies is the number of companies.
const Companies = 2

const (
	minSeats = 2
	maxSeats = 6
)

// A Rulebook is the game. Its version can be chosen, as later versions of the rules have others; 0 is 1.
type Rulebook struct{ Edition int }

// ID names the rulebook in records.
func (Rulebook) ID() string { return "tiny" }

// Version is the version of the rules.
func (r Rulebook) Version() int { return max(1, r.Edition) }

// Rules are the rules that lines and refusals cite.
func (Rulebook) Rules() []string { return []string{"setup", "trade", "price", "play", "end", "ruling"} }

// Presets are the ready sets of options.
func (Rulebook) Presets() []calc.Preset {
	return []calc.Preset{{Key: "plain", Options: &Options{Cash: 500}}}
}

// Seats is two to six.
func (Rulebook) Seats(options calc.Options) (low, high int) {
	if _, own := options.(*Options); !own {
		return 0, 0
	}
	return minSeats, maxSeats
}

// Open gives everybody the cash. Refusals: option.*, seats.few, seats.many, name.*.
func (r Rulebook) Open(options calc.Options, names []string) (calc.Table, calc.Statement, *calc.Refusal) {
	given, seats, refusal := calc.Sit(options, names, "setup", func(o *Options) (low, high int) { return r.Seats(o) })
	if refusal != nil {
		return calc.Table{}, calc.Statement{}, refusal
	}
	own, scale := *given, calc.Scale{Min: 10, Max: 250, Step: 10}
	table := calc.NewTable(&calc.Layout{
		Seats: seats, Companies: []calc.Company{{Key: "blue", Code: "B"}, {Key: "red", Code: "R"}},
		Tracks: []calc.Track{scale, scale}, Classes: 1, Options: &own, Cards: deck(), Kit: calc.Kit{Left: left},
	})
	return calc.Build(table, nil, func(b *calc.Builder) {
		b.Line("begin", "setup", calc.None, calc.None, calc.With("cash", own.Cash))
		for seat := range seats {
			b.Deal(seat, own.Cash, 0)
		}
		b.Set(calc.TurnMark, 0)
		b.Set(calc.RoundMark, 1)
		for company := range Companies {
			b.Set(b.Layout().PriceMark(company), 100)
		}
	})
}

// left passes the turn of a player on who has left, or ends the game.
func left(b *calc.Builder, seat int) {
	if !b.EndAlone() && b.Turn() == seat {
		passOn(b, seat)
	}
}

// passOn gives the turn to the next seat that plays. A round ends with the last seat.
func passOn(b *calc.Builder, seat int) {
	next := b.NextPlaying(seat)
	b.Set(calc.TurnMark, next)
	if next <= seat {
		b.Set(calc.RoundMark, b.Round()+1)
	}
}

// Expected are trades, a card or a price, and beside them what every table has.
func (Rulebook) Expected(t calc.Table) calc.Expected {
	ruling := &calc.Ruling{Seat: calc.None}
	if t.Over() {
		return calc.Expected{Beside: []calc.Entry{ruling}}
	}
	return calc.Expected{
		Next:   []calc.Entry{&Trade{Seat: t.Turn()}, &Play{}, &Price{Price: t.Price(0)}},
		Beside: []calc.Entry{&calc.Leave{Seat: calc.None}, ruling},
	}
}

func (Rulebook) Kinds() []string                      { return calc.Kinds(blanks()) }
func (Rulebook) Blank(kind string) (calc.Entry, bool) { return calc.EntryOfKind(kind, blanks()...) }

func blanks() []calc.Entry {
	return []calc.Entry{&Trade{}, &Price{}, &Play{}, &calc.Leave{}, &calc.Ruling{}}
}

// Standing ranks by worth.
func (Rulebook) Standing(t calc.Table) calc.Standing { return calc.Rank(t, nil, t.WorthPlace) }

// Options are how much cash everybody has at first.
type Options struct {
	Cash int `json:"cash"`
}

// Form asks for the cash.
func (o *Options) Form() calc.Form {
	return calc.Form{Fields: []*calc.Field{calc.Amount("cash", &o.Cash, calc.Range(0, 1_000_000).Guarded())}}
}

// Check refuses cash that nobody can have.
func (o *Options) Check() *calc.Refusal { return calc.CheckOptions(o, "setup") }
