package tycoon

import (
	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/debts"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/office"
	"scripkeeper/calc/tycoon/special"
	"scripkeeper/calc/tycoon/trading"
	"scripkeeper/calc/tycoon/turns"
	"scripkeeper/calc/tycoon/yearend"
)

func denials(t judge) []gametest.Denial {
	all := append(tradeDenials(t), strategyDenials(t)...)
	all = append(all, yearDenials(t)...)
	return append(all, ownDenials(t)...)
}

func tradeDenials(t judge) []gametest.Denial {
	table := stand(t, top(), costs(titan, 0), has(100_000, owns(nova, 1_500)), has(5_000, owns(omega, 199_500)),
		has(900_000, six{}),
		SeatPosition{Out: true})
	bob, _ := gametest.Apply(t, table, &trading.Buy{Company: "A", Shares: 1_000})
	carol, _ := gametest.Apply(t, bob, &turns.Pass{Seat: 1})
	last := with(top(), func(o *agreement.Options) { o.LastLot = true })
	lots := stand(t, last, agreement.FaceValues(), has(900_000, six{}), has(0, owns(omega, 199_500)))
	debt, _ := debtor(t, top(), 1, 7_500)
	debt, _ = gametest.Apply(t, debt, &turns.Pass{Seat: 1}, &turns.Pass{Seat: 2})
	over, _ := gametest.Apply(t, open(t, top(), 2), &calc.Leave{Seat: 1})
	short, _ := gametest.Apply(t, carol, &trading.Short{Seat: 2, Company: "A", Shares: 12_000})
	loans, _ := gametest.Apply(t, open(t, top(), 3), &special.Loan{Seat: 0}, &special.Loan{Seat: 1})
	ann, bobs, o := entered(t, func(*agreement.Options) {})
	known, _ := gametest.Apply(t, open(t, o, 2), ann, bobs)
	needy, _ := gametest.Apply(t, open(t, with(o, func(o *agreement.Options) { o.NeedCard = true }), 2), ann, bobs,
		&turns.Pass{Seat: 0}, &trading.Buy{Seat: 1, Company: "T", Shares: 1_000})
	crossed, _ := gametest.Apply(t, known, &turns.Pass{Seat: 0}, &trading.Buy{Seat: 1, Company: "N", Shares: 1_000})
	rights := stand(t, top(), agreement.FaceValues(), has(0, owns(titan, 4_000)), has(0, six{}))
	free := with(top(), func(o *agreement.Options) { o.RightsFollow = "rights_free_follow" })
	taken, _ := gametest.Apply(t, stand(t, free, agreement.FaceValues(), has(0, owns(titan, 4_000)),
		has(5_000, owns(titan, 4_000))), &special.Rights{Company: "T"})
	every := stand(t, top(), agreement.FaceValues(), has(0, six{1, 1, 1, 1, 1, 1}), has(0, six{}))
	return []gametest.Denial{
		{every, &trading.Short{Company: "A", Shares: 1_000}, "short.owned company (short) seat 0 atlas held=1"},
		{over, &trading.Buy{Company: "A", Shares: 1_000}, "game.over  (end)"},
		{over, &calc.Leave{Seat: 0}, "game.over  (end)"},
		{table, &turns.Pass{Seat: 4}, "seat.unknown seat () player=4 seats=4"},
		{table, &trading.Sell{Seat: 3, Company: "N", Shares: 1}, "seat.out seat (bankruptcy) seat 3 seat=0"},
		{table, &trading.Buy{Seat: 1, Company: "A", Shares: 1_000}, "seat.turn seat (order) seat 1 seat=0"},
		{table, &trading.Buy{Company: "X", Shares: 1_000}, "stock.unknown company () count=6"},
		{table, &trading.Buy{Company: "T", Shares: 1_000}, "stock.zero company (zero) titan"},
		{table, &trading.Buy{Company: "N", Shares: 2_000},
			"cash.short shares (buy) seat 0 novatech shares=2000 price=80 amount=160000 cash=100000 max=1000" +
				" value=2000 min=1000 step=1000"},
		{bob, &trading.Buy{Seat: 1, Company: "V", Shares: 1_000},
			"cash.short company (buy) seat 1 vitalcare shares=1000 price=75 amount=75000 cash=5000 max=0"},
		{table, &trading.Buy{Company: "A", Shares: 1_500},
			"shares.thousands shares (buy) seat 0 atlas shares=1500 step=1000 value=1500 min=1000 max=5000"},
		{table, &trading.Buy{Company: "A", Shares: 0},
			"buy.least shares (buy) seat 0 atlas shares=0 price=20 min=1000 value=0 max=5000 step=1000"},
		{carol, &trading.Buy{Seat: 2, Company: "A", Shares: 200_000},
			"certificates.short shares (buy) seat 2 atlas shares=200000 max=199000 value=200000 min=1000 step=1000"},
		{table, &trading.Buy{Company: "O", Shares: 1_000},
			"certificates.short company (buy) seat 0 omega shares=1000 max=500"},
		{lots, &trading.Buy{Company: "O", Shares: 1_000},
			"buy.last shares (house.last_lot_ok) seat 0 omega max=500 value=1000 min=500"},
		{carol, &trading.Buy{Seat: 2, Company: "A", Shares: 1_000, Negative: true},
			"buy.cards negative (buy.condition) seat 2 atlas"},
		{known, &trading.Buy{Company: "A", Shares: 1_000, Negative: true}, "buy.known negative (buy.condition) seat 0"},
		{crossed,
			&trading.Buy{Company: "N", Shares: 1_000},
			"buy.hand company (buy.condition) seat 0 novatech count=2 change=-10"},
		{needy, &trading.Buy{Company: "T", Shares: 1_000}, "buy.needcard company (house.need_card) seat 0 titan"},
		{table, &trading.Sell{Company: "N", Shares: 1_501},
			"shares.short shares (sell) seat 0 novatech shares=1501 held=1500 value=1501 min=1 max=1500"},
		{table, &trading.Sell{Company: "A", Shares: 1}, "sell.none company (sell) seat 0 atlas held=0"},
		{loans, &special.Loan{Seat: 2}, "special.gone  (loan) seat 2 card=" + place("L") + " count=2"},
		{known, &special.Debenture{Company: "A"}, "debenture.price company (debenture) atlas price=20"},
		{table, &special.Debenture{Company: "T"}, "debenture.late company (debenture) titan"},
		{table, &special.Rights{Company: "A", Shares: 500}, "rights.none company (rights) seat 0 atlas"},
		{rights, &special.Rights{Company: "T", Shares: 500},
			"rights.range shares (rights) seat 0 titan shares=500 held=4000 price=10 value=500 min=0 max=0 step=500"},
		{rights, &special.Rights{Company: "T", Takers: []turns.Taker{{Seat: 1, Shares: 0}}},
			"rights.stray takers.1 (rights)"},
		{rights, &special.Rights{Company: "T", Card: true}, "rights.card card (rights) seat 0 titan"},
		{taken, &special.Rights{Seat: 1, Company: "T"}, "rights.again card (house.rights_free_follow) seat 1 titan"},
		{table, &trading.Short{Company: "N", Shares: 1_000}, "short.owned company (short) seat 0 novatech held=1500"},
		{table, &trading.Short{Company: "T", Shares: 1_000}, "stock.zero company (zero) titan"},
		{table, &trading.Short{Company: "A", Shares: 13_000},
			"short.cap shares (short) seat 0 atlas cap=12000 max=12000 value=13000 min=1000 step=1000"},
		{table, &trading.Short{Company: "A", Shares: 1_500},
			"shares.thousands shares (short) seat 0 atlas shares=1500 step=1000 value=1500 min=1000 max=12000"},
		{passing(t, short, 0), &trading.Short{Seat: 1, Company: "A", Shares: 1_000},
			"short.cap company (short) seat 1 atlas cap=12000 max=0"},
		{passing(t, short, 0, 1), &trading.Buy{Seat: 2, Company: "A", Shares: 1_000},
			"buy.short company (short) seat 2 atlas shares=12000"},
		{open(t, agreement.Standard("trader"), 2), &trading.Short{Company: "A", Shares: 1_000},
			"mode.investor  (mode)"},
		{debt, &trading.Buy{Company: "A", Shares: 1_000}, "debt.due  (short.debt) seat 0 debt=220000"},
		{debt, &debts.Settle{Seat: 0, Sales: []debts.Sale{{Seat: 0, Company: "A", Shares: 7_500}}},
			"sale.stray sales.0.0 (short.debt)"},
		{table, &debts.Settle{Seat: 0}, "debt.none  (short.debt) seat 0"},
		{table, &calc.Leave{Seat: 3}, "leave.out seat (bankruptcy) seat 3"},
		{open(t, o, 2), &special.Loan{}, "hand.missing  (deal) seat 0"},
		{passing(t, known, 0), &special.Loan{Seat: 1}, "hand.lacks  (loan) seat 1 card=" + place("L")},
		{known, &hands.Hand{Seat: 0, Cards: nil}, "hand.twice seat (deal) seat 0"},
		{table, &hands.Hand{Seat: 0, Cards: nil}, "hand.trusted  (deal)"},
		{open(t, o, 2), &hands.Hand{Seat: 0, Cards: []string{"N-30"}}, "hand.count  (deal) seat 0 count=1 max=3"},
		{open(t, o, 2), &hands.Hand{Seat: 0, Cards: []string{"N-30", "N-30", "L"}},
			"cards.many count.0.5 (deck) seat 0 card=" + place("N-30") + " max=1"},
		{open(t, o, 2), &hands.Hand{Seat: 0, Cards: []string{"L", "L", "L"}},
			"cards.many loan.0 (deck) seat 0 card=" + place("L") +
				" max=2"},
		{open(t, o, 2), &hands.Hand{Seat: 0, Cards: []string{"N-31", "A+5", "L"}}, "card.unknown  (deck) seat 0"},
	}
}

