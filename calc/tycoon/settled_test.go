package tycoon

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/debts"
	"scripkeeper/calc/tycoon/trading"
	"scripkeeper/calc/tycoon/turns"
	"scripkeeper/calc/tycoon/yearend"
)

// A year has three rounds with an action for each player, clockwise with the dealer last, then the year's end.
func TestAYearOfTransactions(t *testing.T) {
	table := open(t, agreement.Standard("trader"), 3)
	for round := 1; round <= 3; round++ {
		for seat := range 3 {
			wantTurn(t, table, 1, round, seat)
			table, _ = gametest.Apply(t, table, &turns.Pass{Seat: seat})
		}
	}
	if !board.AtYearEnd(table) || table.Turn() != 2 {
		t.Errorf("at the year's end %t, led by %d", board.AtYearEnd(table), table.Turn())
	}
	if expected := (Rulebook{}).Expected(table).Next; expected[0].Kind() != "yearend" {
		t.Errorf("expected is %s", expected[0].Kind())
	}
	table, s := gametest.Apply(t, table, &yearend.YearEnd{})
	wantTurn(t, table, 2, 1, 1)
	wantSaid(t, s, "year", "year (order) seat 1 round=2 rounds=10 seat=0")
}

// C.3.14: a Chairman below the threshold becomes Director, and the largest holder with enough shares becomes Chairman.
func TestAChairmanDropsBelow(t *testing.T) {
	table := stand(t, agreement.Extended("trader"), agreement.FaceValues(), has(0, owns(nova, 120_000)),
		has(0, owns(nova, 120_000)))
	table, s := gametest.Apply(t, table, &trading.Sell{Company: "N", Shares: 1})
	wantRoles(t, table, nova, 1, 0)
	wantSaid(t, s, "chairman director",
		"chairman.lost (chairman) seat 0 novatech shares=119999 need=120000",
		"chairman (chairman) seat 1 novatech shares=120000 need=120000",
		"director (director) seat 0 novatech shares=119999 need=60000")
	table, s = gametest.Apply(t, table, &trading.Sell{Seat: 1, Company: "N", Shares: 120_000})
	wantRoles(t, table, nova, calc.None, 0)
	wantSaid(t, s, "chairman", "chairman.lost (chairman) seat 1 novatech shares=0 need=120000")
	_, s = gametest.Apply(t, table, &trading.Sell{Company: "N", Shares: 100_000})
	wantSaid(t, s, "director", "director.lost (director) seat 0 novatech shares=19999 need=60000")
}

// C.3.19: if cash is enough, the year's first transaction only pays the debt.
func TestACarriedDebtIsPaidFromCash(t *testing.T) {
	table, _ := debtor(t, agreement.Standard("investor"), 1, 7_500)
	table, _ = gametest.Apply(t, table, &calc.Ruling{Seat: 0, What: "cash", Change: 200_000, Reason: "a friend helps"},
		&turns.Pass{Seat: 1}, &turns.Pass{Seat: 2})
	e := &debts.Settle{Seat: 0, Sales: []debts.Sale{{Seat: 0, Company: "A", Shares: 999}}}
	gametest.WantDenied(
		t, table, e, "sale.range sales.0.0 (short.debt) seat 0 atlas shares=999 debt=20000 min=1000 max=1000")
	table, s := gametest.Apply(t, table, &debts.Settle{Seat: 0})
	gametest.WantCash(t, table, 0)
	gametest.WantShares(t, table, atlas, 6_500)
	wantSaid(t, s, "settle sale debt", "settle (short.debt) seat 0 debt=220000",
		"sale (short.debt) seat 0 atlas shares=1000 price=20 amount=20000",
		"debt.paid (short.debt) seat 0 debt=220000 amount=220000 rest=0")
	wantTurn(t, table, 2, 2, 1)
}

// C.3.19, C.6: a debt in the last year is not carried over and causes no forced sale, but reduces net worth.
func TestADebtInTheLastYear(t *testing.T) {
	table, s := debtor(t, agreement.Standard("investor"), 10, 12_000)
	gametest.WantOver(t, table, true)
	expect.Equal(t, [...]int{board.Debt(table, 0), worth(table, 0)}, [...]int{200_000, 40_000}, "debt and worth")
	gametest.WantShares(t, table, atlas, 12_000)
	wantSaid(t, s, "debt", "debt.last (short.debt) seat 0 debt=200000")
	table, _ = debtor(t, agreement.Standard("investor"), 10, 0)
	expect.Equal(t, worth(table, 0), -200_000, "worth …")
}

