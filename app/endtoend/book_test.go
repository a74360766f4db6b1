package endtoend

import (
	"path/filepath"
	"syscall"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
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

func TestADeletedGameWaits(t *testing.T) {
	t.Parallel()
	path := newBook(t, record.Setup{Rulebook: "stockholder", Title: "Friday", Names: []string{"Anna", "Ben", "Carl"}},
		[]calc.Entry{}...)
	w := open(t, sized(390, 844), withArgs("--phone", "--book", path))
	w.Tap(text("shelf.more", "game", "Friday"))
	w.Shot("sheet")
	w.Tap(text("common.delete"))
	w.See(text("shelf.deleted", "game", "Friday"))
	w.Kill()
	w.Reopen()
	w.Shot("welcome")
	w.Tap("Deleted, 1")
	w.Shot("deleted")
	w.Tap(w.SeePart("Friday, Deleted ").Text)
	w.Shot("deleted-sheet")
	w.Tap(text("common.restore"))
	w.See(text("deleted.restored", "game", "Friday"))
	w.See(text("deleted.none"))
	w.Tap(text("common.undo"))
	w.Tap(w.SeePart("Friday, Deleted ").Text)
	w.Tap(text("deleted.good"))
	w.See(text("deleted.ask", "game", "Friday"))
	expect.True(t, w.See(text("deleted.good")).Disabled, "one tap deletes for good")
	w.Shot("ask")
	w.Tap(words.Text("deleted.ask.sure"))
	w.Tap(text("deleted.good"))
	w.See(text("deleted.gone", "game", "Friday"))
	w.See(text("deleted.none"))
	w.Tap(text("common.back"))
	w.Gone("Deleted, 1")
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
