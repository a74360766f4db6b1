package brokeryard

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/internal/gametest"
)

// The parts of a round's form, one after another, are its form.
func TestPartsMakeTheForm(t *testing.T) {
	conformance.Games(t, func(t judge, draw conformance.Draw) {
		table := conformance.Middle(t, Rulebook{}, draw)
		e := NewRound(table)
		conformance.Fill(e, table, func(f *calc.Field) int { return conformance.Value(f, draw) })
		var fields []*calc.Field
		for part := range e.Parts(table) {
			fields = append(fields, e.Part(table, part).Fields...)
		}
		whole := e.Form(table).Fields
		if len(fields) != len(whole) {
			t.Fatalf("%s: %d fields in parts, %d in the form", gametest.Written(e), len(fields), len(whole))
		}
		for i, f := range whole {
			part := fields[i]
			if part.Name != f.Name || part.Get() != f.Get() || part.Allowed.Count() != f.Allowed.Count() ||
				part.Likely != f.Likely {
				t.Fatalf("%s: field %d is %+v in parts, %+v in the form", gametest.Written(e), i, part, f)
			}
		}
	})
}
