package openmarket

import (
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/trading"
)

// stocked returns the options of two railways that sell their own shares: 5 of Northern, 10 of Southern.
func stocked(changes ...func(*agreement.Options)) *agreement.Options {
	return railway(append([]func(*agreement.Options){func(o *agreement.Options) {
		o.Classes, o.Directors, o.Capital, o.SharesEach = "ordinary", "", "shares", "5 10"
	}}, changes...)...)
}

func issueExamples() []example {
	launched := []calc.Entry{&charter.Launch{Company: "N"}}
	issued := append(launched, &operating.Issue{Company: "N", Shares: 3, Steps: number(0)})
	all := []example{
		{
			name: "I1 a company has its own number of shares", arithmetic: "5 of Northern, 10 of Southern",
			options: stocked(), before: launched, entry: &charter.Launch{Seat: 0, Company: "S"},
			says:   []string{"launch (launch) seat 0 S price=100", "launch.shares (capital) S shares=10"},
			stands: "Ann 600; Ben 600; N 0 5N; S 0 10S; N100 S100",
		},
		{
			name: "I2 the price of all of them", arithmetic: "5 × 100 = 500",
			options: stocked(func(o *agreement.Options) { o.Capital = "full" }), entry: &charter.Launch{Company: "N"},
			says: []string{"launch (launch) seat 0 N price=100",
				"launch.full (capital) N shares=5 price=100 amount=500"},
			stands: "Ann 600; Ben 600; N 500; N100 S100",
		},
		{
			name:       "I3 shares are issued, and the price falls as after a sale",
			arithmetic: "2 × 100 = 200, two places down",
			options:    stocked(), before: launched, entry: &operating.Issue{Company: "N", Shares: 2},
			says: []string{"issue (issue) N shares=2 price=100 amount=200",
				"down (moves.issue) N old=100 steps=2 moved=2 new=90"},
			stands: "Ann 600; Ben 600; N 200 3N; N90 S100",
		},
		{
			name: "I4 shares are redeemed at half the price", arithmetic: "2 × 50 = 100, 300 – 100 = 200",
			options: stocked(), before: issued,
			entry:  &operating.Issue{Company: "N", Shares: -2, Price: number(50)},
			says:   []string{"redeem (issue) N shares=2 price=50 amount=100"},
			stands: "Ann 600; Ben 600; N 200 4N; N100 S100",
		},
		{
			name: "I5 a purchase raises it, so a share redeemed does too", arithmetic: "1 × 100, one place up",
			options: stocked(func(o *agreement.Options) { o.BuySteps = 1 }), before: issued,
			entry: &operating.Issue{Company: "N", Shares: -1},
			says: []string{"redeem (issue) N shares=1 price=100 amount=100",
				"up (moves.issue) N old=100 steps=1 moved=1 new=110"},
			stands: "Ann 600; Ben 600; N 200 3N; N110 S100",
		},
		{
			name: "I6 from 5 shares to 10, the new ones its own", arithmetic: "10 – 5 = 5, 2 + 5 = 7",
			options: stocked(), before: issued, entry: &operating.Resize{Company: "N", Shares: 10, To: "treasury"},
			says:   []string{"resize (resize) N old=5 new=10", "resize.own (resize) N shares=5"},
			stands: "Ann 600; Ben 600; N 300 7N; N100 S100",
		},
		{
			name:       "I7 fewer shares, out of the pool first, then its own",
			arithmetic: "3 in the pool, 5 – 1 – 3 = 1 of its own",
			options:    stocked(), before: issued, entry: &operating.Resize{Company: "N", Shares: 1},
			says:   []string{"resize (resize) N old=5 new=1", "resize.taken (resize) N shares=1"},
			stands: "Ann 600; Ben 600; N 300 1N; N100 S100",
		},
		{
			name: "I8 a payout counts the new number", arithmetic: "2 × 60 ÷ 6 = 20, 0 of the pool, one place up",
			options: stocked(func(o *agreement.Options) { o.PoolDividend = "none" }),
			before: append(launched, &trading.Buy{Company: "N", From: "treasury", Shares: 2},
				&operating.Resize{Company: "N", Shares: 6}),
			entry: &operating.Operate{Company: "N", Revenue: 60},
			says: []string{"operate.pay (operate) N revenue=60", "payout (operate) seat 0 N shares=2 each=10 amount=20",
				"up (moves.operate) N old=100 steps=1 moved=1 new=110"},
			stands: "Ann 420 2N; Ben 600; N 200 3N; N110 S100",
		},
		{
			name: "I9 a share of the company's own for nothing", arithmetic: "5 – 1 = 4",
			options: stocked(), before: launched,
			entry:  &trading.Buy{Company: "N", From: "treasury", Free: true, Shares: 1},
			says:   []string{"buy.free.own (trade) seat 0 N shares=1"},
			stands: "Ann 600 1N; Ben 600; N 0 4N; N100 S100",
		},
		{
			name: "I10 and one of the pool", arithmetic: "3 – 1 = 2",
			options: stocked(), before: issued, entry: &trading.Buy{Company: "N", Free: true, Shares: 1},
			says:   []string{"buy.free (trade) seat 0 N shares=1"},
			stands: "Ann 600 1N; Ben 600; N 300 2N; N100 S100",
		},
	}
	all = append(all, scaleExamples()...)
	kinds := stocked(func(o *agreement.Options) {
		o.Classes, o.Capital, o.Pricing, o.SellSteps = "both", "none", "typed", 0
	})
	for _, class := range []string{"preferred", "director"} {
		given := &trading.Buy{Company: "N", Class: class, Free: true, Shares: 1}
		all = append(all, example{
			name: "I11 a certificate for nothing", arithmetic: "one of its kind", options: kinds, before: launched,
			entry: given, says: []string{"buy.free." + class + " (trade) seat 0 N shares=1"},
			stands: "Ann 600 1N." + class + "; Ben 600; N100 S100",
		}, example{
			name: "I12 one that the company has", arithmetic: "one of its kind", options: kinds,
			before: append(launched, given,
				&trading.Sell{Company: "N", Class: class, To: "treasury", Price: number(0), Shares: 1}),
			entry:  &trading.Buy{Company: "N", Class: class, From: "treasury", Free: true, Shares: 1},
			says:   []string{"buy.free.own." + class + " (trade) seat 0 N shares=1"},
			stands: "Ann 600 1N." + class + "; Ben 600; N100 S100",
		})
	}
	return all
}

