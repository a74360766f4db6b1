package openmarket

import (
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/money"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/trading"
)

type example struct {
	name       string
	arithmetic string
	options    *agreement.Options
	before     []calc.Entry
	entry      calc.Entry
	says       []string
	stands     string
}

func examples() []example {
	typed := func(o *agreement.Options) { o.Pricing = "typed" }
	ladder := func(o *agreement.Options) { o.Track = "stepped" }
	list := func(o *agreement.Options) { o.Track, o.Prices = "listed", "80 90 100 100 120 150" }
	limited := func(o *agreement.Options) { o.Shares = 10 }
	treasury := func(o *agreement.Options) { o.Treasury = true }
	launched := func(o *agreement.Options) { o.Launch = "launched" }
	director := func(o *agreement.Options) { o.Classes = "director" }
	return append(slices.Concat(operatingExamples(), issueExamples(), offerExamples(), chainExamples(),
		debtExamples(), shortExamples(), stepExamples(), bidExamples(), poolExamples(), mergerExamples(),
		privateExamples(), chartExamples(), holderExamples(), halfExamples(), helpExamples(),
		sizeExamples(), swapExamples()), []example{
		{
			name: "M1 buy at the posted price", arithmetic: "3 × 100 = 300; 1000 – 300 = 700",
			options: fixed(), entry: &trading.Buy{Seat: 0, Company: "I", Shares: 3},
			says:   []string{"buy (trade) seat 0 I shares=3 price=100 amount=300"},
			stands: "Ann 700 3I; Ben 1000; I100 J100 K100",
		},
		{
			name: "M2 sell at a typed price", arithmetic: "2 × 135 = 270; 1000 + 270 = 1270; 5 – 2 = 3",
			options: fixed(typed), before: []calc.Entry{gift(1, "J", 5)},
			entry:  &trading.Sell{Seat: 1, Company: "J", Price: number(135), Shares: 2},
			says:   []string{"sell (trade) seat 1 J shares=2 price=135 amount=270"},
			stands: "Ann 1000; Ben 1270 3J; I100 J100 K100",
		},
		{
			name:       "M3 a purchase raises the price two steps once",
			arithmetic: "4 × 100 = 400 at the old price; 100 + 2 × 10 = 120",
			options:    fixed(ladder, func(o *agreement.Options) { o.BuySteps = 2 }),
			entry:      &trading.Buy{Seat: 0, Company: "I", Shares: 4},
			says: []string{"buy (trade) seat 0 I shares=4 price=100 amount=400",
				"rise (moves.trade) I old=100 steps=2 step=10 raw=120 new=120"},
			stands: "Ann 600 4I; Ben 1000; I120 J100 K100",
		},
		{
			name:       "M4 every share sold lowers the price a step, and the ladder ends at 10",
			arithmetic: "12 × 100 = 1200; 100 – 12 × 10 = –20, stops at 10",
			options:    fixed(ladder, func(o *agreement.Options) { o.SellSteps, o.Moves = 1, "share" }),
			before:     []calc.Entry{gift(0, "I", 12)},
			entry:      &trading.Sell{Seat: 0, Company: "I", Shares: 12},
			says: []string{"sell (trade) seat 0 I shares=12 price=100 amount=1200",
				"fall.stopped (moves.share) I old=100 steps=12 step=10 raw=-20 new=10"},
			stands: "Ann 2200; Ben 1000; I10 J100 K100",
		},
		{
			name:       "M5 a step on a list is a place, also between equal prices",
			arithmetic: "80 90 [100] 100 120 150: one place up from 100 is 100, three places up is 150",
			options:    fixed(list), before: []calc.Entry{&pricing.Move{Company: "J", Steps: 1}},
			entry:  &pricing.Move{Company: "J", Steps: 2},
			says:   []string{"up (price) J old=100 steps=2 moved=2 new=150"},
			stands: "Ann 1000; Ben 1000; I100 J150 K100",
		},
		{
			name: "M6 a dividend of 15 a share", arithmetic: "4 × 15 = 60; 7 × 15 = 105",
			options: fixed(), before: []calc.Entry{gift(0, "K", 4), gift(1, "K", 7)},
			entry: &money.Dividend{Company: "K", Each: 15},
			says: []string{"dividend (dividend) seat 0 K shares=4 each=15 amount=60",
				"dividend (dividend) seat 1 K shares=7 each=15 amount=105"},
			stands: "Ann 1060 4K; Ben 1105 7K; I100 J100 K100",
		},
		{
			name:       "M7 the pool's dividend goes to the company",
			arithmetic: "of 10 shares Ann has 3: 3 × 20 = 60; the pool has 10 – 3 = 7: 7 × 20 = 140",
			options:    fixed(limited, treasury, func(o *agreement.Options) { o.PoolDividend = "pool" }),
			before:     []calc.Entry{gift(0, "I", 3)},
			entry:      &money.Dividend{Company: "I", Each: 20},
			says: []string{"dividend (dividend) seat 0 I shares=3 each=20 amount=60",
				"dividend.pool (pool) I shares=7 each=20 amount=140"},
			stands: "Ann 1060 3I; Ben 1000; I 140; I100 J100 K100",
		},
		{
			name: "M8 the company pays the dividend itself", arithmetic: "3 × 20 + 1 × 20 = 80; 100 – 80 = 20 stays",
			options: fixed(treasury), before: []calc.Entry{gift(0, "I", 3), gift(1, "I", 1),
				&money.Treasury{Company: "I", Change: 100}},
			entry: &money.Dividend{Company: "I", Payer: "treasury", Each: 20},
			says: []string{"dividend (dividend) seat 0 I shares=3 each=20 amount=60",
				"dividend (dividend) seat 1 I shares=1 each=20 amount=20"},
			stands: "Ann 1060 3I; Ben 1020 1I; I 20; I100 J100 K100",
		},
		{
			name:       "M9 a director's certificate of two shares counts twice",
			arithmetic: "(3 × 1 + 1 × 2) × 30 = 90 + 60 = 150",
			options:    fixed(director), before: []calc.Entry{gift(0, "I", 3),
				&trading.Buy{Seat: 0, Company: "I", Class: "director", Shares: 1}},
			entry: &money.Dividend{Company: "I", Each: 30},
			says: []string{"dividend (dividend) seat 0 I shares=3 each=30 amount=90",
				"dividend.director (dividend) seat 0 I shares=1 weight=2 each=30 amount=60"},
			stands: "Ann 950 3I 1I.director; Ben 1000; I100 J100 K100",
		},
		{
			name:       "M10 a split of three for two with the rest in cash",
			arithmetic: "100 × 2 ÷ 3 = 66; 7 × 3 ÷ 2 = 10, rest 1; 1 × 66 ÷ 2 = 33; 4 × 3 ÷ 2 = 6",
			options:    fixed(), before: []calc.Entry{gift(0, "I", 7), gift(1, "I", 4)},
			entry: &pricing.Split{Company: "I", New: 3, Old: 2},
			says: []string{"split (split) I new=3 old=2",
				"split.price.rounded (split) I was=100 old=2 new=3 raw=66 price=66",
				"split.holder.rest (split) seat 0 I shares=7 new=3 old=2 after=10 rest=1",
				"split.cash (remainder.cash) seat 0 I rest=1 old=2 price=66 amount=33",
				"split.holder (split) seat 1 I shares=4 new=3 old=2 after=6"},
			stands: "Ann 1033 10I; Ben 1000 6I; I66 J100 K100",
		},
		{
			name:       "M11 one for three, the rest is lost, and the price goes up",
			arithmetic: "100 × 3 ÷ 1 = 300, the ladder ends at 250; 8 ÷ 3 = 2, rest 2",
			options:    fixed(ladder, func(o *agreement.Options) { o.Remainder = "down" }),
			before:     []calc.Entry{gift(0, "I", 8)},
			entry:      &pricing.Split{Company: "I", New: 1, Old: 3},
			says: []string{"split (split) I new=1 old=3",
				"split.price.rounded (split) I was=100 old=3 new=1 raw=300 price=250",
				"split.holder.rest (split) seat 0 I shares=8 new=1 old=3 after=2 rest=2",
				"split.lost (remainder.down) seat 0 I rest=2 old=3"},
			stands: "Ann 1000 2I; Ben 1000; I250 J100 K100",
		},
		{
			name: "M12 a launch with full capital", arithmetic: "10 × 120 = 1200",
			options: fixed(launched, limited, treasury, func(o *agreement.Options) { o.Capital = "full" }),
			entry:   &charter.Launch{Seat: 1, Company: "J", Price: number(120)},
			says: []string{"launch (launch) seat 1 J price=120",
				"launch.full (capital) J shares=10 price=120 amount=1200"},
			stands: "Ann 1000; Ben 1000; J 1200; I100 J120 K100",
		},
		{
			name:       "M13 a company sells its own shares",
			arithmetic: "10 – 1 for the founder = 9; 2 × 100 = 200 go to the company",
			options: fixed(launched, limited, treasury, func(o *agreement.Options) {
				o.Capital, o.Founder = "shares",
					1
			}),
			before: []calc.Entry{&charter.Launch{Seat: 0, Company: "I"}},
			entry:  &trading.Buy{Seat: 1, Company: "I", From: "treasury", Shares: 2},
			says:   []string{"buy.own (trade) seat 1 I shares=2 price=100 amount=200"},
			stands: "Ann 1000 1I; Ben 800 2I; I 200 7I; I100 J100 K100",
		},
		{
			name:       "M14 a loan paid back with ten percent",
			arithmetic: "250 × 10 ÷ 100 = 25; 1000 + 300 – 250 – 25 = 1025; 300 – 250 = 50 still owed",
			options:    fixed(func(o *agreement.Options) { o.Loans = "repay" }),
			before:     []calc.Entry{&money.Borrow{Seat: 0, Amount: 300}},
			entry:      &money.Repay{Seat: 0, Amount: 250},
			says: []string{"repay (loan) seat 0 amount=250 before=300 after=50",
				"interest.repay (interest.repay) seat 0 loan=250 percent=10 amount=25"},
			stands: "Ann 1025 owes 50; Ben 1000; I100 J100 K100",
		},
		{
			name:       "M15 interest at the end of a round, part of it added to the loan",
			arithmetic: "5 % of 410 = 20.5, rounded up 21; 12 are paid, 21 – 12 = 9 are added: 419",
			options:    fixed(func(o *agreement.Options) { o.Loans, o.Interest = "round", 5 }),
			before:     []calc.Entry{&money.Borrow{Seat: 0, Amount: 410}, &money.Fee{Seat: 0, Amount: 1398}}, entry: &Round{},
			says: []string{
				"interest.round.added (interest.round) seat 0 loan=410 percent=5 amount=21 paid=12 rest=9 after=419",
				"round.all (order) round=2"},
			stands: "Ann 0 owes 419; Ben 1000; I100 J100 K100",
		},
		{
			name:       "M16 shares sold from player to player",
			arithmetic: "3 shares for 250 in all: 1000 + 250 = 1250 and 1000 – 250 = 750",
			options:    fixed(), before: []calc.Entry{gift(0, "K", 3)},
			entry:  &trading.Transfer{From: 0, To: 1, What: "shares", Company: "K", Amount: 3, Paid: 250},
			says:   []string{"transfer.paid (transfer) seat 0 K seat=1 shares=3 amount=250"},
			stands: "Ann 1250; Ben 750 3K; I100 J100 K100",
		},
		{
			name: "M17 two for one in a takeover", arithmetic: "6 – 4 = 2 and 0 + 4 ÷ 2 = 2",
			options: fixed(limited), before: []calc.Entry{gift(0, "I", 6)},
			entry: &trading.Exchange{Seat: 0, Give: "I", Given: 4, Take: "J", Taken: 2},
			says: []string{"exchange.give (exchange) seat 0 I shares=4",
				"exchange.take (exchange) seat 0 J shares=2"},
			stands: "Ann 1000 2I 2J; Ben 1000; I100 J100 K100",
		},
		{
			name:       "M18 a company closes and everybody gives the shares back",
			arithmetic: "2 – 2 = 0 and 1 – 1 = 0; of 500 nothing stays",
			options:    fixed(launched, limited, treasury),
			before: []calc.Entry{&charter.Launch{Seat: 0, Company: "I", Price: number(140)}, gift(0, "I", 2), gift(1, "I", 1),
				&money.Treasury{Company: "I", Change: 500}},
			entry: &charter.Close{Company: "I"},
			says: []string{"close (close) I", "close.cash (close) I amount=500",
				"close.back (close) seat 0 I shares=2", "close.back (close) seat 1 I shares=1"},
			stands: "Ann 1000; Ben 1000; I100 J100 K100",
		},
		{
			name: "M19 a bonus", arithmetic: "1000 + 3000 = 4000",
			options: fixed(), entry: &money.Bonus{Seat: 1, Amount: 3000},
			says:   []string{"bonus (bonus) seat 1 amount=3000 before=1000 after=4000"},
			stands: "Ann 1000; Ben 4000; I100 J100 K100",
		},
		{
			name:       "M20 a split makes more shares of the whole issue",
			arithmetic: "10 × 2 ÷ 1 = 20 exist, 3 × 2 = 6 are held, 20 – 6 = 14 are left, 14 × 50 = 700",
			options:    fixed(limited), before: []calc.Entry{gift(0, "I", 3), &pricing.Split{Company: "I", New: 2, Old: 1}},
			entry:  &trading.Buy{Seat: 1, Company: "I", Shares: 14},
			says:   []string{"buy (trade) seat 1 I shares=14 price=50 amount=700"},
			stands: "Ann 1000 6I; Ben 300 14I; I50 J100 K100",
		},
	}...)
}

func TestWorkedExamples(t *testing.T) {
	for _, c := range examples() {
		t.Run(c.name, func(t *testing.T) {
			table, _ := gametest.Apply(t, open(t, c.options, 2), c.before...)
			next, s := gametest.Apply(t, table, c.entry)
			expect.Equal(t, statement(next, s), strings.Join(c.says, "\n"), "%s: the statement", c.arithmetic)
			expect.Equal(t, standing(next), c.stands, "%s: the table", c.arithmetic)
		})
	}
}
