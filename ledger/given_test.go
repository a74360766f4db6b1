package ledger

import "testing"

// An entry that counts no more is told by the table on which it was given, wherever it went: after all others, before one or in the
// place of one, undone or taken out.
func TestEntriesAreGivenOnTheTableOfTheirTime(t *testing.T) {
	g := begun(t, openBook(t))
	given := map[int64]int{}
	do := func(number int, err error) {
		t.Helper()
		must(t, err)
		given[int64(g.Length())] = g.Steps()[number-1].Before.Shares(0, 0)
	}
	do(1, second(g.Record(buy(0, 0, 2), ann())))
	do(2, second(g.Record(buy(0, 0, 1), ann())))
	do(3, second(g.Record(buy(0, 0, -1), ann())))
	do(2, g.Insert(2, buy(0, 0, 1), ann()))
	do(3, g.Replace(3, buy(0, 0, -2), ann()))
	for range 2 {
		must(t, g.Undo(ann()))
	}
	must(t, g.Void(3, ann()))
	must(t, g.Void(1, ann()))
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
	if struck != 4 {
		t.Errorf("%d entries are struck", struck)
	}
}
