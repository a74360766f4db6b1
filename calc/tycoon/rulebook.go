// Package tycoon is the rulebook of Stock Market Tycoon: six companies, ten market years of three transactions each,
// and hands of cards that move prices at each year's end.
//
// Each transaction is an entry. Other entries are [hands.Hand], [office.SetPremium] and [yearend.YearEnd], which is a
// whole year's end.
package tycoon

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/debts"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/office"
	"scripkeeper/calc/tycoon/special"
	"scripkeeper/calc/tycoon/trading"
	"scripkeeper/calc/tycoon/turns"
	"scripkeeper/calc/tycoon/yearend"
)

type Rulebook struct{}

func (Rulebook) ID() string      { return "tycoon" }
func (Rulebook) Version() int    { return 3 }
func (Rulebook) Rules() []string { return rules() }

func (Rulebook) Presets() []calc.Preset {
	return []calc.Preset{
		{Key: "trader", Options: agreement.Standard("trader")},
		{Key: "investor", Options: agreement.Standard("investor")},
		{Key: "strategist", Options: agreement.Standard("strategist")},
		{Key: "extended-trader", Options: agreement.Extended("trader")},
		{Key: "extended-investor", Options: agreement.Extended("investor")},
		{Key: "extended-strategist", Options: agreement.Extended("strategist")},
	}
}

const (
	maxSeats      = 12
	standardSeats = 6
)

// Seats allows 2 to 12 players in both variants. Standard is for at most six; with more, Open only warns.
func (Rulebook) Seats(options calc.Options) (low, high int) {
	if o, ok := options.(*agreement.Options); !ok || o == nil {
		return 0, 0
	}
	return 2, maxSeats
}

// Open starts a game (chapter Setup). Seat 0 acts first. Refusals: option.*, name.*, seats.few, seats.many.
func (r Rulebook) Open(options calc.Options, names []string) (calc.Table, calc.Statement, *calc.Refusal) {
	given, seats, refusal := calc.Sit[*agreement.Options](options, names, "variant", r.Seats)
	if refusal != nil {
		return calc.Table{}, calc.Statement{}, refusal
	}
	return calc.Build(calc.NewTable(board.Layout(given.WithDeck(), seats, kit())), nil, setUp)
}

func setUp(b *calc.Builder) {
	l, o, t := b.Layout(), board.OptionsOf(b.Table), b.Table
	b.Line("begin", "setup", calc.None, calc.None,
		calc.With("rounds", o.Years), calc.With("transactions", o.Transactions), calc.With("shares", o.Shares))
	for company, price := range o.Start {
		b.Line("begin.price", "setup", calc.None, company, calc.With("price", price))
		b.Set(l.PriceMark(company), price)
		b.Set(board.CompanyMark(t, board.LastMark, company), price)
		b.Set(board.CompanyMark(t, board.ChairmanMark, company), calc.None)
	}
	for seat := range l.Seats {
		b.Line("begin.cash", "setup", seat, calc.None, calc.With("amount", o.Cash))
		b.Deal(seat, o.Cash, 0)
	}
	if o.Variant == "standard" && len(l.Seats) > standardSeats {
		b.Line("begin.crowd", "variant", calc.None, calc.None,
			calc.With("seats", len(l.Seats)), calc.With("max", standardSeats))
	}
	// Seat 0 begins, so the first dealer is the seat before it in the order of play.
	dealer := len(l.Seats) - 1
	if o.Order == "start_right" {
		dealer = 1
	}
	turns.BeginYear(b, 1, dealer)
}

func (Rulebook) Blanks() []calc.Entry {
	return []calc.Entry{
		&trading.Buy{}, &trading.Sell{}, &turns.Pass{}, &special.Loan{}, &special.Debenture{}, &special.Rights{},
		&trading.Short{}, &trading.OptionPurchase{}, &office.Dividend{}, &office.Buyback{}, &debts.Settle{},
		&office.SetPremium{}, &hands.Hand{}, &yearend.YearEnd{}, &calc.Leave{}, &calc.Ruling{}, &calc.Count{},
		&Position{},
	}
}

func (Rulebook) Highlights() map[string]calc.Highlight {
	return map[string]calc.Highlight{
		"dividend.paid": calc.Dividend, "bankrupt": calc.Bankruptcy,
		"short.gain": "short", "option.call": "option", "option.put": "option",
	}
}

// Standing ranks the seats by net worth: cash and shares at current prices, less debts (chapter Winning Formula). If
// net worth is equal, more cash wins; if cash is equal too, the place is shared. Seats that are out come last.
func (Rulebook) Standing(t calc.Table) calc.Standing {
	return calc.Rank(t, func(a, b calc.Place) int {
		return cmp.Or(calc.ByWorth(a, b), cmp.Compare(b.Parts[0].Amount, a.Parts[0].Amount))
	}, func(seat int) calc.Place { return t.WorthPlace(seat).LessDebt("debt", board.Debt(t, seat)) })
}

// rules returns the keys of cited rules: chapters of the published rules, and house rules named after their options.
func rules() []string {
	return append([]string{
		"setup", "variant", "mode", "deck", "deal", "order", "buy", "buy.condition", "buy.first", "sell", "yearend",
		"zero", "loan", "debenture", "rights", "suspended", "currency", "director", "chairman", "short",
		"short.debt", "bankruptcy", "option", "premium", "exercise", "dividend", "buyback", "end", "result",
		"ruling", "counted",
	}, calc.HouseRules(
		"delist", "restart_at_face", "recover_to_1", "clamp_each_card", "first_when_unowned", "need_card",
		"last_lot_ok", "multiples_1000", "next_year_transaction", "debenture_keep_shares", "price_floor_zero",
		"round_to_1000", "rights_free_follow", "no_rights_at_zero", "start_of_reveal", "one_removal_per_company",
		"auto_worst", "director_keeps_card", "round_5000", "compound", "short_pays_dividend", "free_premium",
		"physical_delivery", "manual_exercise", "one_per_year", "market_min", "buyback_multiples_1000", "pro_rata",
		"unlock", "start_right", "largest_holder",
	)...)
}
