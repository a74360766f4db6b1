// Package desktest makes entries in a tournament for tests without a window. Only tests import it.
package desktest

import (
	"testing"

	"scripkeeper/app/director"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
)

func At(t testing.TB, path string, do func(d *director.Desk)) {
	t.Helper()
	b := must.Get(book.Open(path, rulebooks.All()))(t)
	defer func() { _ = b.Close() }()
	heads := must.Get(b.Journals.List())(t)
	must.Hold(t, len(heads) > 0, "there is no tournament in %s", path)
	do(must.Get(director.Open(b, heads[0].ID, b.Shelf.List, func() ledger.Author { return ledger.Author{} }))(t))
}

func Undo(t testing.TB, path string) {
	t.Helper()
	At(t, path, func(d *director.Desk) { must.Do(t, d.Tournament.Undo(ledger.Author{})) })
}
