package setup

import (
	"slices"
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/recordings"
)

// The next game starts with the players and rules of the last game begun here. Imported and deleted games don't count.
func TestOnlyOnesOwnGamesGoOn(t *testing.T) {
	s := apptest.Begin(t)
	book := s.Session.Book()
	bring := func(name string, by ledger.Author) {
		t.Helper()
		r := recordings.Read(t, "stockholder", name).Record
		r.By = by
		must.Get(book.Games.Import(r, s.Session.Author()))(t)
	}
	bring("four-seats-4x6", ledger.Author{})
	bring("three-seats-3x5", ledger.Author{Device: "Somebody's phone"})
	if p := NewGamePage(s); p.games.rulebook != nil || len(p.seats.names()) > 0 {
		t.Errorf("the first game begins with %q", p.seats.names())
	}
	apptest.PlayEntries(t, s, "", []string{"Anna", "Ben"}, 1)
	bring("four-seats-3x5", ledger.Author{})
	p := NewGamePage(s)
	if got := p.seats.names(); !slices.Equal(got, []string{"Anna", "Ben"}) || p.games.rulebook == nil {
		t.Errorf("the second game begins with %q", got)
	}
	s.Session.SetDevice("Anna's tablet")
	expect.List(t, NewGamePage(s).seats.names(), []string{"Anna", "Ben"},
		"on a device that was named the second game begins with")
	must.Do(t, book.Games.Delete(s.Session.Game().ID()))
	if p := NewGamePage(s); len(p.seats.names()) > 0 {
		t.Errorf("after the game was deleted the next begins with %q", p.seats.names())
	}
}