func passing(t judge, table calc.Table, seats ...int) calc.Table {
	t.Helper()
	for _, seat := range seats {
		table, _ = gametest.Apply(t, table, &turns.Pass{Seat: seat})
	}
	return table
}

func strategyDenials(t judge) []gametest.Denial {
	table := stand(t, top(), agreement.FaceValues(), has(100_000, owns(nova, 100_000)), has(7_000, owns(nova, 20_000)),
		has(0, owns(omega, 50_000)))
	bob, _ := gametest.Apply(t, table, &turns.Pass{Seat: 0})
	trader := open(t, agreement.Standard("investor"), 2)
	capped, _ := gametest.Apply(t, stand(t, top(), agreement.FaceValues(), has(900_000, six{}), has(900_000, six{})),
		&trading.OptionPurchase{Type: "call", Company: "A", Shares: 39_000})
	full, _ := gametest.Apply(t, capped, &trading.OptionPurchase{Seat: 1, Type: "put", Company: "A", Shares: 1_000})
	once := stand(t, with(top(), func(o *agreement.Options) { o.OncePerYear = true }), agreement.FaceValues(),
		has(0, owns(nova, 100_000)),
		has(0, six{}))
	once, _ = gametest.Apply(t, once, &office.Dividend{Company: "N", Each: 1}, &turns.Pass{Seat: 1})
	pays := stand(t, with(top(), func(o *agreement.Options) { o.ShortPays = true }), agreement.FaceValues(),
		has(0, owns(nova, 100_000)),
		has(20_000, six{}))
	pays, _ = gametest.Apply(t, pays, &turns.Pass{Seat: 0}, &trading.Short{Seat: 1, Company: "N", Shares: 10_000})
	alone := stand(t, top(), agreement.FaceValues(), has(100_000, owns(nova, 100_000)), has(0, six{}))
	poor := stand(t, top(), agreement.FaceValues(), has(0, owns(nova, 100_000)), has(0, owns(nova, 1_000)))
	market := stand(t, with(top(), func(o *agreement.Options) { o.MarketMin = true }), agreement.FaceValues(),
		has(100_000, owns(nova, 100_000)), has(0, owns(nova, 1_000)))
	offer := func(offers ...turns.Taker) *office.Buyback {
		return &office.Buyback{Company: "N", Shares: 1_000, Price: 100, Offers: offers}
	}
	return []gametest.Denial{
		{trader, &trading.OptionPurchase{Type: "call", Company: "A", Shares: 1_000}, "mode.strategist  (mode)"},
		{trader, &office.Dividend{Company: "A", Each: 1}, "mode.strategist  (mode)"},
		{trader, &office.Buyback{Company: "A", Shares: 1, Price: 1}, "mode.strategist  (mode)"},
		{table, &trading.OptionPurchase{Type: "swap", Company: "A", Shares: 1_000}, "option.type type (option) seat 0"},
		{table, &trading.OptionPurchase{Type: "call", Company: "N", Shares: 13_000},
			"option.cash shares (option) seat 0 novatech shares=13000 amount=104000 cash=100000 max=12000" +
				" value=13000 min=1000 step=1000"},
		{bob, &trading.OptionPurchase{Seat: 1, Type: "put", Company: "N", Shares: 1_000},
			"option.cash company (option) seat 1 novatech shares=1000 amount=8000 cash=7000 max=0"},
		{capped, &trading.OptionPurchase{Seat: 1, Type: "put", Company: "A", Shares: 2_000},
			"option.cap shares (option) seat 1 atlas cap=40000 max=1000 value=2000 min=1000 step=1000"},
		{full, &trading.OptionPurchase{Type: "call", Company: "A", Shares: 1_000},
			"option.cap company (option) seat 0 atlas cap=40000 max=0"},
		{table, &trading.OptionPurchase{Type: "call", Company: "A", Shares: 1_200},
			"shares.thousands shares (option) seat 0 atlas shares=1200 step=1000 value=1200 min=1000 max=40000"},
		{stand(t, top(), costs(titan, 0), has(9, six{}), has(9, six{})),
			&trading.OptionPurchase{Type: "put", Company: "T", Shares: 1_000}, "stock.zero company (zero) titan"},
		{table, &office.SetPremium{Company: "N", Percent: 12},
			"premium.range percent (premium) seat 0 novatech value=12 min=5 max=15 step=5"},
		{table, &office.SetPremium{Company: "A", Percent: 5}, "premium.nobody company (premium) atlas value=10"},
		{bob, &office.SetPremium{Company: "N", Percent: 5}, "premium.late  (premium) round=1"},
		{trader, &office.SetPremium{Company: "N", Percent: 5}, "mode.strategist  (mode)"},
		{bob, &office.Dividend{Seat: 1, Company: "N", Each: 1},
			"dividend.office company (dividend) seat 1 novatech need=50000"},
		{table, &office.Dividend{Company: "N", Each: 21},
			"dividend.range each (dividend) seat 0 novatech price=80 value=21 min=1 max=20"},
		{passing(t, bob, 1), &office.Dividend{Seat: 2, Company: "O", Each: 11},
			"dividend.range each (dividend) seat 2 omega price=55 value=11 min=1 max=10"},
		{once, &office.Dividend{Company: "N", Each: 1}, "dividend.twice company (house.one_per_year) seat 0 novatech"},
		{pays, &office.Dividend{Company: "N", Each: 3},
			"dividend.short each (house.short_pays_dividend) seat 1 novatech amount=30000 cash=20000 max=2"},
		{bob, &office.Buyback{Seat: 1, Company: "N", Shares: 1, Price: 1},
			"buyback.office company (buyback) seat 1 novatech need=100000"},
		{alone, &office.Buyback{Company: "N", Shares: 1, Price: 1}, "buyback.nobody company (buyback) seat 0 novatech"},
		{poor, &office.Buyback{Company: "N", Shares: 1, Price: 1},
			"buyback.cash company (buyback) seat 0 novatech shares=1 price=1 amount=1 cash=0 max=0"},
		{table, &office.Buyback{Company: "N", Shares: 20_000, Price: 6},
			"buyback.cash price (buyback) seat 0 novatech shares=20000 price=6 amount=120000 cash=100000 max=5" +
				" value=6 min=1"},
		{table, &office.Buyback{Company: "N", Shares: 100_001, Price: 1},
			"buyback.shares shares (buyback) seat 0 novatech shares=100001 value=100001 min=1 max=100000"},
		{table, &office.Buyback{Company: "N", Shares: 20_000, Price: 0},
			"buyback.price price (buyback) seat 0 novatech value=0 min=1 max=5"},
		{market, &office.Buyback{Company: "N", Shares: 1, Price: 79},
			"buyback.market price (house.market_min) seat 0 novatech value=79 min=80 max=10000"},
		{table, offer(turns.Taker{Seat: 0, Shares: 1}), "buyback.stray offers.0 (buyback)"},
		{table, offer(turns.Taker{Seat: 1, Shares: 5}, turns.Taker{Seat: 1, Shares: 5}),
			"buyback.stray offers.1 (buyback)"},
		{table, offer(turns.Taker{Seat: 1, Shares: 20_001}),
			"shares.short offers.1 (buyback) seat 1 novatech shares=20001 held=20000 value=20001 min=0 max=20000"},
	}
}