func issueDenials(t judge, plain calc.Table) []gametest.Denial {
	t.Helper()
	table, _ := gametest.Apply(t, open(t, stocked(), 2), &charter.Launch{Company: "N"},
		&operating.Issue{Company: "N", Shares: 3, Steps: number(0)}, &trading.Buy{Company: "N", Shares: 2})
	over, _ := gametest.Apply(t, table, &End{})
	kinds, _ := gametest.Apply(t, open(t, stocked(func(o *agreement.Options) {
		o.Classes, o.Capital, o.Pricing = "director", "none", "typed"
	}), 2), &charter.Launch{Company: "N"}, &trading.Buy{Company: "N", Class: "director", Free: true, Shares: 1})
	given, _ := gametest.Apply(t, kinds,
		&trading.Sell{Company: "N", Class: "director", To: "treasury", Price: number(0), Shares: 1})
	shared, _ := gametest.Apply(t, table, &Next{},
		&trading.Buy{Seat: 1, Company: "N", From: "treasury", Free: true, Shares: 2})
	nothing := NewPosition(table)
	nothing.Supply[0] = 0
	none, _ := gametest.Apply(t, table, nothing)
	return []gametest.Denial{
		{kinds, &operating.Resize{Company: "N", Holders: "scale", Shares: 1},
			"resize.certificates shares (resize) seat 0 N held=2 count=0"},
		{given, &operating.Resize{Company: "N", Holders: "scale", Shares: 1},
			"resize.certificates.own shares (resize) N held=2 count=0"},
		{shared, &operating.Resize{Company: "N", Holders: "scale", Shares: 1, Halves: []string{"whole", "whole"}},
			"resize.rounded shares (resize) N shares=1 count=2"},
		{table, &operating.Resize{Company: "N", Holders: "scale", Shares: 1, Halves: []string{"whole", "", "lost"}},
			"resize.halves halves (resize) N"},
		{none, &operating.Resize{Company: "N", Holders: "scale", Shares: 4}, "resize.nothing holders (resize) N"},
		{plain, &operating.Issue{Company: "I", Shares: 1}, "operate.off  (issue)"},
		{over, &operating.Issue{Company: "N", Shares: 1}, "game.over  (end)"},
		{table, &operating.Issue{Company: "S", Shares: 1}, "company.closed company (launch) S"},
		{table, &operating.Issue{Company: "N"}, "issue.none shares (issue) N min=-1 max=2"},
		{table, &operating.Issue{Company: "N", Shares: 3},
			"issue.own shares (issue) N shares=3 value=3 min=-1 max=2"},
		{table, &operating.Issue{Company: "N", Shares: -3},
			"issue.pool shares (issue) N shares=3 left=1 value=-3 min=-1 max=2"},
		{table, &operating.Issue{Company: "N", Shares: -1, Price: number(400)},
			"issue.cash shares (issue) N shares=1 amount=400 cash=300 most=0"},
		{table, &operating.Issue{Company: "N", Shares: 1, Price: number(-1)},
			"amount.range price (issue) N value=-1 min=0 max=1000000"},
		{plain, &operating.Resize{Company: "I", Shares: 5}, "resize.off  (resize)"},
		{over, &operating.Resize{Company: "N", Shares: 7}, "game.over  (end)"},
		{table, &operating.Resize{Company: "N", Shares: 5}, "resize.same shares (resize) N shares=5"},
		{table, &operating.Resize{Company: "N"}, "amount.none shares (resize) min=1 value=0 max=1000000"},
		{table, &operating.Resize{Company: "N", Shares: 1},
			"resize.held shares (resize) N shares=1 value=1 min=2 max=1000000"},
		{table, &operating.Resize{Company: "N", Shares: 7, To: "moon"}, "with.none to (treasury) N"},
		{table, &operating.Resize{Company: "N", Shares: 2, To: "treasury"}, "with.none to (treasury) N"},
		{table, &operating.Resize{Company: "N", Holders: "moon", Shares: 9}, "resize.holders holders (resize)"},
		{table, &operating.Resize{Company: "N", Shares: 9, Halves: []string{"paid"}}, "resize.halves halves (resize) N"},
		{table, &operating.Resize{Company: "N", Holders: "scale", Shares: 10, Halves: []string{"lost"}},
			"resize.halves halves.0 (resize) N"},
		{table, &operating.Resize{Company: "N", Holders: "scale", Shares: 10, To: "treasury"}, "with.none to (treasury) N"},
		{plain, &trading.Buy{Company: "I", Free: true, Shares: 1}, "free.off free (trade) I"},
	}
}

