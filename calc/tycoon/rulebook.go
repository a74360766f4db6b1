// Package tycoon is the rulebook of Stock Market Tycoon: six stocks, ten market years of three transactions each, and
// a hand of cards that move the prices at every year's end.
//
// Every transaction is an entry of its own ([Buy], [Sell], [Loan], [Debenture], [Rights], [Short], [OptionPurchase],
// [Dividend], [Buyback], [Settle], [Pass]). Before the first one a Chairman may [SetPremium], and where hands are
// entered, everybody enters his [Hand]. The [YearEnd] is one entry. Besides there are the table's own: [calc.Leave],
// [calc.Ruling] and [Position].
package tycoon

import "scripkeeper/calc"

// Rulebook is Stock Market Tycoon's rulebook.
type Rulebook struct{}

// ID names the rulebook in records.
func (Rulebook) ID() string { return "tycoon" }

// Version is the version of the rules as worked out here.
func (Rulebook) Version() int { return 3 }

// Rules are the rules that lines and refusals cite.
func (Rulebook) Rules() []calc.Rule { return rules() }

// Presets are the three modes of the two variants.
func (Rulebook) Presets() []calc.Preset {
	return []calc.Preset{
		{Key: "trader", Options: standard("trader")},
		{Key: "investor", Options: standard("investor")},
		{Key: "strategist", Options: standard("strategist")},
		{Key: "extended-trader", Options: extended("trader")},
		{Key: "extended-investor", Options: extended("investor")},
		{Key: "extended-strategist", Options: extended("strategist")},
	}
}

// Standard is made for standardSeats.
const (
	maxSeats      = 12
	standardSeats = 6
)

// Seats is two to twelve. Standard is made for six; with more it is not recommended.
func (Rulebook) Seats(options calc.Options) (low, high int) {
	if o, ok := options.(*Options); !ok || o == nil {
		return 0, 0
	}
	return 2, maxSeats
}

// Open seats the players, hands out the cash and sets the opening prices (chapter Setup). The first player begins.
// Refusals: option.*, name.*, seats.few, seats.many.
func (r Rulebook) Open(options calc.Options, names []string) (calc.Table, calc.Statement, *calc.Refusal) {
	given, seats, refusal := calc.Sit(options, names, "variant", func(o *Options) (low, high int) { return r.Seats(o) })
	if refusal != nil {
		return calc.Table{}, calc.Statement{}, refusal
	}
	return calc.Build(calc.NewTable(layout(given.agreed(), seats, kit())), nil, setUp)
}

func setUp(b *calc.Builder) {
	l, o, t := b.Layout(), optionsOf(b.Table), b.Table
	b.Line("begin", "setup", calc.None, calc.None,
		calc.With("rounds", o.Years), calc.With("transactions", o.Transactions), calc.With("shares", o.Shares))
	for company, price := range o.Start {
		b.Line("begin.price", "setup", calc.None, company, calc.With("price", price))
		b.Set(l.PriceMark(company), price)
		b.Set(companyMark(t, lastMark, company), price)
		b.Set(companyMark(t, chairmanMark, company), calc.None)
	}
	for seat := range l.Seats {
		b.Line("begin.cash", "setup", seat, calc.None, calc.With("amount", o.Cash))
		b.Deal(seat, o.Cash, 0)
	}
	if o.Variant == "standard" && len(l.Seats) > standardSeats {
		b.Line("begin.crowd", "variant", calc.None, calc.None,
			calc.With("seats", len(l.Seats)), calc.With("max", standardSeats))
	}
	// The first player begins, so the dealer of the first year sits beside him.
	dealer := len(l.Seats) - 1
	if o.Order == "start_right" {
		dealer = 1
	}
	beginYear(b, 1, dealer)
}

// Kinds are the kinds of entry.
func (Rulebook) Kinds() []string { return calc.Kinds(blanks()) }

// Blank is an empty entry of a kind.
func (Rulebook) Blank(kind string) (calc.Entry, bool) { return calc.EntryOfKind(kind, blanks()...) }

// blanks are an empty entry of each kind.
func blanks() []calc.Entry {
	return []calc.Entry{
		&Buy{}, &Sell{}, &Pass{}, &Loan{}, &Debenture{}, &Rights{}, &Short{}, &OptionPurchase{}, &Dividend{},
		&Buyback{}, &Settle{}, &SetPremium{}, &Hand{}, &YearEnd{}, &calc.Leave{}, &calc.Ruling{}, &calc.Counted{},
		&Position{},
	}
}

// Highlights are the kinds of line by which games are compared.
func (Rulebook) Highlights() map[string]calc.Highlight {
	return map[string]calc.Highlight{
		"dividend.paid": calc.Dividend, "bankrupt": calc.Bankruptcy,
		"short.gain": "short", "option.call": "option", "option.put": "option",
	}
}
