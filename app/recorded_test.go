package app

import (
	"fmt"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/recordings"
)

// A recorded game of a rulebook.
type recorded struct {
	rulebook calc.Rulebook
	setup    ledger.Setup
	entries  []calc.Entry
	// cash is what each seat has at the end.
	cash []int
}

// recordedGame reads a recorded game of a rulebook.
func recordedGame(t *testing.T, id, name string) recorded {
	t.Helper()
	g := recordings.Read(t, id, name)
	return recorded{
		rulebook: g.Rulebook, entries: g.Entries, cash: g.Cash,
		setup: ledger.Setup{Rulebook: id, Names: g.Names, Options: g.Options},
	}
}

// played shows the table of a recorded game after some of its entries.
func (g recorded) played(t *testing.T, s *Shell, entries int) *tablePage {
	t.Helper()
	if err := s.session.Begin(g.setup); err != nil {
		t.Fatal(err)
	}
	say(t, s, g.entries[:entries]...)
	page := newTablePage(s)
	s.Home(page)
	return page
}

// crowded shows the table of a mass start of sixty seats.
func crowded(t testing.TB, s *Shell) *tablePage {
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
	if err := s.session.Begin(ledger.Setup{Rulebook: "brokeryard", Names: names, Options: options}); err != nil {
		t.Fatal(err)
	}
	page := newTablePage(s)
	s.Home(page)
	return page
}
