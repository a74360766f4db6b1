package openmarket

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/money"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/trading"
)

// halved returns the options of two railways. Northern has four half shares and eight whole shares.
func halved(changes ...func(*agreement.Options)) *agreement.Options {
	return railway(append([]func(*agreement.Options){func(o *agreement.Options) {
		o.HalfCertificates, o.President, o.Order = "N 4", "most", "free"
	}}, changes...)...)
}

// halfBought lets Ann launch Northern at 75 and buy a share and a half, and Ben buy half a share.
func halfBought() []calc.Entry {
	return []calc.Entry{&charter.Launch{Company: "N", Price: number(75)}, &trading.Buy{Company: "N", Shares: 1},
		&trading.Buy{Company: "N", Class: "half", Shares: 1},
		&trading.Buy{Seat: 1, Company: "N", Class: "half", Shares: 1}}
}

func halfExamples() []example {
	down := func(o *agreement.Options) { o.HalfPrice = "down" }
	both := func(o *agreement.Options) { o.PoolDividend = "both" }
	own := func(o *agreement.Options) { o.Capital, o.OwnPrice = "shares", "par" }
	ben := func(e ...calc.Entry) []calc.Entry {
		return append([]calc.Entry{&operating.Pay{Payee: "player", ToSeat: 1, Amount: 1000},
			&charter.Launch{Company: "N", Price: number(75)}}, e...)
	}
	return []example{
		{
			name: "E1 a half costs half the price, rounded up", arithmetic: "75 ÷ 2 = 37.5, so 38; 375 – 38 = 337",
			options: halved(), before: halfBought()[:2], entry: halfBought()[2],
			says:   []string{"buy.half (trade) seat 0 N halves=1 price=75 up=1 amount=38"},
			stands: "Ann 337 1N 1N.director 1N.half; Ben 600; N 750; N75 S100",
		},
		{
			name: "E2 or rounded down", arithmetic: "37; 375 – 37 = 338",
			options: halved(down), before: halfBought()[:2], entry: halfBought()[2],
			says:   []string{"buy.half (trade) seat 0 N halves=1 price=75 down=1 amount=37"},
			stands: "Ann 338 1N 1N.director 1N.half; Ben 600; N 750; N75 S100",
		},
		{
			name: "E3 two halves cost as much as a share", arithmetic: "2 × 75 ÷ 2 = 75; 600 – 75 = 525",
			options: halved(), before: halfBought()[:2],
			entry:  &trading.Buy{Seat: 1, Company: "N", Class: "half", Shares: 2},
			says:   []string{"buy.half (trade) seat 1 N halves=2 price=75 amount=75"},
			stands: "Ann 375 1N 1N.director; Ben 525 2N.half; N 750; N75 S100",
		},
		{
			name:       "E4 a half that is sold moves the price as a share does",
			arithmetic: "37.5, so 38; 562 + 38 = 600; one share, one step: 75 to 70",
			options:    halved(), before: halfBought(),
			entry: &trading.Sell{Seat: 1, Company: "N", Class: "half", Shares: 1},
			says: []string{"sell.half (trade) seat 1 N halves=1 price=75 up=1 amount=38",
				"down (moves.share) N old=75 steps=1 moved=1 new=70"},
			stands: "Ann 337 1N 1N.director 1N.half; Ben 600; N 750; N70 S100",
		},
		{
			name: "E5 a dividend pays a half half",
			arithmetic: "1 × 15, 1 × 2 × 15, 15 ÷ 2 = 8 to Ann, 8 to Ben; the pool has 10 – 3 – 2 ÷ 2 = 6 shares: " +
				"12 × 15 ÷ 2 = 90",
			options: halved(), before: halfBought(), entry: &money.Dividend{Company: "N", Each: 15},
			says: []string{"dividend (dividend) seat 0 N shares=1 each=15 amount=15",
				"dividend.director (dividend) seat 0 N shares=1 weight=2 each=15 amount=30",
				"dividend.half (dividend) seat 0 N halves=1 each=15 up=1 amount=8",
				"dividend.half (dividend) seat 1 N halves=1 each=15 up=1 amount=8",
				"dividend.pool.halves (pool) N halves=12 each=15 amount=90",
				"up (moves.dividend) N old=75 steps=1 moved=1 new=80"},
			stands: "Ann 390 1N 1N.director 1N.half; Ben 570 1N.half; N 840; N80 S100",
		},
		{
			name: "E6 a revenue is shared among twenty halves", arithmetic: "7 × 110 ÷ 20 = 38.5; 1 × 5.5; 12 × 5.5 = 66",
			options: halved(), before: halfBought(), entry: &operating.Operate{Company: "N", Revenue: 110},
			says: []string{"operate.pay (operate) N revenue=110",
				"payout.down (operate) seat 0 N shares=7 paid=110 of=20 amount=38",
				"payout.down (operate) seat 1 N shares=1 paid=110 of=20 amount=5",
				"payout.pool.down (pool) N shares=12 paid=110 of=20 amount=66",
				"up (moves.operate) N old=75 steps=1 moved=1 new=80"},
			stands: "Ann 375 1N 1N.director 1N.half; Ben 567 1N.half; N 816; N80 S100",
		},
		{
			name:       "E7 half a payout still goes into ten parts",
			arithmetic: "110 ÷ 2 ÷ 10 = 5, 50 is kept and 60 paid, 3 for a half: 7 × 3, 1 × 3, 12 × 3",
			options:    halved(), before: halfBought(),
			entry: &operating.Operate{Company: "N", Revenue: 110, Payout: "half"},
			says: []string{"operate.half.shares (operate) N of=20 shares=10 each=6 up=1 revenue=110 paid=60 kept=50",
				"operate.kept (operate) N amount=50", "payout (operate) seat 0 N shares=7 each=3 amount=21",
				"payout (operate) seat 1 N shares=1 each=3 amount=3",
				"payout.pool (pool) N shares=12 each=3 amount=36"},
			stands: "Ann 358 1N 1N.director 1N.half; Ben 565 1N.half; N 836; N75 S100",
		},
		{
			name:       "E8 half a share more makes a president, who gives a share and two halves",
			arithmetic: "Ben has 1 + 3 halves: 5 of 20, 25 %, Ann 20 %",
			options:    halved(), before: ben(&trading.Buy{Seat: 1, Company: "N", Shares: 1},
				&trading.Buy{Seat: 1, Company: "N", Class: "half", Shares: 2}),
			entry: &trading.Buy{Seat: 1, Company: "N", Class: "half", Shares: 1},
			says: []string{"buy.half (trade) seat 1 N halves=1 price=75 up=1 amount=38",
				"president.percent (president) seat 1 N held=25 less=20 seat=0 weight=2"},
			stands: "Ann 450 1N 2N.half; Ben 1412 1N.director 1N.half; N 750; N75 S100",
		},
		{
			name:       "E9 a company sells its own halves at par, and has 8 whole shares less the director's",
			arithmetic: "10 – 4 ÷ 2 – 2 = 6 shares and 4 halves; 2 × 75 = 150; 3 × 75 ÷ 2 = 112.5, so 113",
			options:    halved(own), before: halfBought()[:1],
			entry:  &trading.Buy{Seat: 1, Company: "N", Class: "half", From: "treasury", Shares: 3},
			says:   []string{"buy.own.half (trade) seat 1 N halves=3 price=75 up=1 amount=113"},
			stands: "Ann 450 1N.director; Ben 487 3N.half; N 263 6N 1N.half; N75 S100",
		},
		{
			name:       "E10 the pool and the company are paid for halves, too",
			arithmetic: "12 × 5 ÷ 2 = 30; 5, 10, 3 (2.5) and 3 (2.5)",
			options:    halved(both), before: halfBought(), entry: &money.Dividend{Company: "N", Each: 5},
			says: []string{"dividend (dividend) seat 0 N shares=1 each=5 amount=5",
				"dividend.director (dividend) seat 0 N shares=1 weight=2 each=5 amount=10",
				"dividend.half (dividend) seat 0 N halves=1 each=5 up=1 amount=3",
				"dividend.half (dividend) seat 1 N halves=1 each=5 up=1 amount=3",
				"dividend.pool.halves (pool) N halves=12 each=5 amount=30",
				"up (moves.dividend) N old=75 steps=1 moved=1 new=80"},
			stands: "Ann 355 1N 1N.director 1N.half; Ben 565 1N.half; N 780; N80 S100",
		},
		{
			name: "E11 a half for a private, and two halves for a share", arithmetic: "1 + 1 = 2 halves, none after",
			options: halved(), before: append(halfBought(), &calc.Ruling{What: "shares", Company: "N", Class: "half",
				Change: 1, Reason: "For the minor"}),
			entry: &trading.Exchange{Give: "N", GiveClass: "half", Given: 2, Take: "N", Taken: 1},
			says: []string{"exchange.give.half (exchange) seat 0 N shares=2",
				"exchange.take (exchange) seat 0 N shares=1"},
			stands: "Ann 337 2N 1N.director; Ben 562 1N.half; N 750; N75 S100",
		},
	}
}

