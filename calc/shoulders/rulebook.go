// Package shoulders is the rulebook of City of the Big Shoulders as far as money, certificates and values go: the
// stock phase whole, what companies pay and keep, their appeal, and the final score. Buildings, workers and goods
// stay on the table; a company's treasury takes free entries for them.
//
// A turn of the stock phase is a [Buy], a [Sell], a [Start] or a [Pass]; a company's result an [Operate]. Besides there
// are [Building], [Treasury], [Appeal], [Extra], [Emergency], [Protection], [Goal], [Skip], [Position], leave, ruling.
package shoulders

import (
	"slices"

	"scripkeeper/calc"
)

// Rulebook is the rulebook of City of the Big Shoulders.
type Rulebook struct{}

// Limits and amounts of the setup.
const (
	minSeats, maxSeats = 2, 4
	startCash          = 175
	decades            = 5
	// partnerDecade is the decade in which everybody gains a partner.
	partnerDecade = 3
	// maxAmount bounds what one number of an entry may be, so that sums stay far from overflow.
	maxAmount = 1_000_000
)

// ID names the rulebook in records.
func (Rulebook) ID() string { return "shoulders" }

// Version is the version of the rules as worked out here.
func (Rulebook) Version() int { return 2 }

// Rules are the rules that lines and refusals cite.
func (Rulebook) Rules() []calc.Rule { return rules() }

// Presets are the basic rules, those as the online game begins them, and the advanced rules.
func (Rulebook) Presets() []calc.Preset {
	return []calc.Preset{
		{Key: "basic", Options: standard()},
		{Key: "online", Options: online()},
		{Key: "advanced", Options: advanced()},
	}
}

// Seats is two to four.
func (Rulebook) Seats(options calc.Options) (low, high int) {
	if o, ok := options.(*Options); !ok || o == nil {
		return 0, 0
	}
	return minSeats, maxSeats
}

// Open seats the players and gives everybody the starting cash.
// Refusals: option.*, name.*, seats.few, seats.many.
func (r Rulebook) Open(options calc.Options, names []string) (calc.Table, calc.Statement, *calc.Refusal) {
	given, seats, refusal := calc.Sit(options, names, "setup", func(o *Options) (low, high int) { return r.Seats(o) })
	if refusal != nil {
		return calc.Table{}, calc.Statement{}, refusal
	}
	o := *given
	return calc.Build(calc.NewTable(layout(&o, seats)), nil, deal)
}

// layout lays out a game.
func layout(o *Options, seats []calc.Seat) *calc.Layout {
	l := &calc.Layout{
		Seats: seats, Companies: companies(), Classes: classes, Weights: weights(),
		ClassKeys: []string{"common", "preferred", "director"}, Rounds: decades, Pool: true,
		OwnMarks: ownMarks(len(seats)), Options: o,
		Kit: calc.Kit{Rulings: rulings{}, InBank: countInPool, Leaving: leaving, Left: left, Lapse: lapse},
	}
	l.Tracks = slices.Repeat([]calc.Track{values()}, len(l.Companies))
	return l
}

func deal(b *calc.Builder) {
	seats := len(b.Layout().Seats)
	b.Line("begin", "setup", calc.None, calc.None,
		calc.With("rounds", decades), calc.With("max", certificateLimit(seats)))
	b.Set(calc.RoundMark, 1)
	b.Set(gameMark(b.Table, markActor), calc.None)
	for seat := range seats {
		b.Line("deal", "setup", seat, calc.None, calc.With("amount", startCash))
		b.Deal(seat, startCash, 0)
	}
	nextFounder(b)
}

// Kinds are the kinds of entry.
func (Rulebook) Kinds() []string { return calc.Kinds(blanks()) }

// Blank is an empty entry of a kind.
func (Rulebook) Blank(kind string) (calc.Entry, bool) { return calc.EntryOfKind(kind, blanks()...) }

