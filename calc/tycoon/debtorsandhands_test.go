package tycoon

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/debts"
	"scripkeeper/calc/tycoon/hands"
	"scripkeeper/calc/tycoon/special"
	"scripkeeper/calc/tycoon/turns"
	"scripkeeper/calc/tycoon/yearend"
)

func dealtHands(hand int, change func(*agreement.Options)) *agreement.Options {
	return with(top(), func(o *agreement.Options) { o.Hands, o.Hand = "entered", hand; change(o) })
}

func deal(t judge, table calc.Table, cards ...[]string) calc.Table {
	t.Helper()
	for seat, list := range cards {
		table, _ = gametest.Apply(t, table, &hands.Hand{Seat: seat, Cards: list})
	}
	return table
}

// C.6: under next_year_transaction a debenture needs a card from this year or the last, even if hands are entered.
func TestALateDebentureNeedsItsCard(t *testing.T) {
	o := dealtHands(1, func(o *agreement.Options) { o.Debenture = "next_year_transaction" })
	table := stand(t, o, costs(atlas, 10), has(0, owns(atlas, 5_000)), has(0, owns(atlas, 5_000)),
		has(0, owns(atlas, 5_000)))
	table = deal(t, table, []string{"D"}, []string{"A-10"}, []string{"A+5"})
	table = pass(t, table)
	table = set(t, table, func(p *Position) { p.Prices[atlas] = 5 })
	table, _ = gametest.Apply(t, table, &yearend.YearEnd{})
	gametest.WantPrice(t, table, atlas, 0)
	table = deal(t, table, []string{"A+5"}, []string{"N+5"}, []string{"D"})
	tables := map[int]calc.Table{}
	for range 3 {
		tables[table.Turn()] = table
		table, _ = gametest.Apply(t, table, &turns.Pass{Seat: table.Turn()})
	}
	gametest.WantDenied(t, tables[1], &special.Debenture{Seat: 1, Company: "A"},
		"hand.lacks  (debenture) seat 1 card=47")
	_, s := gametest.Apply(t, tables[0], &special.Debenture{Seat: 0, Company: "A"})
	wantSaid(t, s, "debenture", "debenture (house.next_year_transaction) seat 0 atlas shares=5000 price=20 amount=100000")
	after, s := gametest.Apply(t, tables[2], &special.Debenture{Seat: 2, Company: "A"})
	wantSaid(t, s, "debenture", "debenture (house.next_year_transaction) seat 2 atlas shares=5000 price=20 amount=100000")
	// The card stays used in the next year.
	for ; after.Turn() != 2; after, _ = gametest.Apply(t, after, &turns.Pass{Seat: after.Turn()}) {
	}
	after, _ = gametest.Apply(t, after, &calc.Ruling{Seat: 2, What: "A", Change: 1_000, Reason: "found again"})
	gametest.WantDenied(t, after, &special.Debenture{Seat: 2, Company: "A"}, "hand.lacks  (debenture) seat 2 card=47")
}

// C.3.9: under debenture_keep_shares, each debenture used as a transaction pays for the same shares.
func TestTwoDebenturesForOneStock(t *testing.T) {
	o := with(top(), func(o *agreement.Options) { o.Debenture, o.DebentureKeeps = "next_year_transaction", true })
	table := pass(t, stand(t, o, costs(atlas, 10), has(0, owns(atlas, 5_000)), has(0, six{})))
	table, _ = gametest.Apply(t, table, totals(owns(atlas, -10)))
	for table.Cash(0) < 200_000 {
		var e calc.Entry = &special.Debenture{Company: "A"}
		if table.Turn() != 0 {
			e = &turns.Pass{Seat: table.Turn()}
		}
		table, _ = gametest.Apply(t, table, e)
	}
	gametest.WantShares(t, table, atlas, 5_000, 0)
}

// C.3.29: cards of a player who has left count for nobody. The next deal has them again.
func TestCardsOfALeaverAreSetAside(t *testing.T) {
	o := dealtHands(1, func(*agreement.Options) {})
	table := deal(t, open(t, o, 3), []string{"A+5"}, []string{"N+5"}, []string{"A-10"})
	table, _ = gametest.Apply(t, pass(t, first(gametest.Apply(t, table, &calc.Leave{Seat: 2}))), &yearend.YearEnd{})
	gametest.WantPrice(t, table, atlas, 25)
	table = deal(t, table, []string{"A-10"}, []string{"N+5"})
	table, _ = gametest.Apply(t, pass(t, table), &yearend.YearEnd{})
	gametest.WantPrice(t, table, atlas, 15)
}

