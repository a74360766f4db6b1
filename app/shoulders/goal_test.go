package shoulders

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
	rules "scripkeeper/calc/shoulders"
	"scripkeeper/ledger/recordings"
)

// A goal that people judge and nobody is named for says on its button that nobody wins it. One that the table counts
// does not.
func TestGoalThatNobodyIsNamedFor(t *testing.T) {
	game := recordings.Read(t, "shoulders", "two-seats-basic")
	table, _, _ := rules.Rulebook{}.Open(game.Options, game.Names)
	for _, e := range game.Entries {
		if e.Kind() == "goal" {
			break
		}
		table, _, _ = e.Apply(table)
	}
	for _, c := range []struct {
		entry rules.Goal
		want  string
	}{
		{rules.Goal{}, ""}, {rules.Goal{Goal: "workers"}, "Nobody wins this goal"}, {rules.Goal{Goal: "treasury"}, ""},
		{rules.Goal{Goal: "workers", Winners: []int{1}}, ""},
	} {
		got := unawarded(table, &c.entry)
		expect.True(t, got == c.want, "%+v: %q, must be %q", c.entry, got, c.want)
	}
}
