package openmarket

import (
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/money"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/trading"
)

func crossed(changes ...func(*agreement.Options)) *agreement.Options {
	return railway(append([]func(*agreement.Options){func(o *agreement.Options) {
		o.Companies, o.Holdings, o.Order = "Northern, Southern, Eastern", "companies", "free"
	}}, changes...)...)
}

// entwined launches Northern at 67, Southern at 60 and Eastern at 50, each with a director. Northern then has 670 and
// buys three shares of Southern for 180.
func entwined() []calc.Entry {
	return []calc.Entry{&charter.Launch{Company: "N", Price: number(67)},
		&charter.Launch{Seat: 1, Company: "S", Price: number(60)},
		&charter.Launch{Company: "E", Price: number(50)},
		&trading.Buy{By: "company", Holder: "N", Company: "S", Shares: 3}}
}

func holderExamples() []example {
	const seats = "Ann 366 1N.director 1E.director; Ben 480 1S.director; "
	sold := func(o *agreement.Options) { o.Capital = "shares" }
	both := func(o *agreement.Options) { o.Classes, o.Preferred = "both", 2 }
	preferred := append(entwined()[:3:3],
		&trading.Buy{By: "company", Holder: "N", Company: "S", Class: "preferred", Shares: 2})
	return []example{
		{
			name: "H1 a company buys with its own cash", arithmetic: "3 × 60 = 180; 670 – 180 = 490",
			options: crossed(), before: entwined()[:3], entry: entwined()[3],
			says:   []string{"buy (trade) S shares=3 price=60 amount=180 company=0"},
			stands: seats + "N 490 3S; S 600; E 500; N67 S60 E50",
		},
		{
			name: "H2 a company sells, and the price falls a step a share", arithmetic: "2 × 60 = 120; 490 + 120 = 610",
			options: crossed(), before: entwined(),
			entry: &trading.Sell{By: "company", Holder: "N", Company: "S", Shares: 2},
			says: []string{"sell (trade) S shares=2 price=60 amount=120 company=0",
				"down (moves.share) S old=60 steps=2 moved=2 new=40"},
			stands: seats + "N 610 1S; S 600; E 500; N67 S40 E50",
		},
		{
			name:       "H3 a company buys from another, which is paid",
			arithmetic: "launched at 60, Southern has 120 and 8 shares; 134 – 60 = 74; 120 + 60 = 180",
			options:    crossed(sold), before: entwined()[:2],
			entry:  &trading.Buy{By: "company", Holder: "N", Company: "S", From: "treasury", Shares: 1},
			says:   []string{"buy.own (trade) S shares=1 price=60 amount=60 company=0"},
			stands: "Ann 466 1N.director; Ben 480 1S.director; N 74 8N 1S; S 180 7S; N67 S60 E100",
		},
		{
			name:       "H4 a payout to a player, a company and for the pool",
			arithmetic: "100 ÷ 10 = 10: 2 × 10 = 20 to Ben, 3 × 10 = 30 to Northern, 5 × 10 = 50 for the pool",
			options:    crossed(), before: entwined(), entry: &operating.Operate{Company: "S", Revenue: 100},
			says: []string{"operate.pay (operate) S revenue=100", "payout (operate) seat 1 S shares=2 each=10 amount=20",
				"payout (operate) S shares=3 each=10 amount=30 company=0",
				"payout.pool (pool) S shares=5 each=10 amount=50",
				"up (moves.operate) S old=60 steps=1 moved=1 new=67"},
			stands: "Ann 366 1N.director 1E.director; Ben 500 1S.director; N 520 3S; S 650; E 500; N67 S67 E50",
		},
		{
			name: "H5 the company pays a dividend, to a company as well", arithmetic: "5 × 4 = 20; 600 – 20 = 580",
			options: crossed(func(o *agreement.Options) { o.DividendSteps = 0 }), before: entwined(),
			entry: &money.Dividend{Company: "S", Payer: "treasury", Each: 4},
			says: []string{"dividend.director (dividend) seat 1 S shares=1 weight=2 each=4 amount=8",
				"dividend (dividend) S shares=3 each=4 amount=12 company=0"},
			stands: "Ann 366 1N.director 1E.director; Ben 488 1S.director; N 502 3S; S 580; E 500; N67 S60 E50",
		},
		{
			name: "H6 a company sells another company what it holds", arithmetic: "490 + 90 = 580; 500 – 90 = 410",
			options: crossed(), before: entwined(),
			entry: &trading.Transfer{Giver: "company", FromCompany: "N", Taker: "company", ToCompany: "E", What: "shares",
				Company: "S", Amount: 2, Paid: 90},
			says:   []string{"transfer.paid (transfer) S taker=2 shares=2 amount=90 company=0"},
			stands: seats + "N 580 1S; S 600; E 410 2S; N67 S60 E50",
		},
		{
			name: "H7 a company gives a player shares", arithmetic: "3 – 1 = 2",
			options: crossed(), before: entwined(),
			entry: &trading.Transfer{Giver: "company", FromCompany: "N", To: 1, What: "shares", Company: "S",
				Amount: 1},
			says:   []string{"transfer.shares (transfer) S seat=1 shares=1 amount=0 company=0"},
			stands: "Ann 366 1N.director 1E.director; Ben 480 1S 1S.director; N 490 2S; S 600; E 500; N67 S60 E50",
		},
		{
			name: "H8 a player lends a company cash", arithmetic: "480 – 100 = 380; 490 + 100 = 590",
			options: crossed(), before: entwined(),
			entry:  &trading.Transfer{From: 1, Taker: "company", ToCompany: "N", Amount: 100},
			says:   []string{"pay.player.company (transfer) seat 1 N amount=100"},
			stands: "Ann 366 1N.director 1E.director; Ben 380 1S.director; N 590 3S; S 600; E 500; N67 S60 E50",
		},
		{
			name:       "H9 a part of a share is paid to a company",
			arithmetic: "3 × 1 ÷ 2 = 1, rest 1; the price doubles to 120: 1 × 120 ÷ 2 = 60; 490 + 60 = 550",
			options:    crossed(), before: entwined(),
			entry: &pricing.Split{Company: "S", New: 1, Old: 2},
			says: []string{"split (split) S new=1 old=2", "split.price (split) S was=60 old=2 new=1 raw=120 price=120",
				"split.holder.rest.director (split) seat 1 S shares=1 new=1 old=2 after=0 rest=1",
				"split.cash.director (remainder.cash) seat 1 S rest=1 old=2 weight=2 price=120 amount=120",
				"split.holder.rest (split) S shares=3 new=1 old=2 after=1 rest=1 company=0",
				"split.cash (remainder.cash) S rest=1 old=2 price=120 amount=60 company=0"},
			stands: "Ann 366 1N.director 1E.director; Ben 600; N 550 1S; S 600; E 500; N67 S120 E50",
		},
		{
			name: "H10 what a company that closes holds goes to the pool", arithmetic: "2 + 3 + 5 = 10 Southern as before",
			options: crossed(), before: entwined(), entry: &charter.Close{Company: "N"},
			says: []string{"close (close) N", "close.cash (close) N amount=490",
				"close.held (holder) S shares=3 company=0", "close.back.director (close) seat 0 N shares=1"},
			stands: "Ann 366 1E.director; Ben 480 1S.director; S 600; E 500; N100 S60 E50",
		},
		{
			name: "H11 a company gives shares of one that closes back", arithmetic: "3 – 3 = 0",
			options: crossed(), before: entwined(), entry: &charter.Close{Company: "S"},
			says: []string{"close (close) S", "close.cash (close) S amount=600",
				"close.back.director (close) seat 1 S shares=1", "close.back (close) S shares=3 company=0"},
			stands: "Ann 366 1N.director 1E.director; Ben 480; N 490; E 500; N67 S100 E50",
		},
		{
			name: "H12 what a company holds goes to the one that takes it over", arithmetic: "3 Southern for Eastern",
			options: crossed(), before: entwined(), entry: &charter.Takeover{Company: "N", By: "E", Ratio: 2},
			says: []string{"takeover (takeover) N", "takeover.by (takeover) E",
				"takeover.held (holder) S shares=3 company=0", "close (close) N", "close.cash (close) N amount=490",
				"close.back.director (close) seat 0 N shares=1"},
			stands: "Ann 366 1E.director; Ben 480 1S.director; S 600; E 500 3S; N100 S60 E50",
		},
		{
			name: "H13 preferred shares of a company that closes", arithmetic: "670 – 2 × 2 × 60 = 430; 2 × 2 back",
			options: crossed(both), before: preferred, entry: &charter.Close{Company: "N"},
			says: []string{"close (close) N", "close.cash (close) N amount=430",
				"close.held.preferred (holder) S shares=2 company=0", "close.back.director (close) seat 0 N shares=1"},
			stands: "Ann 366 1E.director; Ben 480 1S.director; S 600; E 500; N100 S60 E50",
		},
		{
			name: "H14 preferred shares of one that is taken over", arithmetic: "two Southern for Eastern",
			options: crossed(both), before: preferred, entry: &charter.Takeover{Company: "N", By: "E", Ratio: 2},
			says: []string{"takeover (takeover) N", "takeover.by (takeover) E",
				"takeover.held.preferred (holder) S shares=2 company=0", "close (close) N",
				"close.cash (close) N amount=430", "close.back.director (close) seat 0 N shares=1"},
			stands: "Ann 366 1E.director; Ben 480 1S.director; S 600; E 500 2S.preferred; N100 S60 E50",
		},
		{
			name:       "H15 as many as are halved, and a part of a share is paid to a company",
			arithmetic: "3 × 1 ÷ 2 = 1, rest 1: 1 × 60 ÷ 2 = 30; 490 + 30 = 520; 4 × 1 ÷ 2 = 2 is Ben's certificate",
			options:    crossed(), before: append(entwined(), &trading.Buy{Seat: 1, Company: "S", Shares: 2}),
			entry: &operating.Resize{Company: "S", Holders: "scale", Shares: 5},
			says: []string{"resize (resize) S old=10 new=5",
				"split.holder (resize) seat 1 S shares=4 new=1 old=2 after=2",
				"split.holder.rest (resize) S shares=3 new=1 old=2 after=1 rest=1 company=0",
				"split.cash (remainder.cash) S rest=1 old=2 price=60 amount=30 company=0"},
			stands: "Ann 366 1N.director 1E.director; Ben 360 1S.director; N 520 1S; S 600; E 500; N67 S60 E50",
		},
	}
}

