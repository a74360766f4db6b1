package room

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"scripkeeper/app/live/door"
	"scripkeeper/app/session"
	"scripkeeper/app/view/page"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

var samples = flag.String("samples", "", "a folder to which the JSON of recorded games is written")

func sample(t testing.TB, name string, value any) {
	t.Helper()
	if *samples == "" {
		return
	}
	text := must.Get(json.MarshalIndent(value, "", " "))(t)
	must.Do(t, os.WriteFile(filepath.Join(*samples, name+".json"), text, 0o644))
}

// survives checks that a value is unchanged by a round trip through JSON, and returns the JSON.
func survives[T any](t testing.TB, value T) string {
	t.Helper()
	text := must.Get(json.Marshal(value))(t)
	var again T
	must.Do(t, json.Unmarshal(text, &again))
	expect.True(t, reflect.DeepEqual(value, again), "%T is read as %+v, it was %+v", value, again, value)
	return string(text)
}

func newSession(t testing.TB) *session.Session {
	t.Helper()
	kept := must.Get(book.Open(filepath.Join(t.TempDir(), "games.db"), rulebooks.All()))(t)
	s := session.New(kept, "Laptop", func(do func()) { do() })
	t.Cleanup(func() {
		s.Drafts.Flush()
		must.Do(t, s.Book().Close())
	})
	return s
}

// A table is a room that counts its changes.
type table struct {
	*Room
	rooms   Rooms
	changes int
	game    string
}

func sit(t testing.TB, s *session.Session) *table {
	t.Helper()
	on := &table{game: s.Game().ID().String()}
	on.rooms = NewSingle(s, func() { on.changes++ }).Room
	on.Room = must.Get(on.rooms(on.game))(t)
	return on
}

// begin returns a game that is not stored, after some entries.
func begin(t testing.TB, setup record.Setup, entries ...calc.Entry) *table {
	t.Helper()
	s := newSession(t)
	must.Do(t, s.Scratch(setup))
	if len(entries) > 0 {
		must.Do(t, s.Record(entries...))
	}
	return sit(t, s)
}

// recorded returns a recorded game after the given number of entries, or after all entries for -1.
func recorded(t testing.TB, id, name string, entries int) *table {
	t.Helper()
	r := recordings.Read(t, id, name)
	if entries < 0 {
		entries = len(r.Entries)
	}
	return begin(t, record.Setup{Rulebook: id, Names: r.Names, Options: r.Options}, r.Entries[:entries]...)
}

func undoing(t testing.TB, on *table, by door.Guest) Operation {
	t.Helper()
	return meantBy(t, on.Board(by.Audience()).Undo)
}

func redoing(t testing.TB, on *table, by door.Guest) Operation {
	t.Helper()
	return meantBy(t, on.Board(by.Audience()).Redo)
}

func meantBy(t testing.TB, a *page.Action) (o Operation) {
	t.Helper()
	if a != nil {
		must.Do(t, json.Unmarshal(a.Body, &o))
	}
	return o
}

func looker() door.Guest { return door.Guest{ID: "l", Name: "Tablet", Role: door.Look, Seat: -1} }

func keeper() door.Guest {
	return door.Guest{ID: "k", Name: "Kim's phone", Role: door.Keeper, Seat: -1}
}

func seated(seat int) door.Guest {
	letter := string(rune('a' + seat))
	return door.Guest{ID: letter, Name: "Phone " + strings.ToUpper(letter), Role: door.Seat, Seat: seat}
}
