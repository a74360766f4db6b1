package table

import (
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/shoulders"
	"scripkeeper/ledger/record"
)

// Whoever can do nothing but pass finds the button for it where everybody else does.
func TestWhoCanOnlyPassHasTheButton(t *testing.T) {
	s := apptest.Begin(t)
	setup := record.Setup{Rulebook: "shoulders", Names: []string{"Anna", "Ben"}, Options: shoulders.Rulebook{}.Presets()[0].Options}
	must.Do(t, s.Session.Begin(setup))
	apptest.Record(t, s, &shoulders.Start{Seat: 1, Company: "swift", Par: 50}, &shoulders.Start{Seat: 0, Company: "elgin", Par: 50})
	v := s.Session.View()
	e := passEntry(v)
	if first := v.Expected().Next[0]; first.Kind() != "pass" || e == nil || e.Kind() != "pass" {
		t.Fatalf("expected is %s, and to pass at once there is %v", first.Kind(), e)
	}
	page := NewPage(s)
	s.GoHome(apptest.To(page))
	if !page.pass.Visible() || len(page.turns.Objects) != 2 {
		t.Error("there is no button to pass")
	}
}
