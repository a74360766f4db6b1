package endtoend

import (
	"os"
	"path/filepath"
	"testing"

	"scripkeeper/app/internal/desktest"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/recordings"
)

func onlyGame(t *testing.T, path string) *game.Game {
	t.Helper()
	book := must.Get(book.Open(path, rulebooks.All()))(t)
	defer book.Close()
	shelf, err := book.Shelf.List()
	must.Hold(t, err == nil && len(shelf) == 1, "the book has %d games: %v", len(shelf), err)
	game := must.Get(book.Games.Load(shelf[0].ID))(t)
	return game
}

// The window shows what the command line entered, without any input by the user.
func TestATournamentFollowsTheCommandLine(t *testing.T) {
	t.Parallel()
	w := open(t, sized(390, 844))
	people := filepath.Join(w.Home(), "people.txt")
	must.Do(t, os.WriteFile(people, []byte("Ann\nBen\nCleo\nDan\n"), 0o600))
	r := recordings.Read(t, "stockholder", "four-seats-4x6").Record
	w.commanded("tournament", "new", "Friday", "--game", written(t, w.Home(), r), "--from", people)
	w.Tap(text("tournament.title"))
	w.tapPart("Friday, ")
	w.See("4 people at 1 table: draw round 1.")
	w.commanded("tournament", "draw", "--seed", "7")
	w.SeePart("Table 1, ") // appears without user input
	w.commanded("tournament", "result", "--table", "1", "Ann=400,Ben=300,Cleo=200,Dan=100")
	w.See(text("tournament.table.over"))
	desktest.Undo(t, w.book())
	w.Gone(text("tournament.table.over"))
	w.Shot("followed")
}

func (w window) tapPart(part string) {
	at := w.SeePart(part).Aim()
	w.TapAt(at.X, at.Y)
}
