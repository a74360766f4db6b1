package endtoend

import (
	"strings"
	"testing"
)

// A television gives the screen back, by its cross, for another page, and also when the game on it was deleted
// meanwhile.
func TestATelevisionGivesTheScreenBack(t *testing.T) {
	t.Parallel()
	w := open(t)
	w.Tap(text("welcome.sample"))
	w.See(text("stockholder.entry.turn.title", "seat", "Carl"))
	before := w.View()
	isBig := func(want bool, why string) {
		t.Helper()
		w.await(why, func() bool {
			now := w.View()
			if want {
				return now.Width > before.Width && now.Height > before.Height
			}
			return now.Width == before.Width && now.Height == before.Height
		})
	}
	w.Key("F11")
	isBig(true, "the whole screen")
	w.Shot("anew-television")
	w.Tap(text("present.leave"))
	isBig(false, "the window as it was")
	w.See(text("stockholder.entry.turn.title", "seat", "Carl"))
	w.Key("F11")
	isBig(true, "the whole screen")
	w.Key("question")
	isBig(false, "the window as it was for another page")
	w.Shot("anew-keys")
	w.Key("Escape")
	isBig(true, "the whole screen again")
	id, _, _ := strings.Cut(w.commanded("list"), " ")
	w.commanded("delete", id)
	w.Key("Escape", "Escape")
	isBig(false, "the window as it was for a game that was deleted")
	w.See(text("welcome.title"))
	w.Shot("anew-deleted")
}