func holderDenials(t judge, plain calc.Table) []gametest.Denial {
	t.Helper()
	table, _ := gametest.Apply(t, open(t, crossed(), 2), entwined()...)
	closed, _ := gametest.Apply(t, table, &charter.Close{Company: "E"})
	poor, _ := gametest.Apply(t, table, &money.Treasury{Company: "N", Change: -400})
	buy := func(change func(e *trading.Buy)) *trading.Buy {
		e := &trading.Buy{By: "company", Holder: "N", Company: "S", Shares: 1}
		change(e)
		return e
	}
	sell := func(company string, shares int) *trading.Sell {
		return &trading.Sell{By: "company", Holder: "N", Company: company, Shares: shares}
	}
	others := func(index, shares int) *Position {
		e := NewPosition(table)
		e.Treasuries[0].Others[index] = shares
		return e
	}
	short := NewPosition(table)
	short.Treasuries[0].Others = []int{0, 0, 3}
	return []gametest.Denial{
		{plain, &trading.Buy{By: "company", Holder: "I", Company: "J", Shares: 1}, "holder.off trader (holder)"},
		{table, buy(func(e *trading.Buy) { e.By = "bank" }), "holder.none trader (holder)"},
		{table, buy(func(e *trading.Buy) { e.Seat = 1 }), "holder.none trader (holder)"},
		{table, buy(func(e *trading.Buy) { e.Holder = "" }), "company.none holder (holder)"},
		{table, buy(func(e *trading.Buy) { e.Company = "N" }), "holder.own company (holder) N"},
		{table, buy(func(e *trading.Buy) { e.Class = "director" }), "holder.director class (holder) S"},
		{poor, buy(func(e *trading.Buy) { e.Shares = 2 }),
			"cash.short shares (trade) S company=0 shares=2 price=60 amount=120 cash=90 max=1 value=2 min=1"},
		{table, buy(func(e *trading.Buy) { e.Shares = 6 }),
			"certificates.short shares (supply) S company=0 shares=6 max=5 value=6 min=1"},
		{table, sell("S", 4), "shares.short shares (trade) S company=0 shares=4 held=3 max=3 value=4 min=1"},
		{table, sell("E", 1), "shares.nothing company (trade) E company=0"},
		{closed, buy(func(e *trading.Buy) { e.Holder = "E" }), "company.closed holder (launch) E"},
		{table, &trading.Transfer{Giver: "company", FromCompany: "N", Taker: "company", ToCompany: "N", Amount: 5},
			"transfer.company taker_company (transfer) N"},
		{table, &trading.Transfer{Giver: "company", FromCompany: "N", Amount: 500},
			"treasury.less amount (transfer) N amount=500 cash=490 value=500 min=1 max=490"},
		{table, &trading.Transfer{Giver: "company", FromCompany: "N", What: "shares", Company: "S", Amount: 4},
			"shares.less amount (transfer) S company=0 shares=4 held=3 value=4 min=1 max=3"},
		{table, &trading.Transfer{Giver: "company", FromCompany: "N", Taker: "company", ToCompany: "S", What: "shares",
			Company: "S", Amount: 1}, "holder.own company (holder) S"},
		{table, &trading.Transfer{From: 1, Taker: "company", ToCompany: "N", What: "shares", Company: "S",
			Class: "director", Amount: 1}, "holder.director class (holder) S"},
		{plain, &trading.Transfer{From: 1, Taker: "company", ToCompany: "I", Amount: 1}, "holder.off taker (holder)"},
		{table, others(0, 1), "holder.own holds_others.0 (ruling) N"},
		{table, others(3, 1), "holder.director holds_others.0 (ruling) S"},
		{table, short, "position.size holds_others.0 (ruling) value=3 max=6"},
	}
}

