// Package shoulders is the rulebook of City of the Big Shoulders, limited to money, certificates and values: the stock
// phase, dividends and costs of companies, appeal, and the final score. Buildings, workers and goods are not recorded;
// [operating.Treasury] entries record the money for them.
package shoulders

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/decade"
	"scripkeeper/calc/shoulders/operating"
)

type Rulebook struct {
	// asOf is the earlier version whose entries the game uses, or 0 for the current version.
	asOf int
}

const (
	minSeats, maxSeats = 2, 4
	startCash          = 175
	// maxAmount is the largest number in an entry, so that sums cannot overflow.
	maxAmount = 1_000_000
)

func (Rulebook) ID() string      { return "shoulders" }
func (Rulebook) Version() int    { return 3 }
func (Rulebook) Rules() []string { return rules() }

func (r Rulebook) Presets() []calc.Preset {
	return []calc.Preset{{Key: "basic", Options: board.Standard().AsOf(r.asOf)},
		{Key: "online", Options: board.Online().AsOf(r.asOf)},
		{Key: "advanced", Options: board.Advanced().AsOf(r.asOf)}}
}

// Former returns the rulebook for the entries of version 2.
func (Rulebook) Former(version int) (calc.Rulebook, bool) {
	return Rulebook{asOf: version}, version == 2
}

func (Rulebook) Seats(options calc.Options) (low, high int) {
	if o, ok := options.(*board.Options); !ok || o == nil {
		return 0, 0
	}
	return minSeats, maxSeats
}

// Open sets up the game. Refusals: option.*, name.*, seats.few, seats.many.
func (r Rulebook) Open(options calc.Options, names []string) (calc.Table, calc.Statement, *calc.Refusal) {
	given, seats, refusal := calc.Sit[*board.Options](options, names, "setup", r.Seats)
	if refusal != nil {
		return calc.Table{}, calc.Statement{}, refusal
	}
	o := *given
	return calc.Build(calc.NewTable(layout(&o, seats)), nil, deal)
}

func layout(o *board.Options, seats []calc.Seat) *calc.Layout {
	l := &calc.Layout{
		Seats: seats, Companies: board.Companies(), Classes: board.Classes, Weights: board.Weights(),
		ClassKeys: []string{"common", "preferred", "director"}, Rounds: decade.Count, Pool: true,
		OwnMarks: board.OwnMarks(len(seats)), Options: o,
		Kit: calc.Kit{Rulings: rulings{}, LeavingTerms: leaving, SettleLeaver: finishLeave, Lapse: lapse},
	}
	l.Tracks = slices.Repeat([]calc.Track{board.Values()}, len(l.Companies))
	return l
}

func deal(b *calc.Builder) {
	seats := len(b.Layout().Seats)
	b.Line("begin", "setup", calc.None, calc.None,
		calc.With("rounds", decade.Count), calc.With("max", certificateLimit(seats)))
	b.Set(calc.RoundMark, 1)
	b.Set(board.GameMark(b.Table, board.MarkActor), calc.None)
	for seat := range seats {
		b.Line("deal", "setup", seat, calc.None, calc.With("amount", startCash))
		b.Deal(seat, startCash, 0)
	}
	decade.NextFounder(b)
}

func (Rulebook) Blanks() []calc.Entry {
	return []calc.Entry{
		&Buy{}, &Sell{}, &Start{}, &Pass{}, &operating.Building{}, &operating.Operate{}, &operating.Extra{},
		&operating.Treasury{}, &operating.Pay{}, &operating.Appeal{}, &operating.Emergency{},
		&operating.Protection{}, &Goal{}, &Skip{}, &calc.Leave{}, &calc.Ruling{}, &calc.Count{}, &Position{},
	}
}

func (Rulebook) Highlights() map[string]calc.Highlight {
	return map[string]calc.Highlight{"dividend": calc.Dividend}
}

