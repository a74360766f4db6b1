package app

import (
	"path/filepath"
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
	"scripkeeper/calc/conformance/expect"
)

func begin(t testing.TB) *shell.Shell {
	t.Helper()
	return beginWith(t, filepath.Join(t.TempDir(), "games.db"))
}

func beginWith(t testing.TB, path string) *shell.Shell {
	t.Helper()
	a := apptest.App(t)
	w, s := build(a, Start{Book: path, Language: "en"}, apptest.AtOnce())
	t.Cleanup(func() {
		w.Close()
		if book := s.Session.Book(); book != nil {
			expect.Do(t, book.Close())
		}
	})
	return s
}

// A window that is opened with a file offers to import it, above the shelf.
func TestAGivenFileIsOffered(t *testing.T) {
	w, s := build(apptest.App(t), Start{Book: filepath.Join(t.TempDir(), "games.db"), Given: "game.json"}, apptest.AtOnce())
	t.Cleanup(w.Close)
	expect.True(t, s.Depth() == 2 && s.Route() == route.Scan{Given: "game.json"}, "%d deep is %v", s.Depth(), s.Route())
	expect.Do(t, s.Session.Book().Close())
}

func speaking(t testing.TB, l *lang.Language) {
	t.Helper()
	before := words.Spoken()
	t.Cleanup(func() { words.Speak(before) })
	words.Speak(l)
}
