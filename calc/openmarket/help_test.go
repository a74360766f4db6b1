package openmarket

import (
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/trading"
)

// trainless leaves Northern with 120 in cash after any loans, and its president Ann with 399.
func trainless(loans ...calc.Entry) []calc.Entry {
	return append(append(northern(), loans...), &operating.Pay{Payer: "company", Company: "N", Amount: 550})
}

func train(help bool) *operating.Pay {
	return &operating.Pay{Payer: "company", Company: "N", Amount: 300, Reason: "train", Help: help}
}

func helpExamples() []example {
	twoLoans := &operating.Debt{Company: "N", Loans: 2}
	spent := append(trainless(twoLoans), &operating.Pay{Payer: "company", Company: "N", Amount: 315})
	return []example{
		{
			name:       "P1 a president pays the rest of a train",
			arithmetic: "670 – 550 = 120; 300 – 120 = 180; Ann 399 – 180 = 219, Northern 120 + 180 – 300 = 0",
			options:    withheld(), before: trainless(), entry: train(true),
			says: []string{"help (help) seat 0 N due=300 cash=120 amount=180",
				"pay.company.bank (pay) N amount=300"},
			stands: "Ann 219 1N 1N.director; Ben 600; N67 S100",
		},
		{
			name:       "P2 the rest of a loan that is paid back",
			arithmetic: "870 – 550 – 315 = 5; 2 × 100 – 5 = 195; 399 – 195 = 204",
			options:    lent(), before: spent, entry: &operating.Debt{Company: "N", Loans: -2, Help: true},
			says: []string{"help (help) seat 0 N due=200 cash=5 amount=195",
				"debt.back (debt) N loans=2 amount=200 before=200 after=0"},
			stands: "Ann 204 1N 1N.director; Ben 600; N67 S100",
		},
		{
			name:       "P3 the rest of the interest, as the revenue is paid out",
			arithmetic: "2 × 10 – 5 = 15; Ann 399 – 15 + 3 × 10 = 414",
			options:    lent(), before: spent,
			entry: &operating.Operate{Company: "N", Revenue: 100, Steps: number(0), Help: true},
			says: []string{"operate.pay (operate) N revenue=100", "help (help) seat 0 N due=20 cash=5 amount=15",
				"debt.interest (debt.interest) N loans=2 interest=10 amount=20",
				"payout (operate) seat 0 N shares=3 each=10 amount=30",
				"payout.pool (pool) N shares=7 each=10 amount=70"},
			stands: "Ann 414 1N 1N.director; Ben 600; N 70; N67 S100",
		},
		{
			name:       "P4 a president buys while companies operate, on Ben's turn",
			arithmetic: "67 falls a step to 60; 399 – 2 × 60 = 279",
			options:    withheld(), before: onBensTurn(), entry: &trading.Buy{Company: "N", Shares: 2},
			says:   []string{"buy (trade) seat 0 N shares=2 price=60 amount=120"},
			stands: "Ann 279 3N 1N.director; Ben 600; N 670; N60 S100",
		},
		{
			name:       "P5 and launches a company",
			arithmetic: "399 – 2 × 67 = 265; 10 × 67 = 670",
			options:    withheld(), before: onBensTurn(), entry: &charter.Launch{Company: "S", Price: number(67)},
			says: []string{"launch (launch) seat 0 S price=67",
				"launch.director (director) seat 0 S weight=2 price=67 amount=134",
				"launch.full (capital) S shares=10 price=67 amount=670"},
			stands: "Ann 265 1N 1N.director 1S.director; Ben 600; N 670; S 670; N60 S67",
		},
	}
}

func onBensTurn() []calc.Entry {
	return append(northern(), &Next{}, &operating.Operate{Company: "N"})
}

// Since version 8, players can buy and launch out of turn while companies operate, and the round of companies goes on.
// A purchase in turn begins the next round of trades.
func TestAnybodyBuysWhileCompaniesOperate(t *testing.T) {
	buy := func(seat int) *trading.Buy { return &trading.Buy{Seat: seat, Company: "N", Shares: 1} }
	const denied = "seat.turn seat (order) seat 0 seat=1"
	table, _ := gametest.Apply(t, open(t, withheld(), 2), append(northern(), &Next{})...)
	gametest.WantDenied(t, table, buy(0), denied)
	gametest.WantDenied(t, table, &charter.Launch{Company: "S"}, denied)
	table, _ = gametest.Apply(t, table, &operating.Operate{Company: "N"})
	after, _ := gametest.Apply(t, table, buy(0))
	expect.Equal(t, after.Turn(), 1, "whose turn it is after Ann's purchase")
	expect.True(t, operating.Running(after), "Ann's purchase ends the round of companies")
	after, _ = gametest.Apply(t, after, &charter.Launch{Company: "S", Price: number(67)}, buy(0), buy(1))
	expect.True(t, !operating.Running(after), "Ben's purchase doesn't end the round of companies")
	gametest.WantDenied(t, after, buy(0), denied)
	former, _ := (Rulebook{}).Former(7)
	begun := gametest.Open(t, former, formerOptions(t, former, "rails"), gametest.Names(2))
	then, _ := gametest.Apply(t, begun, onBensTurn()...)
	gametest.WantDenied(t, then, buy(0), denied)
	gametest.WantDenied(t, then, &charter.Launch{Company: "S"}, denied)
}

