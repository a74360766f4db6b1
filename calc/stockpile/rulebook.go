// Package stockpile is the rulebook of Stockpile: six companies, stockpiles that are bid for, forecasts that only some
// know, stock splits and bankruptcies. All money is in thousands of dollars.
//
// A round is told by [Bids] (or [Bid] by [Bid]), a [Take] of each player (or [Piles]), an [Action] for each action
// card, a [Sell] of each player (or [Rest]) and the [Movement]; with investors a [Setup] comes before the first round,
// and Deborah's [Declare] after each. Where the portfolios are hidden, [Reveal] shows them at the end. Besides there
// are the table's own entries: a skip, a leave, a ruling, [Extra] and [Position].
//
// It is larger than a package should be, because the phases hand one round on to each other: each reads and writes the
// same bids, portfolios, fees and investors.
package stockpile

import "scripkeeper/calc"

// Rulebook is Stockpile's rulebook.
type Rulebook struct{}

// ID names the rulebook in records.
func (Rulebook) ID() string { return "stockpile" }

// Version is the version of the rules as worked out here.
func (Rulebook) Version() int { return 3 }

// Rules are the rules that lines and refusals cite.
func (Rulebook) Rules() []calc.Rule { return rules() }

// Presets are the board's two sides, with investors or without, and open books.
func (Rulebook) Presets() []calc.Preset { return presets() }

// Seats is two to five.
func (Rulebook) Seats(options calc.Options) (low, high int) {
	if o, ok := options.(*Options); !ok || o == nil {
		return 0, 0
	}
	return minSeats, maxSeats
}

// Open seats the players, the first of whom has the first player token, and gives everybody the opening cash (chapter
// Setup). Where there is something to tell before the first round, a [Setup] is expected.
// Refusals: option.*, name.*, seats.few, seats.many.
func (r Rulebook) Open(options calc.Options, names []string) (calc.Table, calc.Statement, *calc.Refusal) {
	given, seats, refusal := calc.Sit(options, names, "setup", func(o *Options) (low, high int) { return r.Seats(o) })
	if refusal != nil {
		return calc.Table{}, calc.Statement{}, refusal
	}
	return calc.Build(calc.NewTable(layout(given.laidOut(), seats)), nil, deal)
}

func layout(o *Options, seats []calc.Seat) *calc.Layout {
	l := &calc.Layout{
		Seats: seats, Companies: companies(), Classes: 2, Weights: []int{1, 2},
		ClassKeys: []string{"regular", "split"}, Rounds: o.Rounds, Options: o, Veiled: o.veiled(), Hidden: !o.known(),
		OwnMarks: markNames(len(seats)),
		Kit: calc.Kit{Rulings: rulings{}, CannotLeave: cannotLeave, Left: left, CannotSkip: cannotSkip, Skip: skip,
			Lapse: lapse},
	}
	if l.Rounds == 0 {
		l.Rounds = roundsFor(len(seats))
	}
	for company := range Companies {
		l.Tracks = append(l.Tracks, o.track(company).spaces)
		l.TrackMarks = append(l.TrackMarks, l.OwnMark(indexMark+company))
	}
	return l
}

func deal(b *calc.Builder) {
	t := b.Table
	l, o := t.Layout(), optionsOf(t)
	b.Line("begin", "setup", calc.None, calc.None, calc.With("rounds", l.Rounds))
	b.Set(calc.TurnMark, 0)
	b.Set(calc.RoundMark, 1)
	b.Set(own(t, firstMark), 0)
	for company := range Companies {
		tr := o.track(company)
		b.Line("begin.price", "setup", calc.None, company, calc.With("price", tr.spaces[tr.start]))
		b.Set(own(t, indexMark+company), tr.start)
		b.Set(l.PriceMark(company), tr.spaces[tr.start])
	}
	cash, rule := startCash, "setup"
	if len(l.Seats) == 2 {
		cash, rule = startCashTwo, "setup-two"
	}
	for seat := range l.Seats {
		if o.Investors {
			break
		}
		b.Line("cash", rule, seat, calc.None, calc.With("amount", cash))
		b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), cash)
	}
	if o.StartingShare && !o.known() {
		b.Line("share.hidden", "setup", calc.None, calc.None)
	}
	if asksSetup(o) {
		b.Line("next.setup", "setup", calc.None, calc.None)
	} else {
		beginRound(b, 1, 0)
	}
}

// Expected are the entries of the phase, then what a table may have to say besides.
func (Rulebook) Expected(t calc.Table) calc.Expected {
	turn := t.Turn()
	if t.Over() {
		beside := []calc.Entry{&calc.Ruling{Seat: calc.None}, &Extra{Seat: calc.None}, NewPosition(t)}
		return calc.Expected{Beside: beside}
	}
	var expected, beside []calc.Entry
	switch phaseOf(t) {
	case phaseSetup:
		return calc.Expected{Next: []calc.Entry{NewSetup(t)}, Beside: []calc.Entry{NewPosition(t)}}
	case phaseBidding:
		expected = []calc.Entry{NewBids(t), NewBid(t)}
		if optionsOf(t).Bidding == "every" || t.Mark(own(t, meeplesMark)) > 0 {
			expected[0], expected[1] = expected[1], expected[0]
		}
	case phaseTaking:
		expected = []calc.Entry{&Take{Seat: turn}}
		if !optionsOf(t).known() {
			expected = append([]calc.Entry{&Piles{}}, expected...)
		}
	case phaseAction:
		expected = []calc.Entry{&Action{Seat: turn}}
		if !mustAct(t, turn) { // Cramer may
			expected = append(expected, &calc.Skip{Seat: turn})
		}
	case phaseSelling:
		expected = []calc.Entry{&Sell{Seat: turn}, &Rest{Seat: turn}}
	case phaseMovement:
		expected = []calc.Entry{&Movement{}}
	case phaseDeclaring:
		expected = []calc.Entry{&Declare{Seat: turn}, &calc.Skip{Seat: turn}}
	case phaseReveal:
		expected = []calc.Entry{&Reveal{Seat: turn}}
	}
	switch p := phaseOf(t); {
	case p == phaseTaking, p == phaseMovement, p == phaseAction && len(expected) == 1:
		// In the Selling Phase a Sell of nothing sells nothing.
		beside = append(beside, &calc.Skip{Seat: turn})
	}
	beside = append(beside, &calc.Leave{Seat: calc.None}, &calc.Ruling{Seat: calc.None}, &Extra{Seat: calc.None},
		NewPosition(t))
	return calc.Expected{Next: expected, Beside: beside}
}

// Kinds are the kinds of entry.
func (Rulebook) Kinds() []string { return calc.Kinds(blanks()) }

// Blank is an empty entry of a kind.
func (Rulebook) Blank(kind string) (calc.Entry, bool) { return calc.EntryOfKind(kind, blanks()...) }

// blanks are an empty entry of each kind.
func blanks() []calc.Entry {
	return []calc.Entry{
		&Setup{}, &Bid{}, &Bids{}, &Piles{}, &Rest{}, &Take{}, &Action{}, &Sell{}, &Movement{}, &Declare{}, &Reveal{},
		&calc.Skip{}, &calc.Leave{}, &calc.Ruling{}, &calc.Counted{}, &Extra{}, &Position{},
	}
}

// Highlights are the kinds of line by which games are compared.
func (Rulebook) Highlights() map[string]calc.Highlight {
	return map[string]calc.Highlight{
		"dividend": calc.Dividend, "dividend.deborah": calc.Dividend,
	}
}
