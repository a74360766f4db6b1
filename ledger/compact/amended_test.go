package compact

import (
	"math/rand/v2"
	"testing"

	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

// A game of any rulebook whose amended entries made others impossible comes back with the same head and the same
// tables.
func TestAmendedGamesComeBack(t *testing.T) {
	for _, rules := range rulebooks.All() {
		chance := rand.New(rand.NewPCG(7, 1))
		low, _ := rules.Seats(rules.Presets()[0].Options)
		names := []string{"Anna", "Ben", "Carl", "Dora", "Emil"}[:max(3, low)]
		g := must.Get(game.Scratch(record.Setup{Rulebook: rules.ID(), Names: names}, rulebooks.All()))(t)
		for range 30 {
			if e, found := conformance.Entry(rules, g.Table(), chance.IntN); found {
				if _, err := g.Record(e, ledger.Author{}); err != nil {
					t.Fatal(err)
				}
			}
		}
		for range 6 {
			step := g.Steps()[chance.IntN(len(g.Steps()))]
			if e, found := conformance.Entry(rules, step.Before, chance.IntN); found {
				must.Do(t, g.Replace(step.Number, e, ledger.Author{}))
			}
		}
		if len(g.Refused()) == 0 && rules.ID() != "openmarket" {
			t.Errorf("%s: nothing became impossible", rules.ID())
		}
		roundTrip(t, g, rulebooks.All())
	}
}
