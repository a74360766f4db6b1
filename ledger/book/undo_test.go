package book

import (
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/oplog"
)

func TestUndoAndRedoLastAcrossRestarts(t *testing.T) {
	path := t.TempDir() + "/games.db"
	b := openAt(t, path)
	g := begun(t, b)
	id := g.ID()
	var heads []ledger.Hash
	do := func(err error) {
		must.Do(t, err)
		heads = append(heads, g.Head())
	}
	heads = append(heads, g.Head())
	do(ledgertest.Second(g.Record(ledgertest.Buy(0, 0, 4), ledgertest.Ann())))
	do(ledgertest.Second(g.Record(ledgertest.Buy(0, 0, -4), ledgertest.Ann())))
	do(g.Replace(1, ledgertest.Buy(0, 0, 5), ledgertest.Ann()))
	do(g.Insert(1, ledgertest.Price(0, 50), ledgertest.Ann()))
	do(g.Void(2, ledgertest.Ann()))
	do(g.Restore(1, ledgertest.Ann()))
	do(g.Void(1, ledgertest.Ann()))
	reopen := func() {
		must.Do(t, b.Close())
		b = openAt(t, path)
		g = must.Get(b.Games.Load(id))(t)
	}
	for i := len(heads) - 2; i >= 0; i-- {
		reopen()
		must.Do(t, g.Undo(ledgertest.Ann()))
		must.Hold(t, g.Head() == heads[i], "undo to %d went elsewhere", i)
	}
	ledgertest.WantFault(t, g.Undo(ledgertest.Ann()), "undo.nothing")
	for i := 1; i < len(heads); i++ {
		reopen()
		must.Do(t, g.Redo(ledgertest.Ann()))
		must.Hold(t, g.Head() == heads[i], "redo to %d went elsewhere", i)
	}
	ledgertest.WantFault(t, g.Redo(ledgertest.Ann()), "redo.nothing")
	for _, op := range g.Operations()[7:] {
		must.Hold(t, op.Via != oplog.ViaHand, "%+v", op)
	}
}
