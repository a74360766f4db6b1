package tycoon

import (
	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// A script plays a whole game with dealt hands, the same way each time. The players know their own cards, and act on
// what they add up to, give or take their mood.
type script struct {
	name    string
	options *Options
	names   []string
	seed    uint64
	// bold is how often in ten a player shorts, buys an option or uses an office rather than buying shares.
	bold int
	// helps is how many debtors the table forgives.
	helps int
	// by is how the cards are told; empty as the options say.
	by string
	// neat tells that every hand is told in the order of the deck.
	neat bool
	// asides are what the table says between the turns, by the number of entries before it.
	asides map[int]func(t calc.Table) calc.Entry
	// says are the kinds of line that the game must contain.
	says []string
}

// Recording is the game that the script plays.
func (s script) Recording(t judge) gametest.Recording {
	return gametest.Recording{Name: s.name, Options: s.options, Names: s.names, Entries: s.play(t), Says: s.says}
}

// scripts are the recorded games.
func scripts() []script {
	return []script{
		{
			name: "four-seats-trader", options: standard("trader"), names: []string{"Ann", "Bob", "Carol", "David"}, seed: 6, bold: 3,
			says: []string{"buy.first", "buy", "sell", "loan", "rights", "rights.follow", "reveal", "withheld", "removed", "suspended",
				"currency", "chairman", "director", "over.years"},
		},
		{
			name: "three-seats-investor-bankrupt", options: standard("investor"), names: []string{"Ольга", "Zoë", "李"}, seed: 1, bold: 9,
			by: "sums", helps: 1,
			says: []string{"short.gain", "short.loss", "short.unpaid", "debt.carried", "settle", "bankrupt"},
		},
		{
			name: "five-seats-strategist", options: standard("strategist"), names: names(5), seed: 103, bold: 6,
			says: []string{"premium", "call", "put", "dividend", "dividend.paid", "buyback", "buyback.sold", "buyback.price", "short",
				"option.call", "option.put", "option.expired", "over.years"},
		},
		{
			name: "twelve-seats-extended", options: with(extended("strategist"), func(o *Options) { o.Reveal = "totals" }), names: names(12), seed: 3, bold: 4,
			says: []string{"buy", "short", "call", "over.years"},
		},
		{
			name: "twelve-seats-every-card", options: extended("strategist"), names: names(12), seed: 3, bold: 4, neat: true,
			says: []string{"reveal", "suspended", "over.years"},
		},
		{
			name: "three-seats-entered-asides", options: with(standard("strategist"), func(o *Options) {
				o.Hands, o.DirectorKeeps, o.Removal, o.Currency = "entered", true, "auto_worst", "compound"
				o.Zero, o.Debenture, o.RightsFollow = "restart_at_face", "next_year_transaction", "rights_free_follow"
				o.Years = 6
			}),
			names: []string{"Eva", "Finn", "Gus"}, seed: 302, bold: 5, asides: asides(),
			says: []string{"hand", "kept", "removed", "currency.compound", "ruling.cash", "ruling.shares", "position", "leave", "restart", "rights.along"},
		},
		{
			name: "four-seats-house-rules", options: with(standard("strategist"), func(o *Options) {
				o.Zero, o.Delivery, o.ManualExercise, o.ClampEach = "delist", "physical_delivery", true, true
				o.Directors, o.ShortPays, o.BuyWhileShort, o.Currency = "multi_director", true, true, "round_5000"
				o.DebentureKeeps, o.PriceFloor, o.ProRata, o.Suspend = true, true, true, "start_of_reveal"
				o.Cash, o.Start = 1_500_000, six{10, 15, 15, 30, 40, 60}
			}),
			names: []string{"Ada", "Bo", "Cy", "Di"}, seed: 58, bold: 7,
			says: []string{"price.each", "delisted", "option.delivered", "option.declined", "currency.rounded", "dividend.owed"},
		},
		{
			name: "two-seats-zero", options: with(standard("strategist"), func(o *Options) {
				o.Zero, o.Start, o.Cash, o.Years = "recover_to_1", six{5, 5, 10, 15, 15, 20}, 900_000, 8
			}),
			names: []string{"Kim", "Lea"}, seed: 15, bold: 5,
			says: []string{"price.zero", "price.recover", "debenture"},
		},
	}
}

// asides are what a table says besides its turns.
func asides() map[int]func(t calc.Table) calc.Entry {
	return map[int]func(t calc.Table) calc.Entry{
		5: func(calc.Table) calc.Entry {
			return &calc.Ruling{Seat: 1, What: "cash", Change: 10_000, Reason: "the dividend was forgotten"}
		},
		20: func(t calc.Table) calc.Entry {
			return &calc.Ruling{Seat: 2, What: "A", Change: max(-t.Shares(2, atlas), min(1_000, BankLeft(t, atlas))), Reason: "under the board"}
		},
		31: func(t calc.Table) calc.Entry { return NewPosition(t) },
		48: func(calc.Table) calc.Entry { return &calc.Leave{Seat: 1} },
	}
}
