package app

import (
	"path/filepath"
	"testing"

	"scripkeeper/app/internal/apptest"
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

func speaking(t testing.TB, l *lang.Language) {
	t.Helper()
	before := words.Spoken()
	t.Cleanup(func() { words.Speak(before) })
	words.Speak(l)
}
