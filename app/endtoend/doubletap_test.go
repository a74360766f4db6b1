package endtoend

import (
	"fmt"
	"image"
	"strings"
	"testing"
	"time"

	"scripkeeper/app/probe"
	"scripkeeper/ledger/recordings"
)

func (w window) DoubleTap(label string, apart int) {
	w.t.Helper()
	at := w.reach(label)
	w.look(at)
	w.act(append(w.move(at), "click", "--repeat", "2", "--delay", fmt.Sprint(apart), "1")...)
	w.running.tapped[at] = time.Now()
}

// A double tap on a card only chooses the card. A double tap on Undo, however slow, does not redo.
func TestDoubleTapsDoOneThing(t *testing.T) {
	t.Parallel()
	game := recordings.Read(t, "stockholder", "four-seats-3x5")
	w := open(t, sized(390, 844), withArgs("--book", halfway(t, game, 14)))
	w.Tap(strings.Join(game.Names, ", "))
	for _, apart := range []int{150, 600} {
		w.Tap(text("stockholder.entry.turn.title", "seat", "Cleo"))
		w.DoubleTap("Blue +60", 150)
		w.See(text("refusal.free.missing"))
		w.Tap("Red –30")
		w.Tap(text("sheet.record"))
		w.SeePart("Cleo: B +60")
		undo := lowest(w.named(w.View(), text("common.undo")))
		w.act(append(w.move(undo), "click", "--repeat", "2", "--delay", fmt.Sprint(apart), "1")...)
		w.SeePart("Undone: ")
		w.Shot(fmt.Sprintf("undone-%d", apart))
		if w.Has(text("stockholder.entry.turn.title", "seat", "Dan")) { // the second tap has redone what the first undid
			t.Errorf("a double tap of %d ms does again what it undid", apart)
		}
		for w.Has(text("stockholder.entry.turn.title", "seat", "Ben")) { // the second of two slow taps undoes one more entry
			w.Key("ctrl+shift+z")
			w.SeePart("Redone: ")
		}
		w.See(text("stockholder.entry.turn.title", "seat", "Cleo"))
	}
}

// lowest returns where to tap the lowest of the objects, such as a button in the bottom bar.
func lowest(all []probe.Object) (at image.Point) {
	for _, o := range all {
		if o.Aim().Y > at.Y {
			at = o.Aim()
		}
	}
	return at
}