// Purchases between companies change neither the total number of shares nor any player's net worth.
func TestCompaniesHoldWhatOthersDoNot(t *testing.T) {
	held := false
	conformance.Games(t, func(t judge, draw conformance.Draw) {
		table, _ := gametest.Apply(t, open(t, crossed(), 2), entwined()[:3]...)
		codes := []string{"N", "S", "E"}
		for range draw(30) {
			of, who, shares := codes[draw(3)], codes[draw(3)], 1+draw(3)
			var e calc.Entry = &trading.Buy{By: "company", Holder: who, Company: of, Shares: shares}
			switch draw(4) {
			case 0:
				e = &trading.Sell{By: "company", Holder: who, Company: of, Shares: shares}
			case 1:
				e = &operating.Operate{Company: of, Revenue: 10 * draw(20)}
			case 2:
				e = &trading.Buy{Seat: draw(2), Company: of, Shares: shares}
			}
			next, _, refusal := e.Apply(table)
			if refusal != nil {
				continue
			}
			if buy, is := e.(*trading.Buy); is && buy.By == "company" {
				for seat := range 2 {
					expect.Equal(t, next.Cash(seat), table.Cash(seat), "the cash of seat %d", seat)
				}
			}
			table = next
			for company := range codes {
				left, _ := board.PoolLeft(table, company)
				sum := left
				for seat := range 2 {
					sum += table.Shares(seat, company)
				}
				for other := range codes {
					if of := table.SharesOf(calc.Treasury(other), company); of > 0 {
						held, sum = true, sum+of
					}
				}
				expect.Equal(t, sum, 10, "shares of company %d", company)
			}
		}
	})
	expect.True(t, held, "no company ever held a share")
}

