package brokeryard

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"

	"pgregory.net/rapid"
)

// The parts of a round's form, one after another, are its form.
func TestPartsMakeTheForm(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawMiddle(t)
		e := NewRound(table)
		gametest.Fill(e, table, func(f *calc.Field) int { return drawValue(t, f) })
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
			if part.Name != f.Name || part.Get() != f.Get() || part.Allowed.Count() != f.Allowed.Count() || part.Likely != f.Likely {
				t.Fatalf("%s: field %d is %+v in parts, %+v in the form", gametest.Written(e), i, part, f)
			}
		}
	})
}
