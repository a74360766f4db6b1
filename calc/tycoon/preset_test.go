package tycoon

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/special"
	"scripkeeper/calc/tycoon/trading"
)

// At first, the entry for an option is neither call nor put, and the one for a rights purchase has no number.
func TestNothingThatMustBeSaidIsPreset(t *testing.T) {
	table := stand(t, agreement.Standard("strategist"), agreement.FaceValues(), has(600_000, owns(atlas, 60_000)),
		has(600_000, six{}))
	var next []calc.Entry
	for _, e := range (Rulebook{}).Expected(table).Next {
		switch e.(type) {
		case *trading.OptionPurchase, *special.Rights:
			next = append(next, e)
		}
	}
	must.Hold(t, len(next) == 2, "%d of two entries are expected", len(next))
	for _, e := range next {
		for _, field := range e.Form(table).Fields {
			if field.Kind == calc.CompanyKind {
				field.Set(atlas)
			}
		}
		if gametest.Refused(table, e) == "" {
			t.Errorf("%s is complete as soon as its stock is said", e.Kind())
		}
	}
}
