package book

import (
	"testing"

	"scripkeeper/calc"
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

// begun is a small game of a book, with entries that must be legal.
func begun(t testing.TB, b *Book, entries ...calc.Entry) *game.Game {
	t.Helper()
	g := must.Get(b.Games.Begin(ledgertest.TinySetup(), ledgertest.Ann()))(t)
	gametest.Say(t, g, entries...)
	return g
}

// played is a new book, and a small game of it.
func played(t testing.TB, entries ...calc.Entry) (*Book, *game.Game) {
	t.Helper()
	b := openBook(t)
	return b, begun(t, b, entries...)
}

// wantSame tells that the book's copy, replayed from nothing, is the game.
func wantSame(t testing.TB, g *game.Game, b *Book) {
	t.Helper()
	gametest.WantEqual(t, g, must.Get(b.Games.Load(g.ID()))(t))
}
