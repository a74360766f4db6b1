package tycoon

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/debts"
	"scripkeeper/calc/tycoon/special"
)

// Rule C.3.11: rights buy half of the holding, rounded down to 500, or nothing for fewer than 1,000 shares.
func TestRightsOnOddHoldings(t *testing.T) {
	for held, most := range map[int]int{999: 0, 1_000: 500, 1_999: 500, 2_000: 1_000, 37_499: 18_500} {
		table := stand(t, top(), agreement.FaceValues(), has(1_000_000, owns(atlas, held)), has(0, six{}))
		next, _ := gametest.Apply(t, table, &special.Rights{Company: "A", Shares: most})
		gametest.WantCash(t, next, 1_000_000-10*most, 0)
		more := gametest.Refused(table, &special.Rights{Company: "A", Shares: most + 500})
		expect.Equal(t, more, "rights.range shares", "%d more of %d", most+500, held)
	}
}

// Rules C.3.19 and C.6: a debt of 200,001. Chosen shares are sold first, then other shares, company by company and to
// the exact share. A debt that exceeds the value of all shares by a dollar is carried over with 10 %, rounded up.
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
