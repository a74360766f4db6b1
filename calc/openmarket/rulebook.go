// Package openmarket is the rulebook "Open market", for any stock game that has no rulebook of its own. The players
// choose options for companies, prices and trades, and enter each purchase, dividend, split or loan. Only what the
// options say happens automatically.
package openmarket

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/chains"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/money"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/privates"
	"scripkeeper/calc/openmarket/trading"
)

type Rulebook struct {
	// asOf is the earlier version that the rulebook describes, 0 for the current version; see [Rulebook.Former].
	asOf int
}

func (Rulebook) ID() string      { return "openmarket" }
func (Rulebook) Rules() []string { return rules() }

func (r Rulebook) Version() int { return cmp.Or(r.asOf, figures) }

func (r Rulebook) Presets() []calc.Preset {
	if r.asOf > 0 {
		return agreement.FormerPresets(r.asOf)
	}
	return agreement.Presets()
}

// figures is the current version of the rulebook. Earlier versions computed other results from the same entries.
const figures = 10

// Former returns the rulebook with the options and entries of version 2 to 9.
func (Rulebook) Former(version int) (calc.Rulebook, bool) {
	return Rulebook{asOf: version}, version >= 2 && version < figures
}

// Begun returns the rulebook for a game begun under a version. All games begun before version 9 use version 8.
func (Rulebook) Begun(version int) calc.Rulebook {
	if version < figures {
		return Rulebook{asOf: max(version, 8)}
	}
	return Rulebook{}
}

func (Rulebook) Seats(options calc.Options) (low, high int) {
	if o, ok := options.(*agreement.Options); !ok || o == nil {
		return 0, 0
	}
	return agreement.MinSeats, agreement.MaxSeats
}

// Open gives the players seats, sets prices, and deals shares and cash. Refusals: option.*, name.*, seats.few,
// seats.many.
func (r Rulebook) Open(options calc.Options, names []string) (calc.Table, calc.Statement, *calc.Refusal) {
	given, seats, refusal := calc.Sit[*agreement.Options](options, names, "setup", r.Seats)
	if refusal != nil {
		return calc.Table{}, calc.Statement{}, refusal
	}
	agreed := given.Parsed()
	if need, fewest := given.SharesDealt()*len(seats), slices.Min(agreed.Market().Shares); given.Shares > 0 &&
		need > fewest {
		return calc.Table{}, calc.Statement{}, calc.Refuse("option.certificates", "shares").Under("supply").
			With("min", need).With("value", fewest)
	}
	return calc.Build(calc.NewTable(board.Layout(agreed, seats, kit())), nil, openTable)
}

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
		board.SetIndex(b, company, board.OpeningIndex(t, company))
		b.Set(board.LaunchedMark(l, company), calc.Bit(!o.Launches()))
		b.Set(board.SupplyMark(l, company), o.Market().Shares[company])
	}
	for seat := range l.Seats {
		kind, terms := "deal", []calc.Term{calc.With("amount", o.Cash)}
		if o.SharesDealt() > 0 {
			kind, terms = "deal.shares", append(terms, calc.With("shares", o.SharesDealt()))
		}
		b.Line(kind, "setup", seat, calc.None, terms...)
		b.Deal(seat, o.Cash, o.SharesDealt())
	}
}

func (Rulebook) Blanks() []calc.Entry {
	return []calc.Entry{
		&trading.Buy{}, &trading.Sell{}, &Next{}, &charter.Launch{}, &pricing.Move{}, &pricing.Price{}, &money.Dividend{}, &Round{}, &money.Treasury{}, &trading.Transfer{},
		&money.Bonus{}, &money.Fee{}, &money.Borrow{}, &money.Repay{}, &pricing.Split{}, &charter.Takeover{}, &trading.Exchange{}, &charter.Close{}, &End{}, &calc.Leave{},
		&calc.Ruling{}, &calc.Count{}, &Position{}, &operating.Operate{}, &operating.Pay{},
		&operating.Issue{}, &operating.Resize{}, &chains.Size{}, &operating.Debt{},
		&privates.Private{}, &privates.Incomes{}, &privates.Closing{}, &trading.Short{}, &trading.Cover{},
		&privates.Income{},
	}
}

func (Rulebook) Highlights() map[string]calc.Highlight {
	return map[string]calc.Highlight{
		"payout": calc.Dividend, "payout.down": calc.Dividend, "payout.up": calc.Dividend,
		"dividend": calc.Dividend, "dividend.preferred": calc.Dividend, "dividend.director": calc.Dividend,
	}
}

func inPool(t calc.Table, company int) (shares int, limited bool) {
	if shares, limited = board.PoolLeft(t, company); !board.Launched(t, company) {
		return 0, limited
	}
	return shares, limited
}

// Menu groups the kinds of entry by subject. A kind that is not listed belongs to the last group.
func (Rulebook) Menu() []calc.MenuPart {
	return []calc.MenuPart{
		{Key: "trades", Kinds: []string{"buy", "sell", "short", "cover", "transfer", "exchange"}},
		{Key: "money", Kinds: []string{"pay", "dividend", "treasury", "bonus", "fee", "borrow", "repay", "debt"}},
		{Key: "companies", Kinds: []string{
			"launch", "operate", "issue", "resize", "split", "size", "takeover", "close"}},
		{Key: "privates", Kinds: []string{"private", "incomes", "income", "closing"}},
		{Key: "prices", Kinds: []string{"move", "price"}},
		{Key: "table", Kinds: []string{"next", "round", "counted", "ruling", "position", "leave", "end"}},
	}
}

// rules returns the rules that lines and refusals cite. They are the players' own terms; there is no published text.
func rules() []string {
	return []string{
		"setup", "trade", "short", "half", "supply", "limit", "moves.trade", "moves.share", "moves.president",
		"moves.said", "moves.dividend", "moves.soldout", "moves.pool", "chart", "price", "dividend", "pool", "split",
		"remainder.cash", "remainder.down", "remainder.up", "launch", "capital", "float", "founder", "director",
		"size", "majority", "president", "close", "takeover", "exchange", "transfer", "holder", "treasury", "loan",
		"interest.repay", "debt", "moves.debt", "debt.interest", "interest.round", "fee", "bonus", "operate",
		"moves.operate", "issue", "moves.issue", "resize", "pay", "help", "private", "incomes", "order", "end", "result", "ruling",
		"counted",
	}
}
