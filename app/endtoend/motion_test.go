package endtoend

import (
	"image"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger/recordings"
)

// What can be tapped is at its place as soon as an entry is recorded, while what is drawn still moves there, and
// likewise where motion is reduced.
func TestWhatMovesIsTappedAtItsPlace(t *testing.T) {
	t.Parallel()
	game := recordings.Read(t, "stockholder", "four-seats-3x5")
	w := open(t, sized(1280, 800), withArgs("--book", halfway(t, game, 14)))
	w.Tap(strings.Join(game.Names, ", "))
	figures := func() map[string]image.Rectangle {
		all := map[string]image.Rectangle{}
		for _, o := range w.View().Objects {
			if o.Active && o.InView() && o.Area.Max.X < 860 {
				all[o.Text] = o.Area
			}
		}
		return all
	}
	record := func(typed string) {
		t.Helper()
		w.Type(typed)
		w.press("ctrl+Return")
		at := figures()
		w.settle()
		for label, area := range figures() {
			was, stood := at[label]
			expect.True(t, !stood || was == area, "%q was at %v and came to rest at %v", label, was, area)
		}
	}
	record("cb+60r")
	w.See(text("stockholder.entry.turn.title", "seat", "Dan"))
	w.Key("Escape")
	w.Tap(text("shelf.settings"))
	w.Tap(text("settings.still"))
	w.Key("Escape")
	w.Tap(strings.Join(game.Names, ", "))
	record("cr+60b")
	w.See(text("stockholder.entry.turn.title", "seat", "Ann"))
}