func (Rulebook) Expected(t calc.Table) calc.Expected {
	turn, ruling := t.Turn(), &calc.Ruling{Seat: calc.None}
	if t.Over() {
		return calc.Expected{Beside: append(lateExtra(t), ruling, &Position{})}
	}
	var all, rare []calc.Entry
	switch board.PhaseOf(t) {
	case board.PhaseFounding:
		if startRefusal(t, turn) == nil {
			all = []calc.Entry{&Start{Seat: turn}}
		}
		rare = protectionExpected(t, "")
	case board.PhaseStock:
		all = stockExpected(t)
		if board.LikelyCompany(t) != calc.None {
			rare = append(lateExtra(t), &operating.Treasury{})
		}
		rare = append(rare, protectionExpected(t, "")...)
	case board.PhaseBuilding:
		all, rare = companyExpected(t, calc.None)
		all = append([]calc.Entry{operating.Ticked(t)}, all...)
	case board.PhaseOperating:
		next := board.SoleOperator(t)
		all, rare = companyExpected(t, next)
		all = append([]calc.Entry{&operating.Operate{Company: board.NameOf(t, next), Revenue: calc.None}}, all...)
	case board.PhaseGoals:
		all, rare = []calc.Entry{&Goal{}}, lateExtra(t)
	}
	beside := append(append([]calc.Entry{&Skip{}}, rare...), &calc.Leave{Seat: calc.None}, ruling, &Position{})
	return calc.Expected{Next: all, Beside: beside}
}

func lateExtra(t calc.Table) []calc.Entry {
	if board.LikelyCompany(t) == calc.None || operating.ExtraRefusal(t) != nil {
		return nil
	}
	return []calc.Entry{&operating.Extra{}}
}

// stockExpected returns the entries for a stock turn. Pass comes first if nothing can be bought; Buy is still listed.
func stockExpected(t calc.Table) []calc.Entry {
	turn := t.Turn()
	all := []calc.Entry{&Pass{Seat: turn}}
	switch {
	case canBuy(t, turn):
		all = []calc.Entry{&Buy{Seat: turn}, all[0]}
	case board.LikelyCompany(t) != calc.None:
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

// companyExpected returns the entries about companies. next is the company that operates next, or [calc.None].
func companyExpected(t calc.Table, next int) (all, rare []calc.Entry) {
	if board.LikelyCompany(t) == calc.None {
		return nil, nil
	}
	key, stands := board.NameOf(t, next), 0
	if next != calc.None {
		stands = board.AppealOf(t, next)
	}
	all = []calc.Entry{&operating.Treasury{Company: key}, &operating.Appeal{Company: key, To: stands},
		&operating.Extra{Company: key}}
	if board.OptionsOf(t).HasVersion(3) {
		all = append(append(all, &operating.Pay{Company: key}), protectionExpected(t, key)...)
	} else {
		rare = protectionExpected(t, "")
	}
	if canRaise(t) {
		all = append(all, &operating.Emergency{Company: key})
	}
	return all, rare
}

func protectionExpected(t calc.Table, company string) []calc.Entry {
	if board.LikelyCompany(t) == calc.None || operating.ProtectionRefusal(t) != nil {
		return nil
	}
	return []calc.Entry{&operating.Protection{Company: company}}
}

func canRaise(t calc.Table) bool {
	return board.PhaseOf(t) == board.PhaseOperating &&
		t.FirstCompany(func(company int) bool { return operating.EmergencyRefusal(t, company) == nil }) != calc.None
}

func canBuy(t calc.Table, seat int) bool {
	return t.FirstCompany(func(company int) bool { return anyRefusal(t, seat, company) == nil }) != calc.None
}

// rules returns the chapters of the online game's help, which follows the first edition, and the house rules that
// options select. The source "online game" marks rules that are found only in the online game's program.
func rules() []string {
	return append([]string{
		"setup", "phases", "start", "sell", "drop", "rebuy", "buy", "certificate-limit", "share-limit", "preferred",
		"pass", "priority", "sold-out", "building", "partner", "order", "dividends", "price-test", "withhold",
		"extra", "appeal", "treasury", "protection", "director", "director-sale", "emergency", "goals", "end",
		"result", "ruling", "counted",
	}, calc.HouseRules(
		"friendly_sales", "drop_each_certificate", "zero_pay_allowed", "price_protection",
	)...)
}

// Standing ranks the seats by cash (including prizes for goals) plus shares at their values. If scores are equal, more
// goals win. If these are equal too, the place is shared. Seats that have left come last.
func (Rulebook) Standing(t calc.Table) calc.Standing {
	won := func(p calc.Place) int { return t.Mark(board.SeatMark(t, p.Seat, board.SeatGoals)) }
	return calc.Rank(t, func(a, b calc.Place) int { return cmp.Or(calc.ByWorth(a, b), cmp.Compare(won(b), won(a))) },
		t.WorthPlace)
}

func (Rulebook) Batch(t calc.Table, e calc.Entry) (calc.Batch, bool) {
	if turn, is := operating.TurnOf(t, e); is {
		return turn, true
	}
	return nil, false
}
