package apptest

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

// A Recorded game of a rulebook.
type Recorded struct {
	Rulebook calc.Rulebook
	Setup    record.Setup
	Entries  []calc.Entry
	// cash is what each seat has at the end.
	Cash []int
}

// RecordedGame reads a recorded game of a rulebook.
func RecordedGame(t *testing.T, id, name string) Recorded {
	t.Helper()
	g := recordings.Read(t, id, name)
	return Recorded{
		Rulebook: g.Rulebook, Entries: g.Entries, Cash: g.Cash,
		Setup: record.Setup{Rulebook: id, Names: g.Names, Options: g.Options},
	}
}
