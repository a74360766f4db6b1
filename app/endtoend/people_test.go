package endtoend

import (
	"path/filepath"
	"testing"

	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/recordings"
)

// A group is seated by one tap and somebody half typed is completed; two people become one and two again, one is renamed
// everywhere, and a figure opens the games behind it.
func TestPeopleAreSeatedMendedAndFollowed(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "games.db")
	book, err := ledger.Open(path, rulebooks.All())
	if err != nil {
		t.Fatal(err)
	}
	for rules, name := range map[string]string{"stockholder": "three-seats-3x5", "tycoon": "four-seats-house-rules"} {
		if _, err := book.Import(recordings.Read(t, rules, name).Record, ledger.Author{}); err != nil {
			t.Fatal(err)
		}
	}
	if err := book.Close(); err != nil {
		t.Fatal(err)
	}
	w := open(t, sized(390, 844), withArgs("--phone", "--book", path))
	w.Tap("New game")
	w.Tap("Stockholder")
	w.Tap("Ada, Bo, Cy, Di")
	w.See("Ada begins.")
	w.Tap("Ann, Ben, Cleo")
	w.See("Ann begins.")
	w.Drag("Drag Player 1 up or down", "Drag Player 2 up or down")
	w.See("Ben begins.")
	w.Tap("Player 4")
	w.Type("b")
	w.Tap("Bo") // the chip of somebody half typed completes the name
	w.See("Bo ✓")
	w.Tap("Start the game")
	w.See("Ben's turn")
	w.See("Bo")
	w.Key("Escape")
	w.Tap("People")
	w.Tap("Ada, 1 game, won: 0")
	w.Tap("Name and mark")
	w.Fill("Name", "Ada Berg")
	w.Tap("Save")
	w.Bring("Merge with somebody")
	w.Tap("Merge with somebody")
	w.Tap("Cleo")
	w.SeePart("2 games, won: ")
	w.Tap("Undo")
	w.SeePart("1 game, won: ")
	w.Tap("Average place")
	w.SeePart("Place ")
	w.Key("Escape")
	w.Key("Escape")
	w.SeePart("Ada Berg, 1 game")
}
