package table

import (
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/openmarket"
)

// Purchases that were filled in on one sheet, and a company that is launched with them, are recorded one after another, and the next sheet begins with none of them.
func TestPurchasesOfOneSheetAreRecordedOnce(t *testing.T) {
	s := apptest.Begin(t)
	begun(t, s, "openmarket", "hotels", "Anna", "Ben")
	apptest.Record(t, s, &openmarket.Launch{Company: "A"}, &openmarket.Launch{Company: "C"})
	sh := newSheet(s, s.Session.View(), &openmarket.Buy{Shares: 1})
	sh.choose(s.Session.View(), &openmarket.Buy{Company: "C", Shares: 1}, []byte("[0,0,0,1,0,0,0,2,0,1,0,0,0,0]"))
	sh.touch()
	must.Hold(t, sh.record(), "cannot be recorded: %s", sh.refusal.Text())
	table := s.Session.View().Table
	if steps := len(s.Session.Game().Steps()); steps != 5 || table.Shares(0, 0) != 3 || table.Shares(0, 2) != 2 {
		t.Errorf("after %d entries Anna has %d and %d", steps, table.Shares(0, 0), table.Shares(0, 2))
	}
	if before := s.Session.View().Before; before.Shares(0, 0) != 1 {
		t.Errorf("what the tap did is counted from %d shares on", before.Shares(0, 0))
	}
	s.Go(apptest.To(NewPage(s)))
	apptest.Settle(s, apptest.Phone())
	for _, done := range []string{"Anna buys 2 A", "Anna buys 1 C"} { // all that the tap did
		apptest.MustContain(t, s, done)
	}
	s.Undo()
	if steps := len(s.Session.Game().Steps()); steps != 2 {
		t.Errorf("after one Undo there are %d entries of 2", steps)
	}
	apptest.MustContain(t, s, "Undone: ")
	apptest.MustContain(t, s, "2 A")
	s.Redo()
	if steps := len(s.Session.Game().Steps()); steps != 5 {
		t.Errorf("after one Redo there are %d entries of 5", steps)
	}
	if next := newSheet(s, s.Session.View(), &openmarket.Buy{Shares: 1}); next.resumed || next.editor.Entries() != nil {
		t.Errorf("the next sheet begins with %+v after %v", next.entry, next.editor.Entries())
	}
}
