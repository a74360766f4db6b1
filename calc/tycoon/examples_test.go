package tycoon

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/debts"
	"scripkeeper/calc/tycoon/office"
	"scripkeeper/calc/tycoon/special"
	"scripkeeper/calc/tycoon/trading"
	"scripkeeper/calc/tycoon/turns"
	"scripkeeper/calc/tycoon/yearend"
)

func shown(hands ...[]string) *yearend.YearEnd {
	e := &yearend.YearEnd{}
	for _, cards := range hands {
		e.Seats = append(e.Seats, yearend.Reveal{Cards: cards})
	}
	return e
}

// C-1: NovaTech at 80 moves to 95 by cards of -30, +20, +30 and -5. Cards of -95 would move it to -15, so the price
// stops at 0.
func TestC1_CardsAreSummedAndThePriceStopsAtZero(t *testing.T) {
	table := atYearEnd(t, open(t, agreement.Standard("trader"), 3))
	next, s := gametest.Apply(t, table, shown([]string{"N-30", "N+20"}, []string{"N+30"}, []string{"N-5"}))
	gametest.WantPrice(t, next, nova, 95)
	wantSaid(t, s, "reveal",
		"reveal (yearend) seat 0 novatech count=2 up=20 down=30 change=-10",
		"reveal.one (yearend) seat 1 novatech count=1 up=30 down=0 change=30",
		"reveal.one (yearend) seat 2 novatech count=1 up=0 down=5 change=-5")
	wantSaid(t, s, "price.rise", "price.rise (yearend) novatech old=80 change=15 raw=95 new=95")

	next, s = gametest.Apply(t, table, shown([]string{"N-30", "N-25", "N-20"}, []string{"N-15", "N-10"},
		[]string{"N+5"}))
	gametest.WantPrice(t, next, nova, 0)
	wantSaid(t, s, "price.zero", "price.zero (zero) novatech old=80 change=-95 raw=-15 new=0")
}

// powers returns a table with Ann as NovaTech's Director, Bob as a holder and, if chairman is set, Carol as Chairman.
func powers(t judge, o *agreement.Options, chairman bool) calc.Table {
	t.Helper()
	carol := 0
	if chairman {
		carol = 100_000
	}
	return atYearEnd(t, stand(t, o, agreement.FaceValues(), has(0, owns(nova, 50_000)), has(0, owns(nova, 10_000)),
		has(0, owns(nova, carol))))
}

func powerCards() *yearend.YearEnd {
	return shown([]string{"N-30"}, []string{"N-5", "N+20"}, []string{"N-10"})
}

func TestC2_TheDirectorWithholdsAnOwnCard(t *testing.T) {
	table := powers(t, agreement.Standard("trader"), false)
	wantRoles(t, table, nova, calc.None, 0)
	next, _ := gametest.Apply(t, table, powerCards())
	gametest.WantPrice(t, next, nova, 55)

	e := powerCards()
	e.Seats[0].Withheld = []string{"N-30"}
	next, s := gametest.Apply(t, table, e)
	gametest.WantPrice(t, next, nova, 85)
	wantSaid(t, s, "withheld", "withheld (director) seat 0 novatech card="+place("N-30"))
}

// C-2: with -30 withheld and +20 removed by the Chairman, 80 - 5 - 10 = 65. If he removes -10 instead, the price is 95.
func TestC2_TheChairmanRemovesAnybodysCard(t *testing.T) {
	table := powers(t, agreement.Standard("trader"), true)
	wantRoles(t, table, nova, 2, 0)
	e := powerCards()
	e.Seats[0].Withheld = []string{"N-30"}
	e.Removed = []yearend.Removal{{Seat: 1, Card: "N+20"}}
	next, s := gametest.Apply(t, table, e)
	gametest.WantPrice(t, next, nova, 65)
	wantSaid(t, s, "removed", "removed (chairman) seat 2 novatech card="+place("N+20")+" seat=1")

	e.Removed = []yearend.Removal{{Seat: 2, Card: "N-10"}}
	next, _ = gametest.Apply(t, table, e)
	gametest.WantPrice(t, next, nova, 95)
}