// C.3.17: currency cards change the cash before shorts are settled.
func TestCurrencyComesBeforeShorts(t *testing.T) {
	table := stand(t, agreement.Standard("investor"), agreement.FaceValues(), has(100_000, six{}), has(0, six{}))
	table = pass(t, first(gametest.Apply(t, table, &trading.Short{Company: "T", Shares: 10_000})))
	e := totals(owns(titan, -10))
	e.Seats = []yearend.Reveal{{Plus: 1}}
	table, s := gametest.Apply(t, table, e)
	gametest.WantCash(t, table, 210_000)
	wantSaid(
		t, s, "currency", "currency (currency) seat 0 plus=1 minus=0 percent=10 cash=100000 change=10000 after=110000")
}

// Rules C.6
func TestADealerWhoIsOutIsPassedOver(t *testing.T) {
	table := open(t, agreement.Standard("trader"), 4)
	table, _ = gametest.Apply(t, table, &calc.Leave{Seat: 0})
	wantTurn(t, table, 1, 1, 1)
	table, _ = gametest.Apply(t, pass(t, table), &yearend.YearEnd{})
	expect.Equal(t, board.Dealer(table), 1, "the dealer is …")
	wantTurn(t, table, 2, 1, 2)
	table, _ = gametest.Apply(t, pass(t, table), &calc.Leave{Seat: 1})
	expect.True(t, table.Turn() == 2 && board.AtYearEnd(table), "the year's end is led by %d", table.Turn())
	table, _ = gametest.Apply(t, table, &yearend.YearEnd{})
	wantTurn(t, table, 3, 1, 3)
}

// C.3.7: a year has three transactions. A position after the third is at the year's end.
func TestAPositionAtTheYearsEndIsNoFourthTransaction(t *testing.T) {
	table := open(t, agreement.Standard("trader"), 2)
	for transaction, kind := range map[int]string{3: "position", 4: "position.yearend"} {
		_, said := gametest.Apply(t, table, changed(table, func(p *Position) { p.Transaction = transaction }))
		expect.Equal(t, said.Lines[0].Kind, kind, "the position in transaction %d is told by", transaction)
	}
}

// C.3.30: 13 players are refused. Six may play Extended. Seven may play Standard, with a warning.
func TestHowManyPlay(t *testing.T) {
	_, _, refusal := Rulebook{}.Open(agreement.Extended("trader"), gametest.Names(13))
	expect.Equal(t, denied(refusal), "seats.many seats (variant) seats=13 min=2 max=12", "the refusal")
	open(t, agreement.Extended("trader"), 6)
	_, s, _ := Rulebook{}.Open(agreement.Standard("trader"), gametest.Names(7))
	wantSaid(t, s, "begin.crowd", "begin.crowd (variant) seats=7 max=6")
	_, s, _ = Rulebook{}.Open(agreement.Standard("trader"), gametest.Names(6))
	wantSaid(t, s, "begin.crowd")
}

func TestThePriceTrackEnds(t *testing.T) {
	table := atYearEnd(t, stand(t, agreement.Standard("trader"), costs(nova, 9_990), has(0, six{}), has(0, six{})))
	table, s := gametest.Apply(t, table, totals(owns(nova, 30)))
	gametest.WantPrice(t, table, nova, 10_000)
	wantSaid(t, s, "price.top", "price.top (yearend) novatech old=9990 change=30 raw=10020 new=10000")
}

func TestARulingMovesAnOffice(t *testing.T) {
	table := stand(t, agreement.Standard("trader"), agreement.FaceValues(), has(0, owns(nova, 99_000)), has(0, six{}))
	table, s := gametest.Apply(t, table, &calc.Ruling{What: "N", Change: 1_000, Reason: "miscounted"})
	wantRoles(t, table, nova, 0)
	wantSaid(t, s, "ruling", "ruling.shares (ruling) seat 0 novatech before=99000 change=1000 after=100000")
}

func changed(table calc.Table, change func(*Position)) *Position {
	p := NewPosition(table)
	change(p)
	return p
}

// C.3.13: a Director who loses the office to a larger holder is not told that shares are missing.
func TestWhoIsOutheldIsNotToldThatSharesAreMissing(t *testing.T) {
	table := stand(t, agreement.Standard("trader"), agreement.FaceValues(), has(2_000_000, owns(atlas, 50_000)),
		has(2_000_000, six{}))
	table, s := gametest.Apply(t, table, &turns.Pass{Seat: 0}, &trading.Buy{Seat: 1, Company: "A", Shares: 55_000})
	wantSaid(t, s, "director", "director.less (director) seat 0 atlas shares=50000 need=50000",
		"director (director) seat 1 atlas shares=55000 need=50000")
	wantRoles(t, table, atlas, calc.None, 1)
}