func yearDenials(t judge) []gametest.Denial {
	table := powers(t, top(), true)
	named := func(change func(*yearend.YearEnd)) *yearend.YearEnd {
		e := powerCards()
		change(e)
		return e
	}
	fallen := func(claims ...yearend.Suspend) *yearend.YearEnd {
		e := totals(owns(global, -25))
		e.Claims = claims
		return e
	}
	fall := atYearEnd(t, stand(t, top(), costs(global, 20), has(0, owns(global, 1_000)), has(0, six{}), has(0, six{})))
	late := atYearEnd(t, stand(t, with(top(), func(o *agreement.Options) { o.Debenture = "next_year_transaction" }),
		costs(global, 20), has(0, owns(global, 1_000)), has(0, six{})))
	delisted := pass(t, crash(t, with(top(), func(o *agreement.Options) { o.Zero = "delist" })))
	gone, _ := gametest.Apply(t, table, &calc.Leave{Seat: 1})
	ann, bob, o := entered(t, func(*agreement.Options) {})
	owing := stand(t, top(), costs(omega, 60), has(0, owns(atlas, 10_000)), has(0, six{}))
	owing = set(t, owing, func(p *Position) {
		p.Transaction, p.Seats[0].Lots = 4, []LotPosition{{1, "short", "O", 10_000, 60}}
	})
	known := pass(t, first(gametest.Apply(t, open(t, o, 2), ann, bob)))
	return []gametest.Denial{
		{open(t, top(), 2), &yearend.YearEnd{}, "yearend.early  (yearend) transaction=1 transactions=3 seat=0"},
		{table, &turns.Pass{Seat: 2}, "turn.yearend  (yearend) round=1"},
		{table, &yearend.YearEnd{By: "rumours"}, "reveal.by by (yearend)"},
		{table, named(func(e *yearend.YearEnd) { e.Seats[2].Cards = []string{"N-30"} }),
			"cards.many count.2.5 (deck) seat 2 card=" + place("N-30") + " max=0"},
		{table, named(func(e *yearend.YearEnd) { e.Seats[2].Cards = []string{"N-35"} }),
			"card.unknown by (deck) seat 2"},
		{table, named(func(e *yearend.YearEnd) { e.Seats[2].Cards = []string{"L"} }), "card.unknown by (deck) seat 2"},
		{table, named(func(e *yearend.YearEnd) { e.Seats[1].Plus = 4 }),
			"cards.many plus.1 (currency) seat 1 card=" + place("$+10") + " max=3 value=4 min=0"},
		{table, named(func(e *yearend.YearEnd) { e.Seats[0].Minus, e.Seats[1].Minus = 2, 2 }),
			"cards.many minus.1 (currency) seat 1 card=" + place("$-10") + " max=1 value=2 min=0"},
		{atYearEnd(t, open(t, with(top(), func(o *agreement.Options) { o.Hand = 1 }), 2)),
			shown([]string{"N-5", "N+20"}),
			"hand.full by (deal) seat 0 count=2 max=1"},
		{table, named(func(e *yearend.YearEnd) { e.By = "sums" }), "reveal.stray by (yearend) seat 0"},
		{table, named(func(e *yearend.YearEnd) { e.Totals[nova] = 5 }),
			"sum.range totals.5 (deck) novatech value=5 min=-105 max=105 step=5"},
		{table, totals(owns(atlas, 16)), "sum.range totals.0 (deck) atlas value=16 min=-15 max=15 step=5"},
		{table, &yearend.YearEnd{By: "sums", Seats: []yearend.Reveal{{Sums: owns(atlas, 20)}}},
			"sum.range sums.0.0 (deck) seat 0 atlas value=20 min=-15 max=15 step=5"},
		{gone, powerCards(), "reveal.out by (yearend) seat 1"},
		{known, &yearend.YearEnd{Seats: []yearend.Reveal{{Plus: 1}}}, "reveal.known by (deal) seat 0"},
		{known, &yearend.YearEnd{By: "totals"}, "reveal.known by (deal)"},
		{pass(t, open(t, o, 2)), &yearend.YearEnd{}, "hand.missing  (deal) seat 0"},
		{table, named(func(e *yearend.YearEnd) { e.Seats[1].Withheld = []string{"N-5"} }),
			"withheld.stray  (director) seat 1"},
		{table, named(func(e *yearend.YearEnd) { e.Seats[0].Withheld = []string{"N-25"} }),
			"removal.absent withheld.0.5 (director) seat 0 novatech card=" + place("N-30")},
		{table, named(func(e *yearend.YearEnd) { e.Removed = []yearend.Removal{{Seat: 0, Card: "N-10"}} }),
			"removal.absent removed.5 (chairman) seat 2 novatech card=" + place("N-30")},
		{table, named(func(e *yearend.YearEnd) { e.Removed = []yearend.Removal{{Seat: 0, Card: "A-5"}} }),
			"removed.stray  (chairman)"},
		{table, named(func(e *yearend.YearEnd) {
			e.Removed = []yearend.Removal{{Seat: 0, Card: "N-30"},
				{Seat: 2, Card: "N-10"}}
		}),
			"removed.stray  (chairman)"},
		{powers(t, with(top(), func(o *agreement.Options) { o.Removal = "one_removal_per_company" }), true),
			named(func(e *yearend.YearEnd) { e.Removed = []yearend.Removal{{Seat: 1, Card: "N-5"}} }),
			"removal.lowest removed.5 (house.one_removal_per_company) seat 2 novatech card=" + place("N-30")},
		{table, &yearend.YearEnd{Suspends: []yearend.Suspend{{Seat: 0, Company: "A"}, {Seat: 0, Company: "T"},
			{Seat: 1, Company: "N"}}},
			"special.gone suspends (suspended) seat 1 card=" + place("S") + " count=2 value=3 min=0 max=2"},
		{table, &yearend.YearEnd{Suspends: []yearend.Suspend{{Seat: 3, Company: "A"}}},
			"seat.unknown suspender.0 () player=3 seats=3"},
		{gone, &yearend.YearEnd{Suspends: []yearend.Suspend{{Seat: 1, Company: "A"}}},
			"seat.out suspender.0 (bankruptcy) seat 1 seat=2"},
		{table, &yearend.YearEnd{Suspends: []yearend.Suspend{{Seat: 0, Company: "?"}}},
			"stock.unknown halted.0 () count=6"},
		{delisted, &yearend.YearEnd{Suspends: []yearend.Suspend{{Seat: 0, Company: "A"}}},
			"stock.delisted halted.0 (house.delist) atlas"},
		{known, &yearend.YearEnd{Suspends: []yearend.Suspend{{Seat: 0, Company: "A"}}},
			"hand.lacks suspender.0 (suspended) seat 0 card=" +
				place("S")},
		{fall, fallen(yearend.Suspend{Seat: 1, Company: "G"}), "debenture.none claimed.0 (debenture) seat 1 global"},
		{fall, fallen(yearend.Suspend{Seat: 0, Company: "A"}), "debenture.price claimed.0 (debenture) atlas price=20"},
		{atYearEnd(t, stand(t, with(top(), func(o *agreement.Options) { o.DebentureKeeps = true }), costs(global, 20),
			has(0, owns(global, 1_000)), has(0, six{}))),
			fallen(yearend.Suspend{Seat: 0, Company: "G"}, yearend.Suspend{Seat: 0, Company: "G"}),
			"debenture.twice claimed.1 (debenture) seat 0 global"},
		{late, fallen(yearend.Suspend{Seat: 0, Company: "G"}),
			"debenture.transaction claims (house.next_year_transaction)"},
		{table, &yearend.YearEnd{Sales: []debts.Sale{{Seat: 0, Company: "N", Shares: 1}}},
			"sale.stray sales.0.5 (short.debt)"},
		{owing, &yearend.YearEnd{By: "totals", Totals: owns(omega, 20),
			Sales: []debts.Sale{{Seat: 0, Company: "A", Shares: 9_999}}},
			"sale.range sales.0.0 (short.debt) seat 0 atlas shares=9999 debt=200000 min=10000 max=10000"},
		{table, &yearend.YearEnd{Declined: []yearend.Decline{{Seat: 0, Round: 1}}},
			"decline.stray exercise.0.1 (exercise)"},
	}
}