func TestAPositionSaysWhatCompaniesHold(t *testing.T) {
	table, _ := gametest.Apply(t, open(t, crossed(), 2), entwined()...)
	e := NewPosition(table)
	expect.Equal(t, len(e.Treasuries[1].Others), 0, "what Southern holds of others")
	for field, want := range map[string]int{"holds_others.0": 1, "holds_others.1": 0, "others_hold.0.1": 3,
		"others_hold.0.2": 0} {
		f, asked := e.Form(table).Field(field)
		must.Hold(t, asked, "%s is not asked", field)
		expect.Equal(t, f.Get(), want, "%s", field)
	}
	asked := gametest.Asked(e.Form(table))
	for _, none := range []string{"others_hold.0.0", "others_hold_director", "others_hold.1.0"} {
		expect.True(t, !strings.Contains(asked, none), "%s is asked", none)
	}
	f, _ := e.Form(table).Field("holds_others.1")
	f.Set(1)
	f, _ = e.Form(table).Field("others_hold.1.0")
	f.Set(2)
	f, _ = e.Form(table).Field("holds_others.0")
	f.Set(0)
	after, _ := gametest.Apply(t, table, e)
	expect.Equal(t, standing(after), "Ann 366 1N.director 1E.director; Ben 480 1S.director; N 490; S 600 2N; E 500; "+
		"N67 S60 E50", "the table")
}
