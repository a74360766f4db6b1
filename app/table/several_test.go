package table

import (
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/trading"
)

func TestPurchasesOfOneSheetAreRecordedOnce(t *testing.T) {
	s := apptest.Begin(t)
	begun(t, s, "openmarket", "hotels", "Anna", "Ben")
	apptest.Record(t, s, &charter.Launch{Company: "A"}, &charter.Launch{Company: "C"})
	sh := newSheet(s, s.Session.View(), &trading.Buy{Shares: 1})
	sh.choose(s.Session.View(), &trading.Buy{Company: "C", Shares: 1}, []byte("[0,0,0,1,0,0,0,0,0,0,0,0,0,0,2,0,1,0,0,0,0]"))
	sh.touch()
	must.Hold(t, sh.record(), "cannot be recorded: %s", sh.refusal.Text())
	table := s.Session.View().Table
	if steps := len(s.Session.Game().Steps()); steps != 5 || table.Shares(0, 0) != 3 || table.Shares(0, 2) != 2 {
		t.Errorf("after %d entries Anna has %d and %d", steps, table.Shares(0, 0), table.Shares(0, 2))
	}
	expect.Equal(t, s.Session.View().Before.Shares(0, 0), 1, "shares from which the tap is counted")
	s.Go(apptest.To(NewPage(s)))
	apptest.Settle(s, apptest.Phone())
	for _, done := range []string{"Anna buys 2 A", "Anna buys 1 C"} { // everything the tap recorded
		apptest.MustContain(t, s, done)
	}
	s.Undo()
	expect.Equal(t, len(s.Session.Game().Steps()), 2, "entries after one Undo")
	apptest.MustContain(t, s, "Undone: ")
	apptest.MustContain(t, s, "2 A")
	s.Redo()
	expect.Equal(t, len(s.Session.Game().Steps()), 5, "entries after one Redo")
	if next := newSheet(s, s.Session.View(), &trading.Buy{Shares: 1}); next.resumed || len(next.task(s.Session.View()).Entries()) > 0 {
		t.Errorf("the next sheet begins with %+v after what was recorded", next.entry)
	}
}
