package apptest

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

// A Recorded game of a rulebook.
type Recorded struct {
	Rulebook calc.Rulebook
	Setup    record.Setup
	Entries  []calc.Entry
	// Cash is what each seat has at the end. Now reports that a game that begins today ends so too: by the rules that it
	// was recorded by.
	Cash []int
	Now  bool
}

// RecordedGame reads a recorded game of a rulebook.
func RecordedGame(t *testing.T, id, name string) Recorded {
	t.Helper()
	g := recordings.Read(t, id, name)
	today, _ := rulebooks.Find(id)
	return Recorded{
		Rulebook: g.Rulebook, Entries: g.Entries, Cash: g.Cash,
		Setup: record.Setup{Rulebook: id, Names: g.Names, Options: g.Options},
		Now:   calc.Begun(today, g.Record.RulesVersion) == today,
	}
}
