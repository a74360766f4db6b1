package apptest

import (
	"encoding/json"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/privates"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

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

func Opened(t testing.TB, rulebook calc.Rulebook, o calc.Options, names []string) calc.Table {
	t.Helper()
	table, _, refusal := rulebook.Open(o, names)
	must.Hold(t, refusal == nil, "%v", refusal)
	return table
}

func Applied(t testing.TB, table calc.Table, entries ...calc.Entry) calc.Table {
	t.Helper()
	for _, e := range entries {
		next, _, refusal := e.Apply(table)
		must.Hold(t, refusal == nil, "%v", refusal)
		table = next
	}
	return table
}

// Chartered returns a table of railways with two private companies, of which Anna owns Ferry.
func Chartered(t testing.TB, entries ...calc.Entry) calc.Table {
	t.Helper()
	o := Options(t, openmarket.Rulebook{}, "rails", func(o *agreement.Options) {
		o.PrivateWorth, o.Privates = "face", "Ferry 20 5, Tram 40 10"
	})
	table := Opened(t, openmarket.Rulebook{}, o, []string{"Anna", "Ben"})
	return Applied(t, table, append([]calc.Entry{&privates.Private{Private: "F"}}, entries...)...)
}

func Written(t testing.TB, e calc.Entry) string {
	t.Helper()
	raw := must.Get(json.Marshal(e))(t)
	return string(raw)
}

type Recorded struct {
	Rulebook calc.Rulebook
	Setup    record.Setup
	Entries  []calc.Entry
	// Cash is each seat's cash at the end. Now reports whether replaying by today's rules gives the same end.
	Cash []int
	Now  bool
}

func RecordedGame(t *testing.T, id, name string) Recorded {
	t.Helper()
	g := recordings.Read(t, id, name)
	today, _ := rulebooks.Find(id)
	return Recorded{
		Rulebook: g.Rulebook, Entries: g.Entries, Cash: g.Cash,
		Setup: record.Setup{Rulebook: id, Names: g.Names, Options: g.Options},
		Now:   calc.RulebookAt(today, g.Record.RulesVersion) == today,
	}
}
