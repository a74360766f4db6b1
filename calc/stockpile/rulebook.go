// Package stockpile is the rulebook of Stockpile: six companies, bids for stockpiles, forecasts known to some players,
// stock splits and bankruptcies. Money is in thousands of dollars ($K).
//
// Before the first round may come a [Setup]. A round has the entries of package demand, an [Action] for each action
// card, a [Sell] by each player (or [Rest]), the [Movement] and Deborah's [Declare]. With hidden portfolios, each
// player makes a [Reveal] at the end of the game.
package stockpile

import (
	"scripkeeper/calc"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
)

type Rulebook struct {
	// asOf is the rules version whose forms the game uses, or 0 for the current version.
	asOf int
}

func (Rulebook) ID() string      { return "stockpile" }
func (Rulebook) Version() int    { return 4 }
func (Rulebook) Rules() []string { return rules() }

func (r Rulebook) Presets() []calc.Preset { return board.Presets(r.asOf) }

// Former returns the rulebook with the forms of version 3, in which other seats' cards limited entries in veiled games.
func (Rulebook) Former(version int) (calc.Rulebook, bool) {
	return Rulebook{asOf: version}, version == 3
}

func (Rulebook) Seats(options calc.Options) (low, high int) {
	if o, ok := options.(*board.Options); !ok || o == nil {
		return 0, 0
	}
	return board.MinSeats, board.MaxSeats
}

// Open starts a game (chapter Setup). Seat 0 has the first player token. Refusals: option.*, name.*, seats.few,
// seats.many.
func (r Rulebook) Open(options calc.Options, names []string) (calc.Table, calc.Statement, *calc.Refusal) {
	given, seats, refusal := calc.Sit[*board.Options](options, names, "setup", r.Seats)
	if refusal != nil {
		return calc.Table{}, calc.Statement{}, refusal
	}
	return calc.Build(calc.NewTable(layout(given.WithTracks(), seats)), nil, deal)
}

func layout(o *board.Options, seats []calc.Seat) *calc.Layout {
	l := &calc.Layout{
		Seats: seats, Companies: board.AllCompanies(), Classes: 2, Weights: []int{1, 2},
		ClassKeys: []string{"regular", "split"}, Rounds: o.Rounds, Options: o, Veiled: o.Veiled(),
		Hidden:   !o.TracksPortfolios(),
		OwnMarks: board.MarkNames(len(seats)),
		Kit: calc.Kit{Rulings: rulings{}, CannotLeave: cannotLeave, SettleLeaver: finishLeave, CannotSkip: cannotSkip,
			Skip: skip, Lapse: lapse},
	}
	if l.Rounds == 0 {
		l.Rounds = board.RoundsFor(len(seats))
	}
	for company := range board.Companies {
		l.Tracks = append(l.Tracks, o.Track(company).Spaces)
		l.TrackMarks = append(l.TrackMarks, l.OwnMark(board.IndexMark+company))
	}
	return l
}

func deal(b *calc.Builder) {
	t := b.Table
	l, o := t.Layout(), board.OptionsOf(t)
	b.Line("begin", "setup", calc.None, calc.None, calc.With("rounds", l.Rounds))
	b.Set(calc.TurnMark, 0)
	b.Set(calc.RoundMark, 1)
	b.Set(board.OwnMark(t, board.FirstMark), 0)
	for company := range board.Companies {
		tr := o.Track(company)
		b.Line("begin.price", "setup", calc.None, company, calc.With("price", tr.Spaces[tr.Start]))
		b.Set(board.OwnMark(t, board.IndexMark+company), tr.Start)
		b.Set(l.PriceMark(company), tr.Spaces[tr.Start])
	}
	cash, rule := board.StartCash, "setup"
	if len(l.Seats) == 2 {
		cash, rule = board.StartCashTwo, "setup-two"
	}
	for seat := range l.Seats {
		if o.Investors {
			break
		}
		b.Line("cash", rule, seat, calc.None, calc.With("amount", cash))
		b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), cash)
	}
	if o.StartingShare && !o.TracksPortfolios() {
		b.Line("share.hidden", "setup", calc.None, calc.None)
	}
	if asksSetup(o) {
		b.Line("next.setup", "setup", calc.None, calc.None)
	} else {
		beginRound(b, 1, 0)
	}
}

