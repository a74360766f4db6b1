package app

import (
	"path/filepath"
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
)

// begin opens the program in a window of a test, with an empty book.
func begin(t testing.TB) *shell.Shell {
	t.Helper()
	return beginWith(t, filepath.Join(t.TempDir(), "games.db"))
}

// beginWith opens the program with a book.
func beginWith(t testing.TB, path string) *shell.Shell {
	t.Helper()
	a := apptest.App(t)
	w, s := build(a, Start{Book: path}, apptest.AtOnce())
	t.Cleanup(func() {
		w.Close()
		if book := s.Session.Book(); book != nil {
			if err := book.Close(); err != nil {
				t.Error(err)
			}
		}
	})
	return s
}
