// Package tinygame is a small game with all features of a rulebook: two companies, trades on one sheet, cards, a price,
// and the entries common to all games. It is an example, and only tests play it.
package tinygame

import "scripkeeper/calc"

const Companies = 2

const (
	minSeats = 2
	maxSeats = 6
)

// A Rulebook is the rulebook of the tiny game. Edition is its version; 0 means version 1.
type Rulebook struct{ Edition int }

func (Rulebook) ID() string { return "tiny" }

func (r Rulebook) Version() int { return max(1, r.Edition) }

func (Rulebook) Rules() []string { return []string{"setup", "trade", "price", "play", "end", "ruling"} }

func (Rulebook) Presets() []calc.Preset {
	return []calc.Preset{{Key: "plain", Options: &Options{Cash: 500}}}
}

func (Rulebook) Seats(options calc.Options) (low, high int) {
	if _, own := options.(*Options); !own {
		return 0, 0
	}
	return minSeats, maxSeats
}

// Open gives each seat its starting cash. Refusals: option.*, seats.few, seats.many, name.*.
func (r Rulebook) Open(options calc.Options, names []string) (calc.Table, calc.Statement, *calc.Refusal) {
	given, seats, refusal := calc.Sit[*Options](options, names, "setup", r.Seats)
	if refusal != nil {
		return calc.Table{}, calc.Statement{}, refusal
	}
	own, scale := *given, calc.Scale{Min: 10, Max: 250, Step: 10}
	table := calc.NewTable(&calc.Layout{
		Seats: seats, Companies: []calc.Company{{Key: "blue", Code: "B"}, {Key: "red", Code: "R"}},
		Tracks: []calc.Track{scale, scale}, Classes: 1, Options: &own, Cards: deck(),
		Kit: calc.Kit{SettleLeaver: afterLeave},
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

func afterLeave(b *calc.Builder, seat int) {
	if !b.EndAlone() && b.Turn() == seat {
		passOn(b, seat)
	}
}

func passOn(b *calc.Builder, seat int) {
	next := b.NextPlaying(seat)
	b.Set(calc.TurnMark, next)
	if next <= seat {
		b.Set(calc.RoundMark, b.Round()+1)
	}
}

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

func (Rulebook) Blanks() []calc.Entry {
	return []calc.Entry{&Trade{}, &Price{}, &Play{}, &calc.Leave{}, &calc.Ruling{}}
}

func (Rulebook) Standing(t calc.Table) calc.Standing { return calc.Rank(t, nil, t.WorthPlace) }

// Options is the starting cash, the game's only option.
type Options struct {
	// Cash is each seat's cash at the start, from 0 to 1,000,000; the preset has 500.
	Cash int `json:"cash"`
}

func (o *Options) Form() calc.Form {
	return calc.Form{Fields: []*calc.Field{calc.Amount("cash", &o.Cash, calc.Range(0, 1_000_000).Guarded())}}
}

func (o *Options) Check() *calc.Refusal { return calc.CheckOptions(o, "setup") }
