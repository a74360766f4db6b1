package openmarket

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/chains"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/trading"
)

// merging returns the options of two chains. Prices begin at 200 and rise by 100 at sizes 3, 4, 6 and 11.
func merging(changes ...func(*agreement.Options)) *agreement.Options {
	return with(preset("hotels"), append([]func(*agreement.Options){func(o *agreement.Options) {
		o.Companies, o.Opening, o.Sizes, o.Founder, o.Order = "Inn, Lodge", "200", "2 3 4 6 11", 0, "free"
	}}, changes...)...)
}

// chainsOf launches Inn with size 4 at 400 and Lodge with size 2 at 200, and gives each seat shares of Inn.
func chainsOf(shares ...int) []calc.Entry {
	all := []calc.Entry{&charter.Launch{Company: "I", Size: number(4)}, &charter.Launch{Seat: 1, Company: "L"}}
	for seat, n := range shares {
		if n > 0 {
			all = append(all, gift(seat, "I", n))
		}
	}
	return all
}

func chainExamples() []example {
	const price = "; I400 L200"
	listed := func(o *agreement.Options) {
		o.Track, o.Prices = "listed", "100 200 250 300"
	}
	return []example{
		{
			name: "C1 a chain begins with four", arithmetic: "200, 300 from 3, 400 from 4",
			options: merging(), entry: &charter.Launch{Company: "I", Size: number(4)},
			says:   []string{"launch (launch) seat 0 I price=200", "size (size) I size=4 from=4 price=400 old=200"},
			stands: "Ann 6000; Ben 6000; I400 L200",
		},
		{
			name: "C2 a chain grows within a step", arithmetic: "400 from 4 to 5", options: merging(), before: chainsOf(),
			entry: &chains.Size{Company: "I", Size: 5}, says: []string{"size.same (size) I size=5 from=4 price=400"},
			stands: "Ann 6000; Ben 6000" + price,
		},
		{
			name: "C3 a chain grows over two steps", arithmetic: "500 from 6, 600 from 11", options: merging(),
			before: chainsOf(), entry: &chains.Size{Company: "I", Size: 12},
			says:   []string{"size (size) I size=12 from=11 price=600 old=400"},
			stands: "Ann 6000; Ben 6000; I600 L200",
		},
		{
			name: "C4 a list of prices ends", arithmetic: "200, 250 from 3, 300 from 4, and no more", options: merging(listed),
			before: chainsOf(), entry: &chains.Size{Company: "I", Size: 11},
			says:   []string{"size.same (size) I size=11 from=11 price=300"},
			stands: "Ann 6000; Ben 6000; I300 L200",
		},
		{
			name: "C5 the most and the second most", arithmetic: "10 × 400 = 4000 and 5 × 400 = 2000",
			options: merging(), before: chainsOf(3, 1), entry: &End{},
			says: []string{"majority (majority) seat 0 I held=3 times=10 price=400 amount=4000",
				"minority (majority) seat 1 I held=1 times=5 price=400 amount=2000",
				"over.said (end) rounds=0"},
			stands: "Ann 10000 3I; Ben 8000 1I" + price,
		},
		{
			name: "C6 a holder alone gets both", arithmetic: "15 × 400 = 6000", options: merging(), before: chainsOf(0, 1),
			entry: &End{},
			says: []string{"majority.alone (majority) seat 1 I held=1 times=15 price=400 amount=6000",
				"over.said (end) rounds=0"},
			stands: "Ann 6000; Ben 12000 1I" + price,
		},
		{
			name: "C7 two share the most", arithmetic: "15 × 400 ÷ 2 = 3000 each", options: merging(), before: chainsOf(2, 2),
			entry: &End{},
			says: []string{"majority.shared (majority) seat 0 I held=2 times=15 price=400 sum=6000 count=2 amount=3000",
				"majority.shared (majority) seat 1 I held=2 times=15 price=400 sum=6000 count=2 amount=3000",
				"over.said (end) rounds=0"},
			stands: "Ann 9000 2I; Ben 9000 2I" + price,
		},
		{
			name:       "C8 a chain is taken over",
			arithmetic: "Lodge has 2 and pays 10 × 200 and 5 × 200; 2 sold at 200, 2 for 1; 4 + 2 + 1 = 7: 500 from 6",
			options:    merging(), before: append(chainsOf(), gift(0, "L", 4), gift(1, "L", 1)),
			entry: &charter.Takeover{Company: "L", By: "I", Ratio: 2, Sold: []int{2}, Got: []int{1}},
			says: []string{"takeover (takeover) L", "takeover.by (takeover) I",
				"majority (majority) seat 0 L held=4 times=10 price=200 amount=2000",
				"minority (majority) seat 1 L held=1 times=5 price=200 amount=1000",
				"sell (takeover) seat 0 L shares=2 price=200 amount=400",
				"exchange.give (exchange) seat 0 L shares=2", "exchange.take (exchange) seat 0 I shares=1",
				"close (close) L", "close.back (close) seat 1 L shares=1",
				"size (size) I size=7 from=6 price=500 old=400"},
			stands: "Ann 8400 1I; Ben 7000; I500 L200",
		},
		{
			name: "C9 the last player left gets the bonuses", arithmetic: "15 × 400 = 6000", options: merging(),
			before: chainsOf(3, 1), entry: &calc.Leave{Seat: 1},
			says: []string{"leave (ruling) seat 1 cash=6000",
				"majority.alone (majority) seat 0 I held=3 times=15 price=400 amount=6000", "over.alone (end) rounds=0"},
			stands: "Ann 12000 3I; Ben 0" + price,
		},
	}
}

