package form

import (
	"math/rand/v2"
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/tinygame"
)

// A game that no screen knows of is entered by what the generic sheet offers, whatever its entries: a rulebook is all
// that it takes.
func TestASeventhGameIsEnteredByItsForms(t *testing.T) {
	apptest.Begin(t)
	rules := tinygame.Rulebook{}
	table, _, refusal := rules.Open(rules.Presets()[0].Options, []string{"Ann", "Ben", "Zoë"})
	if refusal != nil {
		t.Fatal(refusal)
	}
	chance, kinds := rand.New(rand.NewPCG(7, 7)), map[string]bool{}
	for range 40 {
		want, found := conformance.Entry(rules, table, chance.IntN)
		if !found {
			t.Fatal("nothing can be done")
		}
		e, _ := rules.Blank(want.Kind())
		enterInto(t, NewEditor(Task{Rulebook: rules.ID(), Table: table, Entry: e, Changed: func() {},
			Refuse: func(string) {}}), want)
		if got, wanted := written(t, e), written(t, want); got != wanted {
			t.Fatalf("the sheet made %s of %s", got, wanted)
		}
		if table, _, refusal = e.Apply(table); refusal != nil {
			t.Fatal(refusal)
		}
		if kinds[want.Kind()] = true; table.Over() {
			break
		}
	}
	if len(kinds) < 3 {
		t.Errorf("only %v were entered", kinds)
	}
}
