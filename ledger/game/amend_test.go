package game_test

import (
	"errors"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/oplog"
)

func TestInsertComesBefore(t *testing.T) {
	g := gametest.Begun(t, ledgertest.Buy(0, 0, 2), ledgertest.Buy(1, 0, 2))
	must.Do(t, g.Insert(2, ledgertest.Price(0, 200), ledgertest.Ann()))
	must.Hold(t, g.Table().Cash(0) == 300 && g.Table().Cash(1) == 100,
		"cash %d %d", g.Table().Cash(0), g.Table().Cash(1))
	must.Do(t, g.Insert(2, ledgertest.Price(1, 30), ledgertest.Ann()))
	want := []int64{1, 4, 3, 2}
	for i, step := range g.Steps() {
		must.Hold(t, step.Op == want[i] && step.Number == i+1 && g.Operations()[step.Op-1].Number == i+1,
			"place %d holds %d", i, step.Op)
	}
	must.Do(t, g.Insert(5, ledgertest.Price(1, 40), ledgertest.Ann()))
	last := g.Operations()[4]
	must.Hold(t, last.Act == oplog.ActRecord, "an insert at the end is a %s", last.Act)
	gametest.WantReplayed(t, g)
}

func TestIllegalEntryIsKeptMarkedAndSkipped(t *testing.T) {
	g := gametest.Begun(t, ledgertest.Buy(0, 0, 4), ledgertest.Buy(0, 0, -4), ledgertest.Buy(0, 1, 1))
	must.Do(t, g.Void(1, ledgertest.Ann()))
	steps := g.Steps()
	must.Hold(t, len(steps) == 2 && steps[0].Refusal != nil && steps[0].Refusal.Code == "shares.short",
		"%+v", steps)
	must.Hold(t, steps[0].Before.Equal(steps[0].After) && len(steps[0].Statement().Lines) == 0,
		"an illegal entry did something")
	must.Hold(t, steps[1].Refusal == nil && g.Table().Cash(0) == 400, "the entry after it was not worked out")
	op := g.Operations()[0]
	must.Hold(t, op.Voided && op.Number == 0 && op.Decoded != nil, "%+v", op)
	gametest.WantReplayed(t, g)
	must.Do(t, g.Restore(1, ledgertest.Ann()))
	must.Hold(t, g.Steps()[1].Refusal == nil && g.Table().Cash(0) == 400, "the entry did not become legal again")
	gametest.WantReplayed(t, g)
}

func TestWhatIsSaidNowMustBeLegalInItsPlace(t *testing.T) {
	g := gametest.Begun(t, ledgertest.Buy(0, 0, 4), ledgertest.Buy(0, 0, -4))
	head := g.Head()
	for _, err := range []error{
		g.Insert(1, ledgertest.Buy(0, 0, -1), ledgertest.Ann()),
		g.Insert(3, ledgertest.Buy(0, 0, -1), ledgertest.Ann()),
		g.Replace(1, ledgertest.Buy(0, 0, 6), ledgertest.Ann()),
		ledgertest.Second(g.Amendment(game.Amendment{Act: oplog.ActReplace, Number: 1,
			Entry: ledgertest.Buy(0, 0, 6)})),
	} {
		var refusal *calc.Refusal
		expect.True(t, errors.As(err, &refusal), "%v", err)
	}
	must.Hold(t, g.Head() == head && len(g.Operations()) == 2, "something was written")
}

func TestNumbersThatAreNotThere(t *testing.T) {
	g := gametest.Begun(t, ledgertest.Buy(0, 0, 1))
	ledgertest.WantFault(t, g.Void(0, ledgertest.Ann()), "entry.number")
	ledgertest.WantFault(t, g.Void(2, ledgertest.Ann()), "entry.number")
	ledgertest.WantFault(t, g.Replace(2, ledgertest.Buy(0, 0, 1), ledgertest.Ann()), "entry.number")
	ledgertest.WantFault(t, g.Insert(3, ledgertest.Buy(0, 0, 1), ledgertest.Ann()), "entry.number")
	ledgertest.WantFault(t, g.Restore(1, ledgertest.Ann()), "entry.restored")
	ledgertest.WantFault(t, g.Restore(2, ledgertest.Ann()), "entry.never")
	must.Do(t, g.Void(1, ledgertest.Ann()))
	ledgertest.WantFault(t, g.Restore(2, ledgertest.Ann()), "entry.never")
}