func halfDenials(t judge) []gametest.Denial {
	t.Helper()
	table, _ := gametest.Apply(t, open(t, halved(), 2), halfBought()...)
	table, _ = gametest.Apply(t, table, &charter.Launch{Company: "S"})
	poor, _ := gametest.Apply(t, table, &operating.Pay{Payer: "player", Seat: 1, Amount: 500})
	position := NewPosition(table)
	position.Seats[1].Shares[5] = 1 // half a share of Southern
	own := NewPosition(table)
	own.Treasuries[1].Shares[2] = 1
	tight, _ := gametest.Apply(t, open(t, halved(func(o *agreement.Options) { o.PoolLimit = 6 }), 2), halfBought()...)
	return []gametest.Denial{
		{Table: table, Entry: &trading.Buy{Seat: 1, Company: "S", Class: "half", Shares: 1},
			Want: "half.none class (half) S"},
		{Table: table, Entry: &trading.Exchange{Give: "N", Given: 1, Take: "S", TakeClass: "half", Taken: 2},
			Want: "half.none take_class (half) S"},
		{Table: table, Entry: &calc.Ruling{What: "shares", Company: "S", Class: "half", Change: 1, Reason: "x"},
			Want: "half.none class (ruling) S"},
		{Table: table, Entry: position, Want: "half.none hold_half.1.1 (ruling) S"},
		{Table: table, Entry: own, Want: "half.none own_hold_half.1 (ruling) S"},
		{Table: table, Entry: &trading.Buy{Seat: 1, Company: "N", Class: "half", Shares: 3},
			Want: "certificates.short shares (supply) seat 1 N shares=3 max=2 value=3 min=1"},
		{Table: poor, Entry: &trading.Buy{Seat: 1, Company: "N", Class: "half", Shares: 2},
			Want: "cash.short shares (trade) seat 1 N shares=2 price=38 amount=75 cash=62 max=1 value=2 min=1"},
		{Table: table, Entry: &pricing.Split{Company: "N", New: 2, Old: 1}, Want: "half.whole company (half) N"},
		{Table: table, Entry: &operating.Resize{Company: "N", Holders: "scale", Shares: 20},
			Want: "half.whole holders (half) N"},
		{Table: tight, Entry: &trading.Sell{Seat: 1, Company: "N", Class: "half", Shares: 1},
			Want: "limit.pool anyway (limit) N count=7 most=6"},
		{Table: table, Entry: &money.Dividend{Company: "N", Payer: "treasury", Each: 200},
			Want: "dividend.short each (treasury) N shares=4 amount=800 cash=750 max=187"},
	}
}