func ownDenials(t judge) []gametest.Denial {
	table := stand(t, top(), agreement.FaceValues(), has(250, owns(nova, 4)), has(500, six{}), SeatPosition{Out: true})
	p := func(change func(*Position)) *Position { return changed(table, change) }
	lot := func(l LotPosition) *Position {
		return p(func(p *Position) { p.Transaction, p.Seats[0].Lots = 2, []LotPosition{l} })
	}
	return []gametest.Denial{
		{table, &calc.Ruling{Seat: 3, What: "cash", Change: 1, Reason: "x"},
			"seat.unknown seat (ruling) player=3 seats=3"},
		{table, &calc.Ruling{Seat: 2, What: "cash", Change: 1, Reason: "x"}, "leave.out seat (ruling) seat 2"},
		{table, &calc.Ruling{What: "gold", Change: 1, Reason: "x"}, "ruling.what what (ruling)"},
		{table, &calc.Ruling{What: "cash", Reason: "x"}, "ruling.nothing change (ruling) seat 0"},
		{table, &calc.Ruling{What: "N", Change: 199_997, Reason: "x"},
			"ruling.range change (ruling) seat 0 value=199997 min=-4 max=199996"},
		{table, &calc.Ruling{What: "cash", Change: -251, Reason: "x"},
			"ruling.range change (ruling) seat 0 value=-251 min=-250 max=1000000000"},
		{table, &calc.Ruling{What: "cash", Change: 5, Reason: " "},
			"ruling.reason reason (ruling) seat 0 length=0 min=1 max=200"},
		{table, p(func(p *Position) { p.Seats = p.Seats[:2] }), "position.seats cash (ruling) value=2 max=3"},
		{table, p(func(p *Position) { p.Seats[0].Out = true }), "position.alone out (ruling) min=2"},
		{table, p(func(p *Position) { p.Round = 11 }), "position.round round (ruling) value=11 min=1 max=10"},
		{table, p(func(p *Position) { p.Transaction = 5 }),
			"position.transaction transaction (ruling) value=5 min=1 max=4"},
		{table, p(func(p *Position) { p.Turn = 2 }), "position.turn out.2 (ruling) seat 2"},
		{table, p(func(p *Position) { p.Dealer = 3 }), "seat.unknown dealer (ruling) player=3 seats=3"},
		{table, p(func(p *Position) { p.Prices[nova] = -1 }),
			"position.price prices.5 (ruling) novatech step=1 value=-1 min=0 max=10000"},
		{table, p(func(p *Position) { p.Last[atlas] = 10_001 }),
			"position.price last.0 (ruling) atlas step=1 value=10001 min=0 max=10000"},
		{table, p(func(p *Position) { p.Retired[atlas] = 200_001 }),
			"position.retired retired.0 (ruling) atlas value=200001 min=0 max=200000"},
		{table, p(func(p *Position) { p.Delisted[atlas] = true }), "position.delisted delisted.0 (ruling) atlas"},
		{table, p(func(p *Position) { p.Seats[1].Cash = -1 }),
			"position.cash cash.1 (ruling) seat 1 value=-1 min=0 max=1000000000"},
		{table, p(func(p *Position) { p.Seats[1].Shares[nova] = 199_997 }),
			"position.shares held.1.5 (ruling) seat 1 novatech value=199997 min=0 max=199996"},
		{table, p(func(p *Position) { p.Seats[1].Debt = -1 }),
			"position.debt debt.1 (ruling) seat 1 value=-1 min=0 max=1000000000"},
		{table, p(func(p *Position) { p.Chairmen[nova] = 1 }),
			"position.chairman chairmen.5 (ruling) novatech need=100000"},
		{table, p(func(p *Position) { p.Directors[nova] = 1 }), "position.director directors.5 (ruling) novatech"},
		{table, lot(LotPosition{2, "short", "A", 1_000, 20}), "position.lot lot.0.2 (ruling) seat 0 max=1"},
		{table, lot(LotPosition{1, "swap", "A", 1_000, 20}), "position.lot lot.0.1 (ruling) seat 0 max=1"},
		{table, lot(LotPosition{1, "short", "X", 1_000, 20}), "stock.unknown lotstock.0.1 (ruling) seat 0 count=6"},
		{table, lot(LotPosition{1, "short", "A", 13_000, 20}),
			"position.lotshares lotshares.0.1 (ruling) seat 0 atlas value=13000 min=1000 max=12000 step=1000"},
		{table, lot(LotPosition{1, "put", "A", 1_000, 0}),
			"position.price lotprice.0.1 (ruling) seat 0 atlas step=1 value=0 min=1 max=10000"},
	}
}
