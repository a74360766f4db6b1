package tournament_test

import (
	"errors"
	"reflect"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/tournament"
)

// A window that writes too late gets the other window's entries and continues from there.
func TestTwoWindowsRunOneTournament(t *testing.T) {
	path, by := t.TempDir()+"/games.db", ledger.Author{Person: "Carl"}
	var cups [2]*tournament.Tournament
	var id ledger.JournalID
	for i := range cups {
		book := must.Get(book.Open(path, nil))(t)
		defer func() { _ = book.Close() }()
		if i == 0 {
			cups[i] = must.Get(tournament.Begin(book, "Friday", by))(t)
			id = cups[i].Head().ID
		} else {
			cups[i] = must.Get(tournament.Load(book, id))(t)
		}
	}
	here, there := cups[0], cups[1]
	entered(t, here, plan(), joining(eight...))
	announced(t, here, tournament.Even, 1)
	var fault *ledger.Fault
	err := there.Record(plan(), by)
	must.Hold(t, errors.As(err, &fault) && fault.Code == "book.moved", "%v", err)
	must.Hold(t, reflect.DeepEqual(there.State(), here.State()) && there.Chain() == here.Chain(),
		"the late window does not know what was entered")
	played(t, there)
	if err := here.Reload(); err != nil || !reflect.DeepEqual(here.State(), there.State()) {
		t.Fatalf("%v: the first window does not know the results", err)
	}
	must.Do(t, here.Undo(by))
	expect.True(t, len(here.State().Rounds[0].Missing()) == 1, "the result of the other window was not taken back")
}
