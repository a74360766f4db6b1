package endtoend

import (
	"path/filepath"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/record"
)

// newBook makes a book of one game with its first entries, and gives the book's path.
func newBook(t *testing.T, setup record.Setup, entries ...calc.Entry) (path string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "games.db")
	book := must.Get(book.Open(path, rulebooks.All()))(t)
	game := must.Get(book.Games.Begin(setup, ledger.Author{}))(t)
	for _, e := range entries {
		_, err := game.Record(e, ledger.Author{})
		must.Do(t, err)
	}
	must.Do(t, book.Close())
	return path
}
