package conformance

import (
	"os"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
)

// recorded replays, checks and refills each recorded game, and compares the final states and kinds of line.
// SCRIPKEEPER_GAMES=write rewrites the final states.
func (g suite) recorded(t *testing.T) {
	g.exact = true
	names := gametest.Recorded(t)
	for name := range g.Says {
		expect.True(t, slices.Contains(names, name), "there is no recorded game %q", name)
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			r := gametest.Read(t, g.Rules, name)
			if os.Getenv("SCRIPKEEPER_GAMES") == "write" {
				r.Write(t)
				r = gametest.Read(t, g.Rules, name)
			}
			table, lines := r.Replay(t, func(before calc.Table, e calc.Entry, _ calc.Table) {
				if _, refusal := g.Check(t, before, e); refusal != nil {
					t.Errorf("%s: %v", gametest.Written(e), refusal)
				}
			})
			if got, want := asJSON(gametest.EndOf(g.Rules, table)), asJSON(r.End); got != want || !table.Over() {
				t.Errorf("the game ends (over %t) with\n%s\nrecorded is\n%s", table.Over(), got, want)
			}
			for _, kind := range strings.Fields(g.Says[name]) {
				expect.True(t, slices.ContainsFunc(lines, func(l calc.Line) bool { return l.Kind == kind }),
					"no line is of the kind %q", kind)
			}
			g.checkStanding(t, table)
		})
	}
}