func (Rulebook) Expected(t calc.Table) calc.Expected {
	turn := t.Turn()
	if t.Over() {
		beside := []calc.Entry{&calc.Ruling{Seat: calc.None}, &Extra{Seat: calc.None}, &Position{}}
		return calc.Expected{Beside: beside}
	}
	var expected, beside []calc.Entry
	switch board.PhaseOf(t) {
	case board.PhaseSetup:
		return calc.Expected{Next: []calc.Entry{NewSetup(t)}, Beside: []calc.Entry{&Position{}}}
	case board.PhaseBidding:
		expected = []calc.Entry{demand.NewBids(t), demand.NewBid(t)}
		if board.OptionsOf(t).Bidding == "every" || t.Mark(board.OwnMark(t, board.MeeplesMark)) > 0 {
			expected[0], expected[1] = expected[1], expected[0]
		}
	case board.PhaseTaking:
		expected = []calc.Entry{&demand.Take{Seat: turn}}
		if !board.OptionsOf(t).TracksPortfolios() {
			expected = append([]calc.Entry{&demand.Piles{}}, expected...)
		}
	case board.PhaseAction:
		expected = []calc.Entry{&Action{Seat: turn}}
		if !board.MustAct(t, turn) { // Cramer need not act
			expected = append(expected, &calc.Skip{Seat: turn})
		}
	case board.PhaseSelling:
		expected = []calc.Entry{&Sell{Seat: turn}, &Rest{Seat: turn}}
	case board.PhaseMovement:
		expected = []calc.Entry{&Movement{}}
	case board.PhaseDeclaring:
		expected = []calc.Entry{&Declare{Seat: turn}, &calc.Skip{Seat: turn}}
	case board.PhaseReveal:
		expected = []calc.Entry{&Reveal{Seat: turn}}
	}
	switch p := board.PhaseOf(t); {
	case p == board.PhaseTaking, p == board.PhaseMovement, p == board.PhaseAction && len(expected) == 1:
		// No Skip is needed in the Selling Phase, where a Sell without cards skips the turn.
		beside = append(beside, &calc.Skip{Seat: turn})
	}
	beside = append(beside, &calc.Leave{Seat: calc.None}, &calc.Ruling{Seat: calc.None}, &Extra{Seat: calc.None},
		&Position{})
	return calc.Expected{Next: expected, Beside: beside}
}

func (Rulebook) Blanks() []calc.Entry {
	return []calc.Entry{
		&Setup{}, &demand.Bid{}, &demand.Bids{}, &demand.Piles{}, &Rest{}, &demand.Take{}, &Action{}, &Sell{},
		&Movement{}, &Declare{}, &Reveal{},
		&calc.Skip{}, &calc.Leave{}, &calc.Ruling{}, &calc.Count{}, &Extra{}, &Position{},
	}
}

func (Rulebook) Highlights() map[string]calc.Highlight {
	return map[string]calc.Highlight{
		"dividend": calc.Dividend, "dividend.deborah": calc.Dividend,
	}
}

// rules returns the keys of cited rules: chapters of the published rules, house rules named after their options, and
// this program's decisions where the published rules are silent.
func rules() []string {
	return append([]string{
		"setup", "setup-two", "investors", "order", "round", "information", "information.two", "supply",
		"supply.two", "bid", "bid-two", "pay", "fee", "fee-held", "take", "hidden", "action", "sell", "sell-split",
		"forecast", "dividend", "split", "repeat", "bankruptcy", "dollars", "end", "deck", "majority", "final-sale",
		"unpaid", "result", "bernie", "cramer", "donald", "deborah", "graham", "mark", "martha", "stuart", "warren",
		"expansion", "ruling", "counted", "house.per_share10", "house.donald_limit", "house.end_game",
	}, calc.HouseRules(
		"bankrupt_continue", "one_split_per_move", "fees_fifo_strict", "unpaid_fees_forgiven",
	)...)
}
