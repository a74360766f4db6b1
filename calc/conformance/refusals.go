package conformance

import (
	"testing"

	"scripkeeper/calc/internal/gametest"
)

// setups proves that setups are refused that must be, and how.
func (g suite) setups(t *testing.T) {
	o := g.Rules.Presets()[0].Options
	low, _ := g.Rules.Seats(o)
	usual := gametest.Open(t, g.Rules, o, names(low))
	for _, setup := range g.Setups {
		table, s, refusal := g.Rules.Open(setup.Options, setup.Names)
		if got := gametest.Denied(usual.Layout().Companies, refusal); got != setup.Want || table.Layout() != nil ||
			len(s.Lines) != 0 {
			t.Errorf("%s, %q: %s\nmust be %s", written(setup.Options), setup.Names, got, setup.Want)
			continue
		}
		g.checkRefusal(t, nil, refusal, written(setup.Options))
	}
}

// denials proves that entries are refused that must be, and how.
func (g suite) denials(t *testing.T) {
	for _, d := range g.Denials {
		if d.Want != "" {
			gametest.WantDenied(t, d.Table, d.Entry, d.Want)
		}
	}
}
