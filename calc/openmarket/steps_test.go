package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/trading"
)

// falling returns the options of two railways at 100. A president's sale of any number lowers the price once.
func falling(changes ...func(*agreement.Options)) *agreement.Options {
	return railway(append([]func(*agreement.Options){func(o *agreement.Options) {
		o.President, o.Order, o.Moves = "most", "free", "president"
	}}, changes...)...)
}

func stepExamples() []example {
	each := func(o *agreement.Options) { o.Moves = "share" }
	shares := func(o *agreement.Options) { o.Capital = "shares" }
	launched := []calc.Entry{&charter.Launch{Company: "N"}, &trading.Buy{Company: "N", Shares: 2},
		&trading.Buy{Seat: 1, Company: "N", Shares: 3}}
	return []example{
		{
			name: "moves president: who does not preside sells, and the price stays", arithmetic: "2 × 100 = 200",
			options: falling(), before: launched, entry: &trading.Sell{Seat: 1, Company: "N", Shares: 2},
			says:   []string{"sell (trade) seat 1 N shares=2 price=100 amount=200"},
			stands: "Ann 200 2N 1N.director; Ben 500 1N; N 1000; N100 S100",
		},
		{
			name: "moves president: the president sells two, and the price falls once", arithmetic: "100, 95",
			options: falling(), before: launched[:2:2], entry: &trading.Sell{Company: "N", Shares: 2},
			says: []string{"sell (trade) seat 0 N shares=2 price=100 amount=200",
				"down (moves.president) N old=100 steps=1 moved=1 new=95"},
			stands: "Ann 400 1N.director; Ben 600; N 1000; N95 S100",
		},
		{
			name:       "moves president: so it does when the presidency passes by the sale",
			arithmetic: "4 – 2 = 2 < 3",
			options:    falling(), before: launched, entry: &trading.Sell{Company: "N", Shares: 2},
			says: []string{"sell (trade) seat 0 N shares=2 price=100 amount=200",
				"down (moves.president) N old=100 steps=1 moved=1 new=95",
				"president.percent (president) seat 1 N held=30 less=20 seat=0 weight=2"},
			stands: "Ann 400 2N; Ben 300 1N 1N.director; N 1000; N95 S100",
		},
		{
			name:       "moves president: a company that issues lets the price fall once",
			arithmetic: "3 × 100 = 300 beside 700 for the director's certificate and 5 more",
			options:    falling(shares), before: []calc.Entry{&charter.Launch{Company: "N"}},
			entry: &operating.Issue{Company: "N", Shares: 3},
			says: []string{"issue (issue) N shares=3 price=100 amount=300",
				"down (moves.issue) N old=100 steps=1 moved=1 new=95"},
			stands: "Ann 400 1N.director; Ben 600; N 500 5N; N95 S100",
		},
		{
			name:    "steps of a sale: the price is protected",
			options: falling(each), before: launched, arithmetic: "2 × 100 = 200",
			entry:  &trading.Sell{Seat: 1, Company: "N", Shares: 2, Steps: number(0)},
			says:   []string{"sell (trade) seat 1 N shares=2 price=100 amount=200"},
			stands: "Ann 200 2N 1N.director; Ben 500 1N; N 1000; N100 S100",
		},
		{
			name:    "steps of a sale: three for two shares",
			options: falling(each), before: launched, arithmetic: "100, 95, 90, 85",
			entry: &trading.Sell{Seat: 1, Company: "N", Shares: 2, Steps: number(-3)},
			says: []string{"sell (trade) seat 1 N shares=2 price=100 amount=200",
				"down (moves.said) N old=100 steps=3 moved=3 new=85"},
			stands: "Ann 200 2N 1N.director; Ben 500 1N; N 1000; N85 S100",
		},
	}
}

func stepDenials(t judge) []gametest.Denial {
	t.Helper()
	begin := func(o *agreement.Options) calc.Table {
		table, _ := gametest.Apply(t, open(t, o, 2), &charter.Launch{Company: "N"}, &trading.Buy{Company: "N", Shares: 2})
		return table
	}
	still := begin(falling(func(o *agreement.Options) { o.SellSteps = 0 }))
	sell := &trading.Sell{Company: "N", Shares: 2, Steps: number(-51)}
	return []gametest.Denial{
		{still, sell, "steps.off steps (trade) N"},
		{begin(falling()), sell, "amount.range steps (trade) N value=-51 min=-50 max=50"},
	}
}
