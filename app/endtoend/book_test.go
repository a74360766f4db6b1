package endtoend

import (
	"path/filepath"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/record"
)

// newBook makes a book of one game with its first entries, and gives the book's path.
func newBook(t *testing.T, setup record.Setup, entries ...calc.Entry) (path string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "games.db")
	book, err := book.Open(path, rulebooks.All())
	if err != nil {
		t.Fatal(err)
	}
	game, err := book.Games.Begin(setup, ledger.Author{})
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if _, err := game.Record(e, ledger.Author{}); err != nil {
			t.Fatal(err)
		}
	}
	if err := book.Close(); err != nil {
		t.Fatal(err)
	}
	return path
}
