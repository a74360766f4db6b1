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

// Rules C.3.9 and C.3.12: a stock that falls to exactly 0 is paid at its face, odd shares too; what a suspension lifts
// again is not.
func TestExactlyZero(t *testing.T) {
	table := atYearEnd(t, stand(t, top(), agreement.FaceValues(), has(0, owns(titan, 1_501)), has(0, owns(titan, 999))))
	e := totals(owns(titan, -25))
	e.Claims = []yearend.Suspend{{Seat: 0, Company: "T"}}
	next, _ := gametest.Apply(t, table, e)
	gametest.WantCash(t, next, 1_501*25, 0)
	gametest.WantShares(t, next, titan, 0, 999)
	e.Suspends = []yearend.Suspend{{Seat: 1, Company: "T"}}
	gametest.WantDenied(t, table, e, "debenture.price claimed.0 (debenture) titan price=25")
}

// Rule C.3.17: with as many minus cards as make more than all of it, the cash is gone and no more; what remains of a
// dollar stays where it is.
func TestCurrencyAtTheEnds(t *testing.T) {
	o := with(top(), func(o *agreement.Options) {
		o.Deck, o.Tops, o.Copies, o.Specials, o.Hand = "custom", six{30, 30, 30, 30, 30, 30}, 2,
			[agreement.SpecialKinds]int{0, 0, 0, 0, 6, 6}, 10
	})
	for _, c := range []struct{ cash, plus, minus, after int }{
		{9, 1, 0, 9}, {10, 1, 0, 11}, {19, 0, 1, 18}, {9, 0, 1, 9}, {1, 0, 6, 1}, {999_999, 6, 0, 1_599_998},
		{7, 3, 3, 7},
		{0, 6, 0, 0},
	} {
		table := atYearEnd(t, stand(t, o, agreement.FaceValues(), has(c.cash, six{}), has(0, six{})))
		next, _ := gametest.Apply(t, table,
			&yearend.YearEnd{By: "totals", Seats: []yearend.Reveal{{Plus: c.plus, Minus: c.minus}}})
		gametest.WantCash(t, next, c.after, 0)
	}
}

// Rule C.3.18: 12,000 of a stock in all, over all players and both of their transactions.
func TestTheLastShort(t *testing.T) {
	table := stand(t, top(), agreement.FaceValues(), has(0, six{}), has(0, six{}), has(0, six{}))
	table, _ = gametest.Apply(t, table, &trading.Short{Seat: 0, Company: "N", Shares: 7_000},
		&trading.Short{Seat: 1, Company: "N", Shares: 5_000})
	gametest.WantDenied(t, table, &trading.Short{Seat: 2, Company: "N", Shares: 1_000},
		"short.cap company (short) seat 2 novatech cap=12000 max=0")
	next, _ := gametest.Apply(t, pass(t, table), totals(owns(nova, -80)))
	gametest.WantCash(t, next, 7_000*80, 5_000*80, 0)
	_, _, refusal := (&trading.Short{Seat: next.Turn(), Company: "V", Shares: 12_000}).Apply(next)
	expect.True(t, refusal == nil, "a new year has a new cap")
}

// Rules C.3.13 to C.3.15: of an odd number of shares outstanding, a share less than the part makes no office.
func TestOfficesToTheShare(t *testing.T) {
	table := stand(t, top(), agreement.FaceValues(), has(0, owns(nova, 99_999)), has(0, owns(nova, 50_000)),
		has(0, owns(nova, 49_999)))
	wantRoles(t, table, nova, calc.None, 0)
	retired := set(t, table, func(p *Position) { p.Retired[nova] = 1 })
	expect.Equal(t, board.Threshold(retired, nova, 50), 100_000, "half of 199,999")
	wantRoles(t, retired, nova, calc.None, 0)
	retired = set(t, table, func(p *Position) { p.Retired[nova] = 2 })
	wantRoles(t, retired, nova, 0, 1)
}

// Rule C.3.11: half of what is held, down to 500; of fewer than 1,000 nothing.
func TestRightsOnOddHoldings(t *testing.T) {
	for held, most := range map[int]int{999: 0, 1_000: 500, 1_999: 500, 2_000: 1_000, 37_499: 18_500} {
		table := stand(t, top(), agreement.FaceValues(), has(1_000_000, owns(atlas, held)), has(0, six{}))
		next, _ := gametest.Apply(t, table, &special.Rights{Company: "A", Shares: most})
		gametest.WantCash(t, next, 1_000_000-10*most, 0)
		more := gametest.Refused(table, &special.Rights{Company: "A", Shares: most + 500})
		expect.Equal(t, more, "rights.range shares", "%d more of %d", most+500, held)
	}
}

// Rules C.3.10 and C.3.24: down to the last dollar of the price, with price_floor_zero beyond it; a stock at 0 pays no
// more.
func TestDividendsToTheLastDollar(t *testing.T) {
	for floor, each := range map[bool]int{false: 8, true: 20} {
		o := with(top(), func(o *agreement.Options) { o.PriceFloor = floor })
		table := stand(t, o, costs(global, 8), has(0, owns(global, 100_000)), has(0, owns(global, 3)))
		next, _ := gametest.Apply(t, table, &office.Dividend{Company: "G", Each: each}, &turns.Pass{Seat: 1})
		gametest.WantPrice(t, next, global, 0)
		gametest.WantCash(t, next, 100_000*each, 3*each)
		gametest.WantDenied(t, next, &office.Dividend{Company: "G", Each: 1}, "stock.zero company (zero) global")
	}
}

// Rules C.3.19 and C.6: a debt of 200,001 by half shares of two stocks. What is named goes first, the rest in order, to
// the whole share; a dollar more than all of it is carried with 10 %, rounded up.
func TestADebtToTheDollar(t *testing.T) {
	for value, want := range map[int]struct{ cash, debt, atlas, vital int }{
		1: {19, 0, 2_499, 1_000}, 0: {0, 220_000 + 2, 0, 0},
	} {
		shares := six{}
		shares[atlas], shares[vital] = 8_750*value, 2_000*value
		table := stand(t, agreement.Standard("investor"), costs(omega, 60), has(0, shares), has(0, six{}))
		table = set(t, table, func(p *Position) {
			p.Transaction, p.Seats[0].Debt = 4, 1
			p.Seats[0].Lots = []LotPosition{{1, "short", "O", 10_000, 60}}
		})
		e := totals(owns(omega, 20))
		if value == 1 {
			e.Sales = []debts.Sale{{Seat: 0, Company: "V", Shares: 1_000}}
		}
		next, _ := gametest.Apply(t, table, e)
		expect.Equal(t, [...]int{next.Cash(0), board.Debt(next, 0), next.Shares(0, atlas), next.Shares(0, vital)},
			[...]int{want.cash, want.debt, want.atlas, want.vital}, "cash, debt, Atlas and VitalCare")
	}
}