func halfSetups() []gametest.Setup {
	var all []gametest.Setup
	for text, want := range map[string]string{
		"X 2": "company half_certificates (setup) number=1", "4": "company half_certificates (setup) number=1",
		"N 4, northern 2": "twice half_certificates (setup) number=2",
		"S 2, N 3":        "number half_certificates (setup) number=2 max=20",
		"N many":          "number half_certificates (setup) number=1 max=20",
		"N 22":            "number half_certificates (setup) number=1 max=20",
	} {
		options := halved(func(o *agreement.Options) { o.HalfCertificates = text })
		all = append(all, gametest.Setup{Options: options, Names: gametest.Names(2), Want: "option.halves." + want})
	}
	return all
}

// Companies are named by code or name. A text of commas alone names no company.
func TestHalvesOfTheOptions(t *testing.T) {
	for text, want := range map[string]int{"N 4, southern 2": 2, "S 20": 2, " , ": 1, "": 1} {
		table := open(t, halved(func(o *agreement.Options) { o.HalfCertificates = text }), 2)
		expect.Equal(t, board.ShareUnits(table, 1), want, "the parts of a share of Southern, by %q", text)
	}
}

func TestNoHalfShareComesOrGoes(t *testing.T) {
	traded := 0
	conformance.Games(t, func(t judge, draw conformance.Draw) {
		table := open(t, halved(func(o *agreement.Options) {
			o.HalfPrice = []string{"", "down"}[draw(2)]
			o.Capital = []string{"full", "shares"}[draw(2)]
		}), 3)
		table, _ = gametest.Apply(t, table, &charter.Launch{Company: "N", Price: number(75)})
		for range draw(30) {
			class, seat := []string{"", "half", "director"}[draw(3)], draw(3)
			side := []string{"", "treasury"}[draw(2)]
			var e calc.Entry = &trading.Buy{Seat: seat, Company: "N", Class: class, From: side, Shares: 1 + draw(3)}
			switch draw(4) {
			case 0:
				e = &trading.Sell{Seat: seat, Company: "N", Class: class, To: side, Shares: 1 + draw(3)}
			case 1:
				e = &operating.Operate{Company: "N", Revenue: draw(300), Payout: ""}
			case 2:
				e = &money.Dividend{Company: "N", Each: 1 + draw(30)}
			}
			next, _, refusal := e.Apply(table)
			if refusal != nil {
				continue
			}
			table = next
			parts, _ := board.PoolUnits(table, 0)
			halves := board.PoolHalves(table, 0) + board.HalvesOf(table, calc.Treasury(0), 0)
			parts += board.UnitsOf(table, calc.Treasury(0), 0)
			for seat := range 3 {
				parts += board.UnitsOf(table, calc.AccountOf(seat), 0)
				halves += board.HalvesOf(table, calc.AccountOf(seat), 0)
				if table.Cash(seat) < 0 {
					t.Fatalf("%s: seat %d has %d", gametest.Written(e), seat, table.Cash(seat))
				}
			}
			if parts != 20 || halves != 4 {
				t.Fatalf("%s: %d half shares of 20, %d half certificates of 4", gametest.Written(e), parts, halves)
			}
			traded++
		}
	})
	expect.True(t, traded > 0, "nothing was traded")
}
