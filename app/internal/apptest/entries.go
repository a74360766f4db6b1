package apptest

import (
	"encoding/json"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/privates"
)

// Options are those of a preset, changed where change is given.
func Options[O calc.Options](t testing.TB, rulebook calc.Rulebook, preset string, change func(O)) O {
	t.Helper()
	for _, p := range rulebook.Presets() {
		if p.Key == preset {
			o := p.Options.(O)
			if change != nil {
				change(o)
			}
			return o
		}
	}
	t.Fatalf("there is no preset %q", preset)
	panic("unreachable")
}

// Opened is the opening table of a game.
func Opened(t testing.TB, rulebook calc.Rulebook, o calc.Options, names []string) calc.Table {
	t.Helper()
	table, _, refusal := rulebook.Open(o, names)
	must.Hold(t, refusal == nil, "%v", refusal)
	return table
}

// Applied is the table after entries that must be allowed.
func Applied(t testing.TB, table calc.Table, entries ...calc.Entry) calc.Table {
	t.Helper()
	for _, e := range entries {
		next, _, refusal := e.Apply(table)
		must.Hold(t, refusal == nil, "%v", refusal)
		table = next
	}
	return table
}

// Chartered are railways of the open market with two private companies, of which Anna has Ferry.
func Chartered(t testing.TB, entries ...calc.Entry) calc.Table {
	t.Helper()
	o := Options(t, openmarket.Rulebook{}, "rails", func(o *agreement.Options) {
		o.PrivateWorth, o.Privates = "face", "Ferry 20 5, Tram 40 10"
	})
	table := Opened(t, openmarket.Rulebook{}, o, []string{"Anna", "Ben"})
	return Applied(t, table, append([]calc.Entry{&privates.Private{Private: "F"}}, entries...)...)
}

// Written is an entry as its record has it.
func Written(t testing.TB, e calc.Entry) string {
	t.Helper()
	raw := must.Get(json.Marshal(e))(t)
	return string(raw)
}
