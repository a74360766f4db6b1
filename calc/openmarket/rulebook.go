// Package openmarket is the rulebook "Open market": any stock game that has no rulebook of its own. The table agrees
// on its companies, its prices and its ways of trading, and says as entries what happens: purchases, dividends,
// splits, loans. Nothing happens by itself but what the table agreed on.
package openmarket

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/operating"
)

// Rulebook is the rulebook of any other market.
type Rulebook struct {
	// former means the forms of version 2, see [Rulebook.Former].
	former bool
}

// ID names the rulebook in records.
func (Rulebook) ID() string { return "openmarket" }

// Version is the version of the rules as worked out here.
func (Rulebook) Version() int { return 3 }

// Rules are the rules that lines and refusals cite.
func (Rulebook) Rules() []calc.Rule { return rules() }

// Presets are starting points for a table's own market.
func (r Rulebook) Presets() []calc.Preset {
	if r.former {
		return agreement.FormerPresets()
	}
	return agreement.Presets()
}

// Former is the rulebook as version 2 described its options and entries.
func (Rulebook) Former(version int) (calc.Rulebook, bool) {
	return Rulebook{former: true}, version == 2
}

const (
	minSeats = 2
	maxSeats = 12
)

// Seats is two to twelve.
func (Rulebook) Seats(options calc.Options) (low, high int) {
	if o, ok := options.(*agreement.Options); !ok || o == nil {
		return 0, 0
	}
	return minSeats, maxSeats
}

// Open seats the players, sets the prices and gives everybody what the table agreed on.
// Refusals: option.*, name.*, seats.few, seats.many.
func (r Rulebook) Open(options calc.Options, names []string) (calc.Table, calc.Statement, *calc.Refusal) {
	given, seats, refusal := calc.Sit(options, names, "setup",
		func(o *agreement.Options) (low, high int) { return r.Seats(o) })
	if refusal != nil {
		return calc.Table{}, calc.Statement{}, refusal
	}
	agreed := given.Agreed()
	if need, fewest := given.Dealt()*len(seats), slices.Min(agreed.Market().Shares); given.Shares > 0 && need > fewest {
		return calc.Table{}, calc.Statement{}, calc.Refuse("option.certificates", "shares").Under("supply").
			With("min", need).With("value", fewest)
	}
	return calc.Build(calc.NewTable(board.Layout(agreed, seats, kit())), nil, openTable)
}

// openTable sets the prices and deals what everybody has at first.
func openTable(b *calc.Builder) {
	t := b.Table
	l, o := t.Layout(), board.OptionsOf(t)
	kind := "begin"
	if o.Launches() {
		kind += ".launched"
	}
	b.Line(kind, "setup", calc.None, calc.None)
	b.Set(calc.RoundMark, 1)
	if o.Ordered() {
		b.Set(calc.TurnMark, 0)
	}
	for company := range l.Companies {
		kind = "opening"
		if o.Launches() {
			kind += ".proposed"
		}
		b.Line(kind, "setup", calc.None, company, calc.With("price", board.Opening(t, company)))
		index, _ := l.Tracks[company].Index(board.Opening(t, company))
		board.SetIndex(b, company, index)
		b.Set(board.LaunchedMark(l, company), calc.Bit(!o.Launches()))
		b.Set(board.SupplyMark(l, company), o.Market().Shares[company])
	}
	for seat := range l.Seats {
		kind, terms := "deal", []calc.Term{calc.With("amount", o.Cash)}
		if o.Dealt() > 0 {
			kind, terms = "deal.shares", append(terms, calc.With("shares", o.Dealt()))
		}
		b.Line(kind, "setup", seat, calc.None, terms...)
		b.Deal(seat, o.Cash, o.Dealt())
	}
}

