package endtoend

import (
	"path/filepath"
	"syscall"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/record"
)

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

// A double tap on the close button, or a held key, sends two requests to close. The program ends once.
func TestAWindowThatIsClosedTwice(t *testing.T) {
	t.Parallel()
	w := open(t, sized(390, 844))
	w.activate()
	must.Do(t, w.cmd.Process.Signal(syscall.SIGSTOP))
	w.hand("key", "super+q")
	w.hand("key", "super+q")
	must.Do(t, w.cmd.Process.Signal(syscall.SIGCONT))
	w.ends()
}