func place(code string) string {
	face, _ := agreement.Standard("trader").WithDeck().Cards().Index(code)
	return number(face)
}

// C-3: Titan was at 60 at last year's end. Cards of -25 move it to 35, and a suspension back to 60, so a short of
// 10,000 opened at 60 neither gains nor loses.
func TestC3_ShareSuspendedResetsToTheLastYearEnd(t *testing.T) {
	table := stand(t, top(), costs(titan, 60), has(0, six{}), has(0, six{}))
	table = pass(t, first(gametest.Apply(t, table, &trading.Short{Company: "T", Shares: 10_000})))
	e := totals(owns(titan, -25))
	e.Suspends = []yearend.Suspend{{Seat: 1, Company: "T"}}
	next, s := gametest.Apply(t, table, e)
	gametest.WantPrice(t, next, titan, 60)
	gametest.WantCash(t, next, 0, 0)
	wantSaid(t, s, "suspended", "suspended (suspended) seat 1 titan old=35 new=60")
	wantSaid(t, s, "short", "short.even (short) seat 0 titan shares=10000 old=60 new=60 amount=0")
}

// C-3: a short of 10,000 opened at 55, after a dividend of $5, loses 50,000 when a suspension restores the price of 60.
func TestC3_AShortAfterADividendLosesBySuspension(t *testing.T) {
	table := stand(t, top(), costs(titan, 60), has(0, owns(titan, 50_000)), has(80_000, six{}))
	table, _ = gametest.Apply(t, table, &office.Dividend{Company: "T", Each: 5},
		&trading.Short{Seat: 1, Company: "T", Shares: 10_000})
	gametest.WantPrice(t, table, titan, 55)
	e := totals(owns(titan, -15))
	e.Suspends = []yearend.Suspend{{Seat: 0, Company: "T"}}
	next, s := gametest.Apply(t, pass(t, table), e)
	gametest.WantPrice(t, next, titan, 60)
	gametest.WantCash(t, next, 250_000, 30_000)
	wantSaid(t, s, "short", "short.loss (short) seat 1 titan shares=10000 old=55 new=60 amount=50000")
}

func first(table calc.Table, _ calc.Statement) calc.Table { return table }

func cashAfter(t judge, o *agreement.Options, cash, plus, minus int) int {
	t.Helper()
	table := atYearEnd(t, stand(t, o, agreement.FaceValues(), has(cash, six{}), has(0, six{})))
	next, _ := gametest.Apply(t, table, &yearend.YearEnd{Seats: []yearend.Reveal{{Plus: plus, Minus: minus}}})
	return next.Cash(0)
}

// C-4: a currency card turns 123,456 into 135,801 or 111,111; cards of both signs leave it unchanged. 250,000 becomes
// 325,000 or 200,000. Three cards of -10 turn 99,999 into 70,000. 0 stays 0.
func TestC4_CurrencyCards(t *testing.T) {
	for _, c := range [][4]int{
		{123_456, 1, 0, 135_801}, {123_456, 0, 1, 111_111}, {123_456, 1, 1, 123_456}, {250_000, 3, 0, 325_000},
		{250_000, 0, 2, 200_000}, {99_999, 0, 3, 70_000}, {0, 2, 0, 0},
	} {
		expect.Equal(t, cashAfter(t, agreement.Standard("trader"), c[0], c[1], c[2]), c[3],
			"%d with %d plus and %d minus is …",
			c[0], c[1], c[2])
	}
}

// C-4, round_5000: a card of +10 adds 10,000 to 123,456, nothing to 40,000, and 5,000 to 62,000.
func TestC4_CurrencyInFiveThousands(t *testing.T) {
	o := with(agreement.Standard("trader"), func(o *agreement.Options) { o.Currency = "round_5000" })
	for _, c := range [][4]int{{123_456, 1, 0, 133_456}, {40_000, 1, 0, 40_000}, {62_000, 1, 0, 67_000},
		{75_000, 0, 1, 65_000}} {
		expect.Equal(t, cashAfter(t, o, c[0], c[1], c[2]), c[3], "%d with %d plus and %d minus is …", c[0], c[1], c[2])
	}
}