// C.6: under director_keeps_card, a card kept from last year counts before the cards dealt later.
func TestAKeptCardIsClampedFirst(t *testing.T) {
	o := dealtHands(1, func(o *agreement.Options) { o.ClampEach, o.DirectorKeeps = true, true })
	table := stand(t, o, costs(atlas, 5), has(0, owns(atlas, 50_000)), has(0, six{}))
	table = pass(t, deal(t, table, []string{"A-10"}, []string{"N+5"}))
	table, _ = gametest.Apply(t, table, &yearend.YearEnd{Seats: []yearend.Reveal{{Withheld: []string{"A-10"}}}})
	gametest.WantPrice(t, table, atlas, 5)
	table = deal(t, table, []string{"A+10"}, []string{"N-5"})
	table, _ = gametest.Apply(t, pass(t, table), &yearend.YearEnd{})
	gametest.WantPrice(t, table, atlas, 10)
}

// owing returns a table at a year's end, where the first seat owes 200,000 and has shares worth 290,000: 100,000 in
// Atlas, 100,000 in Titan and 90,000 in Global.
func owing(t judge, o *agreement.Options) calc.Table {
	table := stand(t, o, costs(omega, 60), has(0, six{5_000, 4_000, 2_000}), has(0, six{}))
	return set(t, table, func(p *Position) {
		p.Transaction = 4
		p.Seats[0].Lots = []LotPosition{{1, "short", "O", 10_000, 60}}
	})
}

// C.3.19, C.6: a debtor chooses what to sell. Other shares are sold only if the chosen shares don't pay the debt.
func TestADebtorNamesOnlyWhatHeSells(t *testing.T) {
	table := owing(t, agreement.Standard("investor"))
	e := totals(owns(omega, 20))
	for _, c := range []struct {
		sales []debts.Sale
		left  six
	}{
		{[]debts.Sale{{Seat: 0, Company: "T", Shares: 4_000}, {Seat: 0, Company: "G", Shares: 2_000}},
			six{4_500, 0, 0}},
		{[]debts.Sale{{Seat: 0, Company: "A", Shares: 5_000}, {Seat: 0, Company: "G", Shares: 2_000}},
			six{0, 3_600, 0}},
		{[]debts.Sale{{Seat: 0, Company: "G", Shares: 1_000}}, six{0, 1_800, 1_000}},
		{[]debts.Sale{{Seat: 0, Company: "A", Shares: 500}}, six{4_500, 0, 0}},
		{nil, six{0, 0, 2_000}},
	} {
		e.Sales = c.sales
		next, _ := gametest.Apply(t, table, e)
		for company, want := range c.left[:3] {
			expect.Equal(t, next.Shares(0, company), want, "%v leaves … of %s", c.sales, agreement.CodeOf(company))
		}
	}
	for _, c := range []struct {
		sales []debts.Sale
		want  string
	}{
		{[]debts.Sale{{Seat: 0, Company: "T", Shares: 4_000}, {Seat: 0, Company: "T", Shares: 4_000}},
			"sale.stray sales.0.1 (short.debt)"},
		{[]debts.Sale{{Seat: 1, Company: "T", Shares: 4_000}}, "sale.stray sales.1.1 (short.debt)"},
		{[]debts.Sale{{Seat: 0, Company: "O", Shares: 1}}, "sale.stray sales.0.3 (short.debt)"},
		{[]debts.Sale{{Seat: 0, Company: "A", Shares: 499}},
			"sale.range sales.0.0 (short.debt) seat 0 atlas shares=499 debt=200000 min=500 max=5000"},
		{[]debts.Sale{{Seat: 0, Company: "T", Shares: 0}, {Seat: 0, Company: "G", Shares: 2_000}},
			"sale.range sales.0.1 (short.debt) seat 0 titan shares=0 debt=200000 min=400 max=4000"},
	} {
		e.Sales = c.sales
		gametest.WantDenied(t, table, e, c.want)
	}
}

