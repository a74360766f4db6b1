package form

import (
	"math/rand/v2"
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/conformance/tinygame"
)

func TestASeventhGameIsEnteredByItsForms(t *testing.T) {
	apptest.Begin(t)
	rules := tinygame.Rulebook{}
	table, _, refusal := rules.Open(rules.Presets()[0].Options, []string{"Ann", "Ben", "Zoë"})
	must.Hold(t, refusal == nil, "%v", refusal)
	chance, kinds := rand.New(rand.NewPCG(7, 7)), map[string]bool{}
	for range 40 {
		want, found := conformance.Entry(rules, table, chance.IntN)
		must.Hold(t, found, "nothing can be done")
		e, _ := calc.Blank(rules, want.Kind())
		enterInto(t, NewEditor(Task{Rulebook: rules.ID(), Table: table, Entry: e, Changed: func() {},
			Refuse: func(string) {}}), want)
		got, wanted := written(t, e), written(t, want)
		must.Hold(t, got == wanted, "the sheet made %s of %s", got, wanted)
		table, _, refusal = e.Apply(table)
		must.Hold(t, refusal == nil, "%v", refusal)
		if kinds[want.Kind()] = true; table.Over() {
			break
		}
	}
	expect.True(t, len(kinds) >= 3, "only %v were entered", kinds)
}
