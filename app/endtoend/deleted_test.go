package endtoend

import (
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger/record"
)

// A game is deleted, found among the deleted ones after the program was killed, restored from there, deleted again and
// deleted for good, which takes a switch and a button.
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