// Before the end of the game, net worth includes the bonuses that would be paid if the game ended now.
func TestBonusesCountInTheNetWorth(t *testing.T) {
	table, _ := gametest.Apply(t, open(t, merging(), 2), chainsOf(3, 1)...)
	before := Rulebook{}.Standing(table)
	place := before.Places[0]
	expect.Equal(t, place.Worth, 6_000+3*400+4_000, "Ann's worth")
	expect.Equal(t, place.Extras[0], calc.With("bonus", 4_000), "Ann's bonus")
	over, _ := gametest.Apply(t, table, &End{})
	after := Rulebook{}.Standing(over)
	expect.Equal(t, len(after.Places[0].Extras), 0, "bonuses that are paid")
	for i, place := range after.Places {
		expect.Equal(t, place.Worth, before.Places[i].Worth, "worth")
	}
}

func chainDenials(t judge) []gametest.Denial {
	t.Helper()
	table, _ := gametest.Apply(t, open(t, merging(), 2), chainsOf(3)...)
	plain, _ := gametest.Apply(t, open(t, merging(func(o *agreement.Options) { o.Sizes = "" }), 2),
		&charter.Launch{Company: "I"}, &charter.Launch{Company: "L"})
	return []gametest.Denial{
		{plain, &chains.Size{Company: "I", Size: 3}, "size.off  (size)"},
		{plain, &charter.Takeover{Company: "I", By: "L", Ratio: 2, Size: number(3)}, "size.off size (size)"},
		{table, &chains.Size{Company: "I", Size: 4}, "size.same size (size) I size=4"},
		{table, &chains.Size{Company: "I", Size: 1}, "amount.range size (size) I value=1 min=2 max=999"},
		{table, &charter.Takeover{Company: "I", By: "L", Ratio: 2}, "takeover.smaller by (size) L size=2 other=4"},
		{table, &charter.Takeover{Company: "L", By: "I", Ratio: 2, Bonus: []int{1}}, "takeover.worked bonus (majority)"},
		{table, &charter.Takeover{Company: "L", By: "I", Ratio: 2, Price: number(1)}, "price.sized price (size)"},
		{open(t, merging(), 2), &charter.Launch{Company: "L", Price: number(300)}, "price.sized price (size)"},
	}
}

func TestWhatChainsAreAsked(t *testing.T) {
	table, _ := gametest.Apply(t, open(t, merging(), 2), chainsOf(3)...)
	expect.Equal(t, gametest.Asked((&charter.Takeover{Company: "L", By: "I", Ratio: 2}).Form(table)),
		"company by ratio sold.0 got.0 sold.1 got.1 keep size", "a takeover")
	for _, e := range (Rulebook{}).Expected(table).All() {
		if _, moves := e.(*pricing.Move); moves {
			t.Error("prices that follow a size are moved by steps")
		}
		if b, buys := e.(*trading.Buy); buys && b.Shares != 0 {
			t.Error("a purchase is filled in")
		}
	}
}
