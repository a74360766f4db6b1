package conformance

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// setups proves that setups are refused that must be, and how.
func (g Game) setups(t *testing.T) {
	o := g.Rules.Presets()[0].Options
	low, _ := g.Rules.Seats(o)
	usual := gametest.Open(t, g.Rules, o, names(low))
	for _, setup := range g.Setups {
		table, s, refusal := g.Rules.Open(setup.Options, setup.Names)
		if got := gametest.Denied(g.companies(usual), refusal); got != setup.Want || table.Layout() != nil || len(s.Lines) != 0 {
			t.Errorf("%s, %q: %s\nmust be %s", written(setup.Options), setup.Names, got, setup.Want)
			continue
		}
		g.checkRefusal(t, nil, refusal, written(setup.Options))
	}
}

// denials proves that entries are refused that must be, and how.
func (g Game) denials(t *testing.T) {
	for _, d := range g.Denials {
		if d.Want != "" {
			gametest.WantDenied(t, g.companies(d.Table), d.Table, d.Entry, d.Want)
		}
	}
}

// companies are a table's companies as the game's tests name them.
func (g Game) companies(table calc.Table) []calc.Company {
	if g.Coded {
		return gametest.ByCode(table.Layout().Companies)
	}
	return table.Layout().Companies
}
