package game_test

import (
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
)

func TestAnotherOperationEndsTheRedoing(t *testing.T) {
	g := gametest.Begun(t, ledgertest.Buy(0, 0, 1), ledgertest.Buy(1, 0, 1))
	must.Do(t, g.Undo(ledgertest.Ann()))
	_, redoes := g.Redoing()
	must.Hold(t, redoes, "no redo")
	gametest.Say(t, g, ledgertest.Buy(1, 1, 1))
	_, redoes = g.Redoing()
	must.Hold(t, !redoes, "redo after another entry")
	// What was undone is still there and can come back.
	must.Do(t, g.Restore(2, ledgertest.Ann()))
	must.Hold(t, g.Table().Shares(1, 0) == 1 && g.Table().Shares(1, 1) == 1, "the undone entry is lost")
	must.Do(t, g.Undo(ledgertest.Ann()))
	must.Do(t, g.Undo(ledgertest.Ann()))
	must.Do(t, g.Undo(ledgertest.Ann()))
	_, undoes := g.Undoing()
	must.Hold(t, !undoes && len(g.Steps()) == 0, "undo did not reach the beginning")
	gametest.WantReplayed(t, g)
}
