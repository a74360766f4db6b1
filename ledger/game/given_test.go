package game_test

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
)

// An entry that counts no more is told by the table on which it was given, wherever it went: after all others, before
// one or in the place of one, undone or taken out.
func TestEntriesAreGivenOnTheTableOfTheirTime(t *testing.T) {
	g := gametest.Begun(t)
	given := map[int64]int{}
	do := func(number int, err error) {
		t.Helper()
		must.Do(t, err)
		given[int64(g.Length())] = g.Steps()[number-1].Before.Shares(0, 0)
	}
	do(1, ledgertest.Second(g.Record(ledgertest.Buy(0, 0, 2), ledgertest.Ann())))
	do(2, ledgertest.Second(g.Record(ledgertest.Buy(0, 0, 1), ledgertest.Ann())))
	do(3, ledgertest.Second(g.Record(ledgertest.Buy(0, 0, -1), ledgertest.Ann())))
	do(2, g.Insert(2, ledgertest.Buy(0, 0, 1), ledgertest.Ann()))
	do(3, g.Replace(3, ledgertest.Buy(0, 0, -2), ledgertest.Ann()))
	for range 2 {
		must.Do(t, g.Undo(ledgertest.Ann()))
	}
	must.Do(t, g.Void(3, ledgertest.Ann()))
	must.Do(t, g.Void(1, ledgertest.Ann()))
	struck := 0
	for _, op := range g.Operations() {
		if op.Decoded == nil || !op.Voided {
			continue
		}
		struck++
		if got := g.GivenOn(op.Op).Shares(0, 0); got != given[op.Op] {
			t.Errorf("operation %d was given on a table with %d shares, not %d", op.Op, given[op.Op], got)
		}
	}
	expect.Equal(t, struck, 4, "entries are struck")
}
