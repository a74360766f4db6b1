package game_test

import (
	"errors"
	"reflect"
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/conformance/tinygame"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
)

func TestRecordIsACopy(t *testing.T) {
	g := gametest.Begun(t)
	e := &tinygame.Trade{Seat: 0, Company: 1, Count: 2}
	gametest.Say(t, g, e)
	e.Count = 99
	must.Hold(t, g.Steps()[0].Entry.(*tinygame.Trade).Count == 2, "the caller's struct is the game's")
}

func TestStepsTellWhoAndWhen(t *testing.T) {
	g := gametest.Begun(t)
	step := must.Get(g.Record(ledgertest.Buy(0, 0, 3), ledger.Author{Person: "Ben", Device: "tablet"}))(t)
	must.Hold(t, step.Number == 1 && step.Op == 1 && step.Source == 1 && step.By.Device == "tablet" &&
		!step.At.IsZero() && step.Before.Shares(0, 0) == 0 && step.After.Shares(0, 0) == 3,
		"%+v", step)
	must.Hold(t, slices.EqualFunc(g.Steps(), []game.Step{step}, gametest.SameStep),
		"the step is another one in the list")
}

func TestGivenSlicesStay(t *testing.T) {
	g := gametest.Begun(t, ledgertest.Buy(0, 0, 1), ledgertest.Buy(1, 0, 1), ledgertest.Buy(2, 0, 1))
	steps := g.Steps()
	stored := slices.Clone(steps)
	must.Do(t, g.Undo(ledgertest.Ann()))
	gametest.Say(t, g, ledgertest.Buy(2, 1, 2), ledgertest.Buy(0, 1, 1))
	must.Do(t, g.Void(1, ledgertest.Ann()))
	must.Hold(t, slices.EqualFunc(steps, stored, gametest.SameStep), "a slice given away has changed")
}

func TestAReplayIsHeard(t *testing.T) {
	g := gametest.Begun(t, ledgertest.Buy(0, 0, 3), ledgertest.Buy(1, 0, 1), ledgertest.Buy(2, 0, 1))
	must.Do(t, g.Replace(1, ledgertest.Buy(0, 1, 1), ledgertest.Ann()))
	must.Do(t, g.Void(2, ledgertest.Ann()))
	var heard []game.Step
	again, err := game.ReplayHeard(g.Export(), nil, []calc.Rulebook{g.Rulebook()}, ledger.Unwatched,
		func(step game.Step, did calc.Statement) {
			expect.True(t, reflect.DeepEqual(did, step.Statement()), "entry %d: %+v", step.Number, did)
			heard = append(heard, step)
		})
	must.Do(t, err)
	must.Hold(t, len(heard) == 2 && slices.EqualFunc(heard, again.Steps(), gametest.SameStep), "heard %+v", heard)
}

func TestReloadOfAScratchGame(t *testing.T) {
	g := gametest.Begun(t, ledgertest.Buy(0, 0, 1))
	must.Do(t, g.Reload())
	must.Hold(t, len(g.Steps()) == 1 && !g.Stored(), "reload of a scratch game")
}

// Entries recorded together are undone and redone together, even after reading the game again.
func TestEntriesRecordedTogetherAreOneStep(t *testing.T) {
	g := gametest.Begun(t, ledgertest.Buy(1, 0, 1))
	before := g.Head()
	must.Do(t, g.RecordTogether([]calc.Entry{ledgertest.Buy(0, 0, 1), ledgertest.Buy(0, 1, 2)}, ledgertest.Ann()))
	after := g.Head()
	expect.True(t, len(g.Steps()) == 3 && len(g.Together()) == 2, "%d steps, %d together", len(g.Steps()), len(g.Together()))
	g = must.Get(game.Replay(g.Export(), []calc.Rulebook{g.Rulebook()}))(t)
	must.Do(t, g.Undo(ledgertest.Ann()))
	expect.True(t, g.Head() == before && len(g.Together()) == 1, "one undo leads to %d steps", len(g.Steps()))
	must.Do(t, g.Redo(ledgertest.Ann()))
	expect.True(t, g.Head() == after && len(g.Together()) == 2, "one redo leads to %d steps", len(g.Steps()))
	operations := g.Length()
	err := g.RecordTogether([]calc.Entry{ledgertest.Buy(1, 0, 1), ledgertest.Buy(1, 0, 99)}, ledgertest.Ann())
	var refusal *calc.Refusal
	expect.True(t, errors.As(err, &refusal) && g.Head() == after && g.Length() == operations,
		"%d operations after %v", g.Length(), err)
}

// A voided or replaced entry is explained with the table on which it was made, even if entries were inserted before it.
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
		if got := g.TableGivenOn(op.Op).Shares(0, 0); got != given[op.Op] {
			t.Errorf("operation %d was given on a table with %d shares, not %d", op.Op, given[op.Op], got)
		}
	}
	expect.Equal(t, struck, 4, "entries are struck")
}