// held distributes ten shares of Northern: five to Ann, three to Ben, one to the company and one to the pool.
func held() []calc.Entry {
	return []calc.Entry{&charter.Launch{Company: "N"}, &operating.Resize{Company: "N", Shares: 10, To: "treasury"},
		&trading.Buy{Company: "N", From: "treasury", Free: true, Shares: 5},
		&trading.Buy{Seat: 1, Company: "N", From: "treasury", Free: true, Shares: 3},
		&operating.Issue{Company: "N", Shares: 1, Price: number(0), Steps: number(0)}}
}

func scaleExamples() []example {
	o := stocked(func(o *agreement.Options) { o.Order = "free" })
	return []example{
		{
			name: "I13 ten shares become five: Ann is paid for her half, Ben gets a whole share for his",
			arithmetic: "5 ÷ 2 = 2 and a half, 100 ÷ 2 = 50; 3 ÷ 2 = 1 and a half, so 2; 1 ÷ 2 is none; 5 – 2 – 2 = 1 " +
				"in the pool",
			options: o, before: held(),
			entry: &operating.Resize{Company: "N", Holders: "scale", Shares: 5, Halves: []string{"", "whole"}},
			says: []string{"resize (resize) N old=10 new=5",
				"split.holder.rest (resize) seat 0 N shares=5 new=1 old=2 after=2 rest=1",
				"split.cash (remainder.cash) seat 0 N rest=1 old=2 price=100 amount=50",
				"split.holder.rest (resize) seat 1 N shares=3 new=1 old=2 after=1 rest=1",
				"split.up (remainder.up) seat 1 N rest=1 old=2",
				"split.own.rest (resize) N shares=1 new=1 old=2 after=0 rest=1"},
			stands: "Ann 650 2N; Ben 600 2N; N100 S100",
		},
		{
			name: "I14 Ann loses her half", arithmetic: "5 ÷ 2 = 2 and a half",
			options: o, before: held(),
			entry: &operating.Resize{Company: "N", Holders: "scale", Shares: 5, Halves: []string{"lost"}},
			says: []string{"resize (resize) N old=10 new=5",
				"split.holder.rest (resize) seat 0 N shares=5 new=1 old=2 after=2 rest=1",
				"split.lost (remainder.down) seat 0 N rest=1 old=2",
				"split.holder.rest (resize) seat 1 N shares=3 new=1 old=2 after=1 rest=1",
				"split.cash (remainder.cash) seat 1 N rest=1 old=2 price=100 amount=50",
				"split.own.rest (resize) N shares=1 new=1 old=2 after=0 rest=1"},
			stands: "Ann 600 2N; Ben 650 1N; N100 S100",
		},
		{
			name: "I15 ten shares become twenty, and everybody has twice as many", arithmetic: "5 × 2, 3 × 2, 1 × 2",
			options: o, before: held(), entry: &operating.Resize{Company: "N", Holders: "scale", Shares: 20},
			says: []string{"resize (resize) N old=10 new=20",
				"split.holder (resize) seat 0 N shares=5 new=2 old=1 after=10",
				"split.holder (resize) seat 1 N shares=3 new=2 old=1 after=6",
				"split.own (resize) N shares=1 new=2 old=1 after=2"},
			stands: "Ann 600 10N; Ben 600 6N; N 0 2N; N100 S100",
		},
	}
}