func formerOptions(t judge, former calc.Rulebook, key string) calc.Options {
	t.Helper()
	of, known := calc.Find(former.Presets(), func(p calc.Preset) bool { return p.Key == key })
	must.Hold(t, known, "there is no market %q", key)
	return of.Options
}

func TestAPresidentSellsWhileCompaniesOperate(t *testing.T) {
	table, _ := gametest.Apply(t, open(t, withheld(), 2), append(northern(), &Next{})...)
	sale := &trading.Sell{Seat: 0, Company: "N", Shares: 1}
	gametest.WantDenied(t, table, sale, "seat.turn seat (order) seat 0 seat=1")
	table, _ = gametest.Apply(t, table, &operating.Operate{Company: "N", Revenue: 0})
	expected := (Rulebook{}).Expected(table)
	for _, e := range expected.Next {
		if sell, is := e.(*trading.Sell); is {
			expect.Equal(t, sell.Seat, 0, "who is likely to sell: the president")
		}
	}
	expect.True(t, !slices.Contains(expected.Ends, "sell"), "a sale ends Ben's turn")
	after, _ := gametest.Apply(t, table, sale)
	expect.Equal(t, after.Turn(), 1, "whose turn it is after Ann's sale")
	bought, _ := gametest.Apply(t, table, &trading.Buy{Seat: 1, Company: "N", Shares: 1})
	gametest.WantDenied(t, bought, sale, "seat.turn seat (order) seat 0 seat=1")
}

func helpDenials(t judge) []gametest.Denial {
	t.Helper()
	table, _ := gametest.Apply(t, open(t, withheld(), 2), trainless()...)
	dear := train(true)
	dear.Amount = 520
	needless := train(true)
	needless.Amount = 120
	self := train(false)
	self.Payee = "player"
	twoLoans := append(trainless(&operating.Debt{Company: "N", Loans: 2}),
		&operating.Pay{Payer: "company", Company: "N", Amount: 320})
	bare, _ := gametest.Apply(t, open(t, lent(), 2), twoLoans...)
	return []gametest.Denial{
		{table, train(false), "help.rest help (help) seat 0 N amount=300 cash=120 rest=180"},
		{table, dear, "help.less amount (pay) seat 0 N amount=520 cash=120 purse=399 value=520 min=1 max=519"},
		{table, needless, "help.none help (help)"},
		{table, self, "treasury.less amount (pay) N amount=300 cash=120 value=300 min=1 max=120"},
		{bare, &operating.Debt{Company: "N", Loans: -2}, "help.rest help (help) seat 0 N amount=200 cash=0 rest=200"},
		{bare, &operating.Debt{Company: "N", Loans: 1, Help: true}, "help.none help (help)"},
		{bare, &operating.Operate{Company: "N", Revenue: 60},
			"help.rest help (help) seat 0 N amount=20 cash=0 rest=20"},
		{bare, &operating.Operate{Company: "N", Revenue: 60, Payout: "withhold", Help: true}, "help.none help (help)"},
	}
}

// The president is asked only if he and the company can pay together, and never before version 7.
func TestThePresidentIsAskedForTheRest(t *testing.T) {
	asks := func(table calc.Table, e calc.Entry) bool {
		_, asked := e.Form(table).Field("help")
		return asked
	}
	table, _ := gametest.Apply(t, open(t, withheld(), 2), trainless()...)
	expect.True(t, asks(table, train(false)), "nobody is asked for the rest of 300")
	for _, enough := range []int{120, 520} {
		e := train(false)
		e.Amount = enough
		expect.True(t, !asks(table, e), "somebody is asked for the rest of %d", enough)
	}
	paid := train(true)
	amount, _ := paid.Form(table).Field("amount")
	amount.Set(120)
	expect.True(t, !paid.Help, "Ann pays the rest of what Northern can pay alone")
	sold, _ := gametest.Apply(t, table, &trading.Sell{Company: "N", Class: "director", Shares: 1})
	expect.True(t, !asks(sold, train(false)), "a company without a president has one who is asked")
	former, _ := (Rulebook{}).Former(6)
	begun := gametest.Open(t, former, formerOptions(t, former, "rails"), gametest.Names(2))
	then, _ := gametest.Apply(t, begun, trainless()...)
	expect.True(t, !asks(then, train(false)), "the forms of version 6 ask for the rest")
}
