package book

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/ledgertest"
)

// openBook opens a new book that closes with the test.
func openBook(t testing.TB) *Book {
	t.Helper()
	return openAt(t, t.TempDir()+"/games.db")
}

func openAt(t testing.TB, path string) *Book {
	t.Helper()
	b := must.Get(Open(path, ledgertest.Books()))(t)
	t.Cleanup(func() { _ = b.Close() })
	return b
}

func begun(t testing.TB, b *Book) *game.Game {
	t.Helper()
	g := must.Get(b.Games.Begin(ledgertest.TinySetup(), ledgertest.Ann()))(t)
	return g
}

// say records entries that must be legal.
func say(t testing.TB, g *game.Game, entries ...calc.Entry) {
	t.Helper()
	for _, e := range entries {
		must.Get(g.Record(e, ledgertest.Ann()))(t)
	}
}
