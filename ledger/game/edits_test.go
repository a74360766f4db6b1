package game_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
)

// After edits, a game equals one in which only the remaining entries were recorded. The game can be continued, survives
// writing and reading, and returns to its start if everything is undone.
func TestEditsAreAsIfNothingElseHadBeenSaid(t *testing.T) {
	t.Parallel()
	gamesOn(t, 2, func(t *testing.T, g *game.Game, chance *rand.Rand) {
		before, head := g.Steps(), g.Head()
		edits := 0
		for range 1 + chance.IntN(4) {
			edits += calc.Bit(edited(t, g, chance))
		}
		wantFolded(t, g)
		if table := g.Table(); !table.Over() {
			_, found := conformance.Likely(g.Rulebook(), table)
			must.Hold(t, found, "nothing can be done any more")
		}
		gametest.WantEqual(t, g, must.Get(game.Replay(g.Export(), rulebooks.All()))(t))
		for range edits {
			must.Do(t, g.Undo(ledgertest.Ann()))
		}
		must.Hold(t, g.Head() == head && slices.EqualFunc(before, g.Steps(), gametest.SameStep),
			"undone it is not as before")
	})
}

func edited(t *testing.T, g *game.Game, chance *rand.Rand) bool {
	t.Helper()
	steps := g.Steps()
	if len(steps) == 0 {
		return false
	}
	step := steps[chance.IntN(len(steps))]
	if chance.IntN(3) == 0 {
		must.Do(t, g.Void(step.Number, ledgertest.Ann()))
		return true
	}
	e, found := conformance.Entry(g.Rulebook(), step.Before, chance.IntN)
	if !found {
		return false
	}
	if chance.IntN(2) == 0 {
		return g.Insert(step.Number, e, ledgertest.Ann()) == nil
	}
	return g.Replace(step.Number, e, ledgertest.Ann()) == nil
}

func wantFolded(t *testing.T, g *game.Game) {
	t.Helper()
	table, _ := g.Opening()
	for _, step := range g.Steps() {
		next, _, refusal := step.Entry.Apply(table)
		if refusal != nil {
			next, _ = calc.Lapse(table, step.Entry)
		}
		must.Hold(t, step.Before.Equal(table) && step.After.Equal(next) && (refusal == nil) == (step.Refusal == nil),
			"entry %d, %s, does something else: refused %v, alone %v", step.Number, step.Entry.Kind(), step.Refusal,
			refusal)
		table = next
	}
	must.Hold(t, g.Table().Equal(table), "the game ends on another table")
}