// Holdings and pool add up to the new number of shares, and rounding costs no holder a whole share.
func TestSharesChangeInProportion(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := func(low, high int, name string) int { return rapid.IntRange(low, high).Draw(t, name) }
		supply := draw(1, 12, "shares")
		o := stocked(func(o *agreement.Options) {
			o.Order, o.SharesEach = "free", ""
			o.Shares, o.Remainder = supply, rapid.SampledFrom([]string{"cash", "down"}).Draw(t, "remainder")
		})
		before, _ := gametest.Apply(t, open(t, o, 3), &charter.Launch{Company: "N"})
		for seat := range 3 {
			own := before.Balance(calc.Treasury(0), calc.Share(0))
			if n := draw(0, own, "bought"); n > 0 {
				before, _ = gametest.Apply(t, before, &trading.Buy{Seat: seat, Company: "N", From: "treasury", Free: true,
					Shares: n})
			}
		}
		e := &operating.Resize{Company: "N", Holders: "scale", Shares: draw(1, 30, "becomes")}
		for seat := range 3 {
			if f, asked := e.Form(before).Field(calc.ItemName("halves", seat)); asked {
				f.Set(draw(0, 2, "half"))
			}
		}
		after, _, refusal := e.Apply(before)
		if refusal != nil {
			if refusal.Code != "resize.rounded" && refusal.Code != "resize.same" {
				t.Fatalf("%s: %v", gametest.Written(e), refusal)
			}
			return
		}
		sum := 0
		for _, a := range []calc.Account{calc.AccountOf(0), calc.AccountOf(1), calc.AccountOf(2), calc.Treasury(0)} {
			had, has := before.SharesOf(a, 0)*e.Shares, after.SharesOf(a, 0)*supply
			if has-had >= supply || had-has >= supply {
				t.Fatalf("%s: %v has %d of %d, had %d of %d", gametest.Written(e), a, has, e.Shares, had, supply)
			}
			sum += after.SharesOf(a, 0)
		}
		left, _ := board.PoolLeft(after, 0)
		expect.Equal(t, sum+left, e.Shares, "all shares")
	})
}
