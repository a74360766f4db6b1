package openmarket

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/trading"
)

// offered returns the options of two railways that are paid for all their shares once players have bought five.
func offered(changes ...func(*agreement.Options)) *agreement.Options {
	return railway(append([]func(*agreement.Options){func(o *agreement.Options) {
		o.Capital, o.Float, o.OwnPrice = "offer", 5, "par"
	}}, changes...)...)
}

func offerExamples() []example {
	begun := []calc.Entry{&charter.Launch{Company: "N", Price: number(67)}, &pricing.Move{Company: "N", Steps: 3}}
	return []example{
		{
			name: "F1 the shares lie with the company, and the bank is paid", arithmetic: "2 × 67 = 134, 10 – 2 = 8",
			options: offered(), entry: &charter.Launch{Company: "N", Price: number(67)},
			says: []string{"launch (launch) seat 0 N price=67",
				"launch.director (director) seat 0 N weight=2 price=67 amount=134",
				"launch.shares (capital) N shares=8"},
			stands: "Ann 466 1N.director; Ben 600; N 0 8N; N67 S100",
		},
		{
			name:       "F2 they cost what the launch said, and the fifth that is sold floats the company",
			arithmetic: "3 × 67 = 201, 466 – 201 = 265; 10 × 67 = 670", options: offered(), before: begun,
			entry: &trading.Buy{Company: "N", From: "treasury", Shares: 3},
			says: []string{"buy.own (trade) seat 0 N shares=3 price=67 amount=201",
				"float (float) N shares=10 price=67 amount=670"},
			stands: "Ann 265 3N 1N.director; Ben 600; N 670 5N; N80 S100",
		},
		{
			name:       "F3 it floats once, and from the pool a share costs the posted price",
			arithmetic: "one place down from 80 is 75; 265 + 80 – 75 = 270", options: offered(),
			before: append(begun, &trading.Buy{Company: "N", From: "treasury", Shares: 3}, &trading.Sell{Company: "N", Shares: 1}),
			entry:  &trading.Buy{Company: "N", Shares: 1},
			says:   []string{"buy (trade) seat 0 N shares=1 price=75 amount=75"},
			stands: "Ann 270 3N 1N.director; Ben 600; N 670 5N; N75 S100",
		},
		{
			name:       "F4 shares in the pool float a company as well, at the launch where the director has enough",
			arithmetic: "2 of 2 are sold: 10 × 67 = 670",
			options:    offered(func(o *agreement.Options) { o.Capital, o.Float = "full", 2 }),
			entry:      &charter.Launch{Company: "N", Price: number(67)},
			says: []string{"launch (launch) seat 0 N price=67",
				"launch.director (director) seat 0 N weight=2 price=67 amount=134",
				"float (float) N shares=10 price=67 amount=670"},
			stands: "Ann 466 1N.director; Ben 600; N 670; N67 S100",
		},
		{
			name:       "F5 a company that sells its shares is paid what the launch said",
			arithmetic: "2 × 67 = 134 to the company",
			options:    offered(func(o *agreement.Options) { o.Capital = "shares" }), before: begun,
			entry:  &trading.Buy{Company: "N", From: "treasury", Shares: 2},
			says:   []string{"buy.own (trade) seat 0 N shares=2 price=67 amount=134"},
			stands: "Ann 332 2N 1N.director; Ben 600; N 268 6N; N80 S100",
		},
		{
			name:       "F6 a free share floats the company too",
			arithmetic: "2 × 67 = 134, 466 – 134 = 332; 10 × 67 = 670", options: offered(),
			before: append(begun, &trading.Buy{Company: "N", From: "treasury", Shares: 2}),
			entry:  &trading.Buy{Company: "N", From: "treasury", Shares: 1, Free: true},
			says:   []string{"buy.free.own (trade) seat 0 N shares=1", "float (float) N shares=10 price=67 amount=670"},
			stands: "Ann 332 3N 1N.director; Ben 600; N 670 5N; N80 S100",
		},
	}
}

// Closing a company clears its launch price and the mark that it has been paid for all its shares.
func TestAPositionKeepsAnOffer(t *testing.T) {
	table, _ := gametest.Apply(t, open(t, offered(), 2), &charter.Launch{Company: "N", Price: number(67)},
		&trading.Buy{Company: "N", From: "treasury", Shares: 3})
	e := NewPosition(table)
	expect.Equal(t, e.Pars[0], 67, "the price at the launch")
	expect.Equal(t, e.Floated[0], true, "Northern has floated")
	same, _ := gametest.Apply(t, table, e)
	expect.Equal(t, same.Equal(table), true, "the position changes nothing")
	closed, _ := gametest.Apply(t, table, &charter.Close{Company: "N"})
	expect.Equal(t, NewPosition(closed).Pars[0], 0, "the price at the launch is forgotten")
	gametest.WrongLengths(t, Rulebook{}, table, NewPosition(table))
}
