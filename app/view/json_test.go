package view

import (
	"encoding/json"
	"reflect"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/recordings"
)

func survives[T any](t *testing.T, value T) {
	t.Helper()
	text := must.Get(json.Marshal(value))(t)
	var again T
	must.Do(t, json.Unmarshal(text, &again))
	expect.True(t, reflect.DeepEqual(value, again), "%T is read as %+v, it was %+v", value, again, value)
}

func TestEveryValueSurvivesJSON(t *testing.T) {
	for _, rules := range rulebooks.All() {
		names := recordings.Names(t, rules.ID())
		r := recordings.Read(t, rules.ID(), names[0])
		for _, entries := range []int{0, len(r.Entries) / 2, -1} {
			v := recorded(t, rules.ID(), names[0], entries)
			survives(t, v.Matrix())
			survives(t, Lanes(v))
			survives(t, logOf(v))
			survives(t, Recent(v, false))
			survives(t, Places(v))
			survives(t, FullEntries(v, true))
			survives(t, Facts(v))
			survives(t, Worths(v))
			survives(t, Prices(v))
			survives(t, v.Why(SeatFigure(0, WorthColumn), 20))
			survives(t, v.Why(SeatFigure(0, CashColumn), 20))
			changes, _ := Changes(v, v.Before, v.Table)
			survives(t, Consequences{Changes: changes, Illegal: []string{"one"}})
		}
	}
}
