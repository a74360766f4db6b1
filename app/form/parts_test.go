package form

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc"
	"scripkeeper/calc/brokeryard"
	"scripkeeper/calc/conformance/expect"
)

// Once a player's input is complete, a letter that can begin the next player's input goes to the next player.
func TestPartsAreTypedOneAfterAnother(t *testing.T) {
	apptest.App(t)
	rules := brokeryard.Rulebook{}
	table := apptest.Opened(t, rules, rules.Presets()[0].Options, []string{"Ann", "Ben", "Cleo"})
	round := brokeryard.NewRound(table)
	f := NewEditor(Task{Rulebook: rules.ID(), Table: table, Entry: round, Changed: func() {}, Refuse: func(string) {}})
	test.NewTempWindow(t, f.Object())
	for _, letter := range "b-1cr+6ymcg0" {
		f.Typed(letter)
	}
	expect.Equal(t, written(t, round), `{"plays":[{"trade":[-1,0,0,0],"card":"R+60","free":"Y"},{"missed":true},{"card":"G0"}]}`,
		"what was typed made")
	expect.True(t, !f.parts.next.Visible() && len(f.parts.missing) == 0, "somebody is missing: %v", f.parts.missing)
	f.parts.open(calc.None)
	expect.Equal(t, len(f.order), 3, "lines of players")
}