// blanks are an empty entry of each kind.
func blanks() []calc.Entry {
	return []calc.Entry{
		&Buy{}, &Sell{}, &Start{}, &Pass{}, &Building{}, &Operate{}, &Extra{}, &Treasury{}, &Appeal{}, &Emergency{},
		&Protection{}, &Goal{}, &Skip{}, &calc.Leave{}, &calc.Ruling{}, &calc.Counted{}, &Position{},
	}
}

// Highlights are the kinds of line by which games are compared.
func (Rulebook) Highlights() map[string]calc.Highlight {
	return map[string]calc.Highlight{"dividend": calc.Dividend}
}

// Expected are the entries of the phase, then what a table may have to say besides.
func (Rulebook) Expected(t calc.Table) calc.Expected {
	turn, ruling := t.Turn(), &calc.Ruling{Seat: calc.None}
	if t.Over() {
		return calc.Expected{Beside: append(lateExtra(t), ruling, NewPosition(t))}
	}
	var all, rare []calc.Entry
	along := []string{"appeal", "treasury", "emergency"}
	switch phaseOf(t) {
	case phaseFounding:
		if startRefusal(t, turn) == nil {
			all = []calc.Entry{&Start{Seat: turn}}
		}
	case phaseStock:
		all = stockExpected(t)
		if likelyCompany(t) != calc.None {
			rare = append(lateExtra(t), &Treasury{})
		}
	case phaseBuilding:
		all, along = append([]calc.Entry{ticked(t)}, companyExpected(t, calc.None)...), along[:1]
	case phaseOperating:
		next := soleOperator(t)
		all = append([]calc.Entry{&Operate{Company: nameOf(t, next), Revenue: calc.None}}, companyExpected(t, next)...)
	case phaseGoals:
		all, rare = []calc.Entry{&Goal{}}, lateExtra(t)
	}
	if likelyCompany(t) != calc.None && protectionRefusal(t) == nil {
		rare = append(rare, &Protection{})
	}
	beside := append(append([]calc.Entry{&Skip{}}, rare...), &calc.Leave{Seat: calc.None}, ruling, NewPosition(t))
	return calc.Expected{Next: all, Beside: beside, Along: along}
}

// lateExtra are extra dividends after the last result of a decade, as long as they can be reported.
func lateExtra(t calc.Table) []calc.Entry {
	if likelyCompany(t) == calc.None || extraRefusal(t) != nil {
		return nil
	}
	return []calc.Entry{&Extra{}}
}

// stockExpected are the entries of a turn of the stock phase. Who can buy nothing most likely passes, and sees of a
// purchase why.
func stockExpected(t calc.Table) []calc.Entry {
	turn := t.Turn()
	all := []calc.Entry{&Pass{Seat: turn}}
	switch {
	case canBuy(t, turn):
		all = []calc.Entry{&Buy{Seat: turn}, all[0]}
	case likelyCompany(t) != calc.None:
		all = append(all, &Buy{Seat: turn})
	}
	if sale := (&Sell{Seat: turn}); len(sale.Form(t).Fields) > 1 {
		all = append(all, sale)
	}
	if startRefusal(t, turn) == nil {
		all = append(all, &Start{Seat: turn})
	}
	return all
}

// companyExpected is what companies may have to say between the stock phases. Next is the company that operates next,
// or [calc.None] where there is none or several may.
func companyExpected(t calc.Table, next int) []calc.Entry {
	if likelyCompany(t) == calc.None {
		return nil
	}
	key, stands := nameOf(t, next), 0
	if next != calc.None {
		stands = appeal(t, next)
	}
	all := []calc.Entry{&Treasury{Company: key}, &Appeal{Company: key, To: stands}, &Extra{Company: key}}
	if canRaise(t) {
		all = append(all, &Emergency{Company: key})
	}
	return all
}

// canRaise reports whether a company that may operate now can raise money in an emergency.
func canRaise(t calc.Table) bool {
	return phaseOf(t) == phaseOperating &&
		t.FirstCompany(func(company int) bool { return emergencyRefusal(t, company) == nil }) != calc.None
}

// canBuy reports whether a seat can buy any certificate now.
func canBuy(t calc.Table, seat int) bool {
	return t.FirstCompany(func(company int) bool { return anyRefusal(t, seat, company) == nil }) != calc.None
}
