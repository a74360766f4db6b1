package table

import (
	"fmt"
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/record"
)

func playedTo(t *testing.T, s *shell.Shell, g apptest.Recorded, entries int) *Page {
	t.Helper()
	must.Do(t, s.Session.Begin(g.Setup))
	apptest.Record(t, s, g.Entries[:entries]...)
	page := NewPage(s)
	s.GoHome(apptest.To(page))
	return page
}

func crowded(t testing.TB, s *shell.Shell) *Page {
	t.Helper()
	rulebook, _ := rulebooks.Find("brokeryard")
	var options calc.Options
	for _, preset := range rulebook.Presets() {
		if _, high := rulebook.Seats(preset.Options); high >= 60 {
			options = preset.Options
		}
	}
	names := make([]string, 60)
	for seat := range names {
		names[seat] = fmt.Sprintf("Player %d", seat+1)
	}
	must.Do(t, s.Session.Begin(record.Setup{Rulebook: "brokeryard", Names: names, Options: options}))
	page := NewPage(s)
	s.GoHome(apptest.To(page))
	return page
}