// C.6: a debtor may sell as many shares of a company as the debt needs, rounded up to whole trading units.
func TestADebtorSellsToTheFullUnit(t *testing.T) {
	table := stand(t, agreement.Standard("investor"), agreement.FaceValues(), has(0, six{5_000, 4_000, 2_000}),
		has(0, six{}))
	table = set(t, table, func(p *Position) { p.Seats[0].Debt = 44_999 })
	gametest.WantDenied(t, table, &debts.Settle{Sales: []debts.Sale{{Seat: 0, Company: "T", Shares: 1_801}}},
		"sale.range sales.0.1 (short.debt) seat 0 titan shares=1801 debt=44999 min=0 max=1800")
	next, _ := gametest.Apply(t, table, &debts.Settle{Sales: []debts.Sale{{Seat: 0, Company: "T", Shares: 1_800}}})
	gametest.WantCash(t, next, 1)
	table = stand(t, with(agreement.Standard("investor"), func(o *agreement.Options) { o.SellThousands = true }),
		agreement.FaceValues(),
		has(0, six{5_000, 4_000, 2_000}), has(0, six{}))
	table = set(t, table, func(p *Position) { p.Seats[0].Debt = 44_999 })
	next, _ = gametest.Apply(t, table, &debts.Settle{Sales: []debts.Sale{{Seat: 0, Company: "T", Shares: 2_000}}})
	gametest.WantCash(t, next, 5_001)
	gametest.WantDenied(t, table, &debts.Settle{Sales: []debts.Sale{{Seat: 0, Company: "T", Shares: 2_001}}},
		"sale.range sales.0.1 (short.debt) seat 0 titan shares=2001 debt=44999 min=0 max=2000")
}

// C.3.13, C.3.14: a position sets the Director and the Chairman, even if holdings tie.
func TestAPositionSetsTheOfficesOfATie(t *testing.T) {
	table := stand(t, agreement.Standard("trader"), agreement.FaceValues(), has(0, owns(nova, 50_000)),
		has(0, owns(nova, 50_000)),
		has(0, owns(atlas, 100_000)), has(0, owns(atlas, 100_000)))
	wantRoles(t, table, nova, calc.None, 0)
	wantRoles(t, table, atlas, 2, 3)
	table = set(t, table, func(p *Position) { p.Directors[nova], p.Chairmen[atlas] = 2, 4 })
	wantRoles(t, table, nova, calc.None, 1)
	wantRoles(t, table, atlas, 3, 2)
	p := NewPosition(table)
	expect.Equal(t, [...]int{p.Directors[nova], p.Chairmen[atlas]}, [...]int{2, 4}, "the position is %s",
		gametest.Written(p))
	again, _ := gametest.Apply(t, open(t, agreement.Standard("trader"), 4), p)
	wantRoles(t, again, nova, calc.None, 1)
	wantRoles(t, again, atlas, 3, 2)
	gametest.WantDenied(t, table, changed(table, func(p *Position) { p.Directors[nova] = 3 }),
		"position.director directors.5 (ruling) novatech")
	gametest.WantDenied(t, table, changed(table, func(p *Position) { p.Directors[omega] = 1 }),
		"position.director directors.3 (ruling) omega")
}

func TestAFormSaysWhatADebtorNames(t *testing.T) {
	table := stand(t, agreement.Standard("investor"), agreement.FaceValues(), has(0, six{5_000, 4_000, 2_000}),
		has(0, six{}))
	table = set(t, table, func(p *Position) { p.Seats[0].Debt = 44_999 })
	for _, sales := range [][]debts.Sale{nil, {{Seat: 0, Company: "T", Shares: 1_800}},
		{{Seat: 0, Company: "G", Shares: 1_000}},
		{{Seat: 0, Company: "A", Shares: 7}, {Seat: 0, Company: "T", Shares: 2}},
		{{Seat: 0, Company: "G", Shares: 500}}, {{Seat: 0, Company: "A", Shares: 100}}} {
		named, again := &debts.Settle{Sales: sales}, &debts.Settle{}
		conformance.Fill(again, table, func(f *calc.Field) int {
			same, asked := named.Form(table).Field(f.Name)
			must.Hold(t, asked, "%v does not ask for %s", sales, f.Name)
			return same.Get()
		})
		expect.Equal(t, gametest.Written(again), gametest.Written(named), "the entry filled again")
		first, _ := gametest.Apply(t, table, named)
		second, _ := gametest.Apply(t, table, again)
		expect.True(t, first.Equal(second), "%v comes to another table", sales)
	}
}

// C.3.14, largest_holder: in a position, only a seat with the most shares can be Chairman.
func TestAPositionUnderLargestHolder(t *testing.T) {
	o := with(agreement.Extended("trader"), func(o *agreement.Options) { o.Chair = "largest_holder" })
	table := stand(t, o, agreement.FaceValues(), has(0, owns(nova, 130_000)), has(0, owns(nova, 120_000)))
	gametest.WantDenied(t, table, changed(table, func(p *Position) { p.Chairmen[nova] = 2 }),
		"position.chairman chairmen.5 (ruling) novatech need=120000")
	table = stand(t, o, agreement.FaceValues(), has(0, owns(nova, 120_000)), has(0, owns(nova, 120_000)))
	table = set(t, table, func(p *Position) { p.Chairmen[nova] = 2 })
	wantRoles(t, table, nova, 1, 0)
}
