package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/app/words"
)

// Another theme and another size of text draw every page anew, and take nothing from any: three pages deep what was typed and
// chosen is there on each.
func TestPagesStayInAnotherLook(t *testing.T) {
	t.Parallel()
	w := open(t)
	w.Tap(text("shelf.settings"))
	w.Tap(text("settings.text.huge"))
	w.Tap(text("settings.theme.dark"))
	w.See(text("settings.title"))
	w.Shot("anew-settings")
	w.Key("Escape")
	w.Tap(text("shelf.new"))
	w.Tap(text("rulebook.stockholder"))
	w.Tap(text("new.player", "number", "1"))
	w.Type("Anna")
	w.Key("Return")
	w.Type("Ben")
	w.Key("Return")
	w.Tap(words.Join([]string{text("new.house"), text("new.house.same")}))
	w.See(text("common.done"))
	w.Shot("anew-wide")
	w.Resize(500, 400) // too little room for so large a text: all is drawn smaller
	w.See(text("common.done"))
	w.Shot("anew-narrow")
	w.Key("Escape")
	w.See(text("new.seats.first", "name", "Anna"))
	w.Resize(1280, 800)
	w.See("Ben")
	w.Shot("anew-names")
	w.Key("Escape")
	w.See(text("shelf.new"))
}

// A television gives the screen back, whatever way leads away from it: back, escape, its key, another page, and also when the
// game on it was deleted meanwhile.
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
	for why, leave := range map[string]func(){
		"escape":    func() { w.Key("Escape") },
		"its key":   func() { w.Key("F11") },
		"the cross": func() { w.Tap(text("present.leave")) },
	} {
		w.Key("F11")
		isBig(true, "the whole screen")
		w.Shot("anew-television")
		leave()
		isBig(false, "the window as it was after "+why)
		w.See(text("stockholder.entry.turn.title", "seat", "Carl"))
	}
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
