package conformance

import (
	"os"
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// recorded replays every recorded game: everything holds at every entry, it is written as it was when filled again, and
// it ends as recorded. The scripts still play the games that they are said to, which say what they were kept for.
// SCRIPKEEPER_GAMES=write plays and keeps the games of all scripts anew.
func (g Game) recorded(t *testing.T) {
	g.exact = true
	if g.Scripts != nil {
		for _, script := range g.Scripts(t) {
			t.Run("script "+script.Name, func(t *testing.T) { g.checkScript(t, script) })
		}
	}
	for _, name := range gametest.Recorded(t) {
		t.Run(name, func(t *testing.T) {
			r := gametest.Read(t, g.Rules, name)
			table, _ := r.Replay(t, func(before calc.Table, e calc.Entry, _ calc.Table) {
				if _, refusal := g.Check(t, before, e); refusal != nil {
					t.Errorf("%s: %v", gametest.Written(e), refusal)
				}
			})
			if got, want := written(gametest.EndOf(g.Rules, table)), written(r.End); got != want || !table.Over() {
				t.Errorf("the game ends (over %t) with\n%s\nrecorded is\n%s", table.Over(), got, want)
			}
			g.checkStanding(t, table)
		})
	}
}

// checkScript proves that a game is recorded as a script plays it, and says what it is kept for.
func (g Game) checkScript(t *testing.T, script gametest.Recording) {
	t.Helper()
	if os.Getenv("SCRIPKEEPER_GAMES") == "write" {
		script.Write(t)
	}
	r := gametest.Read(t, g.Rules, script.Name)
	if len(r.Entries) != len(script.Entries) {
		t.Fatalf("%d entries are recorded, and %d are played", len(r.Entries), len(script.Entries))
	}
	for i, e := range script.Entries {
		if recorded := r.Entries[i]; gametest.Written(e) != gametest.Written(recorded) {
			t.Fatalf("entry %d is recorded as %s, and played as %s", i, gametest.Written(recorded), gametest.Written(e))
		}
	}
	_, lines := script.Replay(t, gametest.Nothing)
	for _, kind := range script.Says {
		if !slices.ContainsFunc(lines, func(l calc.Line) bool { return l.Kind == kind }) {
			t.Errorf("nothing is said of %q", kind)
		}
	}
}
