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

// A group is seated by one tap and somebody half typed is completed; two people become one and two again, one is renamed
// everywhere, and a figure opens the games behind it.
func TestPeopleAreSeatedMendedAndFollowed(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "games.db")
	book := must.Get(book.Open(path, rulebooks.All()))(t)
	for rules, name := range map[string]string{"stockholder": "three-seats-3x5", "tycoon": "four-seats-house-rules"} {
		if _, err := book.Games.Import(recordings.Read(t, rules, name).Record, ledger.Author{}); err != nil {
			t.Fatal(err)
		}
	}
	must.Do(t, book.Close())
	w := open(t, sized(390, 844), withArgs("--phone", "--book", path))
	w.Tap(text("shelf.new"))
	w.Tap(text("rulebook.stockholder"))
	w.Tap("Ada, Bo, Cy, Di")
	w.See(text("new.seats.first", "name", "Ada"))
	w.Tap("Ann, Ben, Cleo")
	w.See(text("new.seats.first", "name", "Ann"))
	w.Drag(text("new.drag", "name", "Player 1"), text("new.drag", "name", "Player 2"))
	w.See(text("new.seats.first", "name", "Ben"))
	w.Tap(text("new.player", "number", "4"))
	w.Type("b")
	w.Tap("Bo") // the chip of somebody half typed completes the name
	w.See("Bo ✓")
	w.Tap(text("new.start"))
	w.See(text("stockholder.entry.turn.title", "seat", "Ben"))
	w.See("Bo")
	w.Key("Escape")
	w.Tap(text("people.title"))
	w.Tap("Ada, 1 game, won: 0")
	w.Tap(text("person.edit"))
	w.Fill(text("person.name"), "Ada Berg")
	w.Tap(text("person.save"))
	w.Bring(text("person.merge"))
	w.Tap(text("person.merge"))
	w.Tap("Cleo")
	w.SeePart("2 games, won: ")
	w.Tap(text("shelf.undo"))
	w.SeePart("1 game, won: ")
	w.Tap(text("person.place"))
	w.SeePart("Place ")
	w.Key("Escape")
	w.Key("Escape")
	w.SeePart("Ada Berg, 1 game")
}