// C-5: a holder of 37,000 shares can buy up to 18,500 for 185,000; a holder of 1,000 can buy 500 for 5,000.
func TestC5_RightsOnHalfTheShares(t *testing.T) {
	table := stand(t, agreement.Standard("trader"), agreement.FaceValues(), has(600_000, six{37_000, 1_000}),
		has(0, six{}))
	next, s := gametest.Apply(t, table, &special.Rights{Company: "A", Shares: 18_500})
	gametest.WantCash(t, next, 415_000)
	gametest.WantShares(t, next, atlas, 55_500)
	wantSaid(t, s, "rights", "rights (rights) seat 0 atlas held=37000 shares=18500 price=10 amount=185000")
	gametest.WantDenied(t, table, &special.Rights{Company: "A", Shares: 19_000},
		"rights.range shares (rights) seat 0 atlas shares=19000 held=37000 price=10 value=19000 min=0 max=18500 step=500")
	next, _ = gametest.Apply(t, table, &special.Rights{Company: "T", Shares: 500})
	gametest.WantCash(t, next, 595_000)
	gametest.WantShares(t, next, titan, 1_500)
}

// C-5, round_to_1000: a holder of 37,000 shares buys 18,000 for 180,000, a holder of 3,500 buys 1,000, and a holder of
// 1,000 none.
func TestC5_RightsInThousands(t *testing.T) {
	o := with(agreement.Standard("trader"), func(o *agreement.Options) { o.RightsThousands = true })
	table := stand(t, o, agreement.FaceValues(), has(600_000, six{37_000, 1_000, 3_500}), has(0, six{}))
	next, _ := gametest.Apply(t, table, &special.Rights{Company: "A", Shares: 18_000})
	gametest.WantCash(t, next, 420_000)
	gametest.WantDenied(t, table, &special.Rights{Company: "A", Shares: 18_500},
		"rights.range shares (rights) seat 0 atlas shares=18500 held=37000 price=10 value=18500 min=0 max=18000 step=1000")
	gametest.WantDenied(t, table, &special.Rights{Company: "A", Shares: 17_500},
		"shares.thousands shares (house.round_to_1000) seat 0 atlas shares=17500 step=1000 value=17500 min=0 max=18000")
	gametest.WantDenied(t, table, &special.Rights{Company: "T", Shares: 500},
		"rights.range shares (rights) seat 0 titan shares=500 held=1000 price=10 value=500 min=0 max=0 step=1000")
	next, _ = gametest.Apply(t, table, &special.Rights{Company: "G", Shares: 1_000})
	gametest.WantShares(t, next, global, 4_500)
}

// C-6: if Global falls to 0, a debenture pays 450,000 for 10,000 shares, which are returned. If a suspension restores
// the price to 20, there is no claim. Two players can claim the same stock.
func TestC6_DebentureAtTheYearEnd(t *testing.T) {
	table := atYearEnd(t, stand(t, agreement.Standard("trader"), costs(global, 20), has(0, owns(global, 10_000)),
		has(0, owns(global, 1_000))))
	e := totals(owns(global, -25))
	e.Claims = []yearend.Suspend{{Seat: 1, Company: "G"}, {Seat: 0, Company: "G"}}
	next, s := gametest.Apply(t, table, e)
	gametest.WantPrice(t, next, global, 0)
	gametest.WantCash(t, next, 450_000, 45_000)
	gametest.WantShares(t, next, global, 0, 0)
	wantSaid(t, s, "debenture", "debenture (debenture) seat 1 global shares=1000 price=45 amount=45000",
		"debenture (debenture) seat 0 global shares=10000 price=45 amount=450000")

	e.Suspends = []yearend.Suspend{{Seat: 1, Company: "G"}}
	gametest.WantDenied(t, table, e, "debenture.price claimed.0 (debenture) global price=20")
	e.Claims = nil
	next, _ = gametest.Apply(t, table, e)
	gametest.WantPrice(t, next, global, 20)
}

