package endtoend

import (
	"path/filepath"
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/recordings"
)

// A game is found on the shelf by keys, what was found is narrowed to a game and shown whole again; a record of the book
// opens the log at the entry that it stands on.
func TestGamesAreFoundAndRecordsOpenTheirEntries(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "games.db")
	book := must.Get(book.Open(path, rulebooks.All()))(t)
	for _, rules := range []string{"stockholder", "shoulders"} {
		for _, name := range recordings.Names(t, rules) {
			if _, err := book.Games.Import(recordings.Read(t, rules, name).Record, ledger.Author{}); err != nil {
				t.Fatal(err)
			}
		}
	}
	must.Do(t, book.Close())
	w := open(t, sized(390, 844), withArgs("--book", path))
	w.Key("slash")
	w.Type("zoe bankr")
	w.SeePart("four-seats-4x6-bankrupt") // where Zoë plays
	w.Gone("broker1961")
	w.Key("Escape")
	w.Key("Escape")
	w.Tap(text("shelf.filter.game"))
	w.Tap(text("rulebook.shoulders.short"))
	w.SeePart("two-seats-basic")
	w.Gone("broker1961")
	w.Tap(text("shelf.find.all"))
	w.Tap(text("people.title"))
	w.Tap(text("records.title"))
	w.Tap(text("rulebook.stockholder"))
	// Green falls from 140 to 80, and Ivo has 33 shares of it.
	w.SeePart("Ivo was paid a compensation of 1")
	w.Tap(w.SeePart("Ivo, ").Text)
	w.SeePart("Ivo is compensated for green")
	w.Key("Escape")
	w.Key("Escape")
	w.SeePart("Ivo was paid a compensation of 1")
}
