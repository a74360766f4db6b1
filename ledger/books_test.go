package ledger

import (
	"testing"

	"scripkeeper/calc"
)

// openBook opens a new book that closes with the test.
func openBook(t testing.TB) *Book {
	t.Helper()
	return openAt(t, t.TempDir()+"/games.db")
}

func openAt(t testing.TB, path string) *Book {
	t.Helper()
	b, err := Open(path, books())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = b.Close() })
	return b
}

func begun(t testing.TB, b *Book) *Game {
	t.Helper()
	g, err := b.Begin(tinySetup(), ann())
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// say records entries that must be legal.
func say(t testing.TB, g *Game, entries ...calc.Entry) {
	t.Helper()
	for _, e := range entries {
		if _, err := g.Record(e, ann()); err != nil {
			t.Fatal(err)
		}
	}
}
