package game_test

import (
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

func TestPreviewSaysNothing(t *testing.T) {
	g := gametest.Begun(t)
	table, statement, refusal := g.Preview(ledgertest.Buy(0, 0, 3))
	must.Hold(t, refusal == nil && table.Shares(0, 0) == 3 && len(statement.Lines) == 1, "no preview")
	must.Hold(t, len(g.Steps()) == 0 && g.Table().Shares(0, 0) == 0, "the preview was said")
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

// Who hears a replay is given what each living entry did.
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