func TestRestoreBringsBackAReplacedEntry(t *testing.T) {
	g := gametest.Begun(t, ledgertest.Buy(0, 0, 1))
	must.Do(t, g.Replace(1, ledgertest.Buy(0, 0, 2), ledgertest.Ann())) // operation 2
	must.Do(t, g.Undo(ledgertest.Ann()))                                // operation 3
	must.Do(t, g.Replace(1, ledgertest.Buy(0, 0, 3), ledgertest.Ann())) // operation 4
	must.Do(t, g.Restore(2, ledgertest.Ann()))                          // operation 5, which enters operation 2 again
	got := g.Table().Shares(0, 0)
	must.Hold(t, got == 2, "shares %d", got)
	must.Do(t, g.Undo(ledgertest.Ann()))
	if got := g.Table().Shares(0, 0); got != 3 {
		t.Fatalf("shares %d after undo", got)
	}
	must.Do(t, g.Undo(ledgertest.Ann())) // reverses operation 4
	must.Do(t, g.Restore(4, ledgertest.Ann()))
	if got := g.Table().Shares(0, 0); got != 3 {
		t.Fatalf("shares %d after restore", got)
	}
	must.Do(t, g.Void(1, ledgertest.Ann()))
	ledgertest.WantFault(t, g.Restore(2, ledgertest.Ann()), "entry.gone")
	gametest.WantReplayed(t, g)
}

func TestDifferenceBeforeAnythingIsSaid(t *testing.T) {
	g := gametest.Begun(t, ledgertest.Buy(0, 0, 4), ledgertest.Buy(1, 1, 1), ledgertest.Buy(0, 0, -4))
	head := g.Head()
	d := must.Get(g.Amendment(game.Amendment{Act: oplog.ActReplace, Number: 1, Entry: ledgertest.Buy(0, 0, 3)}))(t)
	// Ann's sale of four shares becomes illegal, so she keeps three, and the turn stays with the player after Ben.
	want := []game.Figure{
		{Name: "cash", Seat: 0, Company: calc.None, Treasury: calc.None, Before: 500, After: 200},
		{Name: "shares", Seat: 0, Company: 0, Treasury: calc.None, Before: 0, After: 3},
		{Name: "turn", Seat: calc.None, Company: calc.None, Treasury: calc.None, Before: 1, After: 2},
	}
	must.Hold(t, len(d.Figures) == len(want), "%+v", d.Figures)
	for i := range want {
		expect.True(t, d.Figures[i] == want[i], "%+v", d.Figures[i])
	}
	must.Hold(t, len(d.Illegal) == 1 && d.Illegal[0].Op == 3 && d.Illegal[0].Was == 3 && d.Illegal[0].Now == 3 &&
		d.Illegal[0].Refusal.Code == "shares.short" && len(d.Legal) == 0,
		"%+v", d)
	must.Hold(t, g.Head() == head && len(g.Operations()) == 3 && g.Table().Cash(0) == 500, "the dry run was wet")
	must.Do(t, g.Void(1, ledgertest.Ann()))
	d = must.Get(g.Amendment(game.Amendment{Act: oplog.ActInsert, Number: 2, Entry: ledgertest.Buy(0, 0, 4)}))(t)
	must.Hold(t, len(d.Legal) == 1 && d.Legal[0].Was == 2 && d.Legal[0].Now == 3 && len(d.Illegal) == 0, "%+v", d)
	d = must.Get(g.Amendment(game.Amendment{Act: oplog.ActVoid, Number: 1}))(t)
	must.Hold(t, len(d.Figures) > 0 && d.After.Shares(1, 1) == 0, "%+v", d)
	d = must.Get(g.Amendment(game.Amendment{Act: oplog.ActRestore, Op: 1}))(t)
	must.Hold(t, len(d.Legal) == 1, "%+v", d)
}