// C-7: a short of 10,000 at 60 gains 200,000 at 40 and loses 200,000 at 80. One of 12,000 at 25 gains 300,000 at 0.
func TestC7_ShortsAreSettledAtTheYearEnd(t *testing.T) {
	for _, c := range []struct {
		company, price, shares, sum, cash int
		code                              string
	}{
		{omega, 60, 10_000, -20, 700_000, "O"}, {omega, 60, 10_000, 20, 300_000, "O"},
		{titan, 25, 12_000, -30, 800_000, "T"},
	} {
		table := stand(t, agreement.Standard("investor"), costs(c.company, c.price), has(500_000, six{}), has(0, six{}))
		table = pass(t, first(gametest.Apply(t, table, &trading.Short{Company: c.code, Shares: c.shares})))
		next, _ := gametest.Apply(t, table, totals(owns(c.company, c.sum)))
		gametest.WantCash(t, next, c.cash)
		expect.Equal(t, [...]int{board.LotShares(next, 0, c.company, board.ShortLot),
			board.CapLeft(next, c.company, board.ShortLot)},
			[...]int{0, 12_000}, "the short at %d is still open", c.price)
	}
}

// debtor returns a table at a year's end, where seat 0 owes 200,000 for a short. Seat 0 has no cash, but Atlas shares
// at 20.
func debtor(t judge, o *agreement.Options, year, shares int) (calc.Table, calc.Statement) {
	t.Helper()
	table := stand(t, o, costs(omega, 60), has(0, owns(atlas, shares)), has(100_000, six{}), has(0, six{}))
	table = set(t, table, func(p *Position) {
		p.Round, p.Transaction = year, 4
		p.Seats[0].Lots = []LotPosition{{1, "short", "O", 10_000, 60}}
	})
	return gametest.Apply(t, table, totals(owns(omega, 20)))
}

// C-8: a player owes 200,000, and has no cash and shares worth 150,000. The debt becomes 220,000. In next year's first
// transaction the shares are still worth less, and the player goes bankrupt.
func TestC8_ADebtIsCarriedAndThenBankrupts(t *testing.T) {
	table, s := debtor(t, agreement.Standard("investor"), 1, 7_500)
	expect.Equal(t, board.Debt(table, 0), 220_000, "the debt is …")
	wantSaid(t, s, "short.unpaid debt",
		"short.unpaid (short.debt) seat 0 omega shares=10000 old=60 new=80 amount=200000 paid=0 rest=200000",
		"debt.carried (short.debt) seat 0 debt=200000 value=150000 percent=10 due=220000")
	wantTurn(t, table, 2, 1, 1)
	table, _ = gametest.Apply(t, table, &turns.Pass{Seat: 1}, &turns.Pass{Seat: 2})
	gametest.WantDenied(t, table, &turns.Pass{Seat: 0}, "debt.due  (short.debt) seat 0 debt=220000")
	table, s = gametest.Apply(t, table, &debts.Settle{Seat: 0})
	wantSaid(t, s, "bankrupt", "bankrupt (bankruptcy) seat 0 debt=220000 cash=0 value=150000")
	gametest.WantOut(t, table, 0)
	expect.Equal(t, [...]int{table.Shares(0, atlas), board.Debt(table, 0)}, [...]int{0, 0}, "shares and debt of seat 0")
	wantTurn(t, table, 2, 2, 1)
}

func TestC8_EnoughSharesAreSoldAtOnce(t *testing.T) {
	table, s := debtor(t, agreement.Standard("investor"), 1, 10_000)
	expect.Equal(t, board.Debt(table, 0), 0, "the debt is …")
	gametest.WantCash(t, table, 0)
	gametest.WantShares(t, table, atlas, 0)
	wantSaid(t, s, "debt sale",
		"debt.sells (short.debt) seat 0 debt=200000 value=200000",
		"sale (short.debt) seat 0 atlas shares=10000 price=20 amount=200000",
		"debt.paid (short.debt) seat 0 debt=200000 amount=200000 rest=0")
	table, _ = debtor(t, agreement.Standard("investor"), 1, 12_000)
	gametest.WantShares(t, table, atlas, 2_000)
}
