package book

import (
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
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

// wantSame tells that the book's copy, replayed from nothing, is the game.
func wantSame(t testing.TB, g *game.Game, b *Book) {
	t.Helper()
	gametest.WantEqual(t, g, must.Get(b.Games.Load(g.ID()))(t))
}