// Expected are trades first, then what else the table agreed on, then its own decisions. What nobody can do now is left
// out; rulings stay possible when the game is over. Where no turn order is kept, who acts must be said.
func (Rulebook) Expected(t calc.Table) calc.Expected {
	if t.Over() {
		return calc.Expected{Beside: []calc.Entry{&calc.Ruling{Seat: calc.None}, NewPosition(t)}}
	}
	o, turn := board.OptionsOf(t), calc.None
	if o.Ordered() {
		turn = t.Turn()
	}
	traded := 0
	for company := range t.Layout().Companies {
		traded += calc.Bit(board.Launched(t, company))
	}
	from, starter, debtor := "", 0, calc.None
	if o.OwnStock() {
		from = "treasury"
	}
	if o.Order == "turns" {
		starter = calc.None
	}
	owe, swap := debtors(t), &Exchange{Seat: turn}
	if o.Launches() && t.Layout().Classes == 1 && !o.Treasury { // chains of hotels swap two for one
		swap.Given, swap.Taken = 2, 1
	}
	if slices.Contains(owe, turn) {
		debtor = turn
	} else if len(owe) == 1 {
		debtor = owe[0]
	}
	launched := traded > 0
	closed := traded < min(len(t.Layout().Companies), agreement.MaxOpen)
	operates, payer := launched && o.Operates() && !o.Former(), &operating.Pay{}
	if o.Ordered() {
		payer.Payer, payer.Seat = "player", turn
	}
	last := calc.None
	if operates {
		last = operating.Last(t)
	}
	running := last != calc.None
	if running {
		payer = &operating.Pay{Payer: "company", Company: t.Layout().Companies[last].Code}
	}
	var all []calc.Entry
	add := func(when bool, entries ...calc.Entry) {
		if when {
			all = append(all, entries...)
		}
	}
	add(running, operate(t), payer)
	add(!launched, &Launch{Seat: turn})
	add(launched, &Buy{Seat: turn, From: from}, &Sell{Seat: turn})
	add(o.Ordered(), &Next{})
	add(launched && closed, &Launch{Seat: turn})
	add(operates && !running, operate(t))
	add(!running && !o.Former(), payer)
	add(launched && o.Treasury, &Dividend{})
	add(operates && tradesOwn(t), &operating.Issue{})
	add(launched, &Move{})
	add(launched && o.Treasury, &Treasury{})
	add(launched, &Price{})
	add(launched && !o.Treasury, &Dividend{})
	add(o.CountsRounds() && o.Order != "rounds", &Round{Turn: starter})
	add(true, &Transfer{From: calc.None, To: calc.None})
	bank := []calc.Entry{&Bonus{Seat: calc.None}, &Fee{Seat: calc.None}}
	paid := o.Treasury && !o.Former() // Pay does both
	add(!paid, bank...)
	add(o.Lends(), &Borrow{Seat: turn})
	add(len(owe) > 0, &Repay{Seat: debtor})
	add(traded > 1 && t.Layout().Classes == 1 && !o.Treasury, &Takeover{Ratio: 2, Keep: true})
	add(launched, &Split{New: calc.None, Old: calc.None})
	add(launched && o.Shares > 0 && !o.Former(), &operating.Resize{})
	add(launched, swap, &Close{})
	add(o.Order == "rounds", &Round{})
	add(true, &End{})
	beside := []calc.Entry{&calc.Leave{Seat: calc.None}, &calc.Ruling{Seat: calc.None}, NewPosition(t)}
	if paid {
		beside = append(beside, bank...)
	}
	for _, e := range append(all[:len(all):len(all)], beside[:2]...) {
		prefill(t, e)
	}
	return calc.Expected{Next: all, Beside: beside}
}

// tradesOwn reports whether any company that is open has shares of its own to issue.
func tradesOwn(t calc.Table) bool {
	return t.FirstCompany(func(company int) bool {
		return board.Launched(t, company) && t.Balance(calc.Treasury(company), calc.Share(company)) > 0
	}) != calc.None
}

// operate is the operation of the company that is likely to operate next, whose revenue somebody must say.
func operate(t calc.Table) *operating.Operate {
	e := &operating.Operate{Revenue: calc.None}
	if next := operating.Next(t); next != calc.None {
		e.Company = t.Layout().Companies[next].Code
	}
	return e
}

// prefill sets the fields of an entry that have one possible value, unless somebody must say it.
func prefill(t calc.Table, e calc.Entry) {
	// What is set here is never refused.
	_ = calc.Ask(e, t, func(f *calc.Field) (bool, error) {
		if f.Get == nil || f.Aloud || f.Allowed.Count() != 1 || f.Get() == f.Allowed.At(0) {
			return false, nil
		}
		f.Set(f.Allowed.At(0))
		return true, nil
	})
}

// debtors are the seats that owe the bank.
func debtors(t calc.Table) []int {
	var all []int
	for seat := range t.Layout().Seats {
		if board.Loan(t, seat) > 0 && !t.Out(seat) {
			all = append(all, seat)
		}
	}
	return all
}

// Kinds are the kinds of entry.
func (Rulebook) Kinds() []string { return calc.Kinds(blanks()) }

// Blank is an empty entry of a kind.
func (Rulebook) Blank(kind string) (calc.Entry, bool) { return calc.EntryOfKind(kind, blanks()...) }

// blanks are an empty entry of each kind.
func blanks() []calc.Entry {
	return []calc.Entry{
		&Buy{}, &Sell{}, &Next{}, &Launch{}, &Move{}, &Price{}, &Dividend{}, &Round{}, &Treasury{}, &Transfer{},
		&Bonus{}, &Fee{}, &Borrow{}, &Repay{}, &Split{}, &Takeover{}, &Exchange{}, &Close{}, &End{}, &calc.Leave{},
		&calc.Ruling{}, &calc.Counted{}, &Position{}, &operating.Operate{}, &operating.Pay{},
		&operating.Issue{}, &operating.Resize{},
	}
}

// Highlights are the kinds of line by which games are compared.
func (Rulebook) Highlights() map[string]calc.Highlight {
	return map[string]calc.Highlight{
		"payout": calc.Dividend, "payout.down": calc.Dividend, "payout.up": calc.Dividend,
		"dividend": calc.Dividend, "dividend.preferred": calc.Dividend, "dividend.director": calc.Dividend,
	}
}

// inPool is how many shares of a company that is traded the pool has, and whether there is an end to them.
func inPool(t calc.Table, company int) (shares int, limited bool) {
	if shares, limited = board.PoolLeft(t, company); !board.Launched(t, company) {
		return 0, limited
	}
	return shares, limited
}
