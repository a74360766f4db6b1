package form

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/tycoon"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/trading"
	"scripkeeper/ledger/record"
)

// purchase returns the editor for Ben's purchase after Anna has bought a stock.
func purchase(t *testing.T, company string) (*FormEditor, *trading.Buy) {
	t.Helper()
	s := apptest.Begin(t)
	options := apptest.Options(t, tycoon.Rulebook{}, "trader", func(o *agreement.Options) { o.Cash = 4_000_000 })
	must.Do(t, s.Session.Begin(record.Setup{Rulebook: "tycoon", Names: []string{"Anna", "Ben"}, Options: options}))
	apptest.Record(t, s, &trading.Buy{Company: "A", Shares: 1_000})
	e := &trading.Buy{Seat: 1, Company: company}
	return NewEditor(Task{Rulebook: "tycoon", Table: s.Session.View().Table, Entry: e, Changed: func() {},
		Refuse: func(string) {}}), e
}

func TestASwitchThatCannotBeTurnedSaysWhy(t *testing.T) {
	f, _ := purchase(t, "A")
	of := f.controls["negative"].(*flagControl).of
	if said := of.AccessibilityLabel(); !of.Disabled() || !strings.Contains(said,
		"Atlas Bank has been bought this year") {
		t.Errorf("a switch that is greyed: %t, says %q", of.Disabled(), said)
	}
	first, e := purchase(t, "T")
	of = first.controls["negative"].(*flagControl).of
	if test.Tap(of); of.Disabled() || !e.Negative || strings.Contains(of.AccessibilityLabel(), "has been bought") {
		t.Errorf("the first buyer's switch is greyed: %t, turned: %t", of.Disabled(), e.Negative)
	}
}
