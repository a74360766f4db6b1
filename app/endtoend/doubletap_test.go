package endtoend

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"scripkeeper/ledger/recordings"
)

// DoubleTap taps an object twice, so many milliseconds apart.
func (w window) DoubleTap(label string, apart int) {
	w.t.Helper()
	at := w.reach(label)
	w.act(append(w.move(at), "click", "--repeat", "2", "--delay", fmt.Sprint(apart), "1")...)
	w.running.tapped[at] = time.Now()
}

// A double tap on a card chooses that card and nothing besides, upright and on the side, and records nothing.
func TestDoubleTapOnACardChoosesOnce(t *testing.T) {
	t.Parallel()
	game := recordings.Read(t, "stockholder", "four-seats-3x5")
	w := open(t, sized(390, 844), withArgs("--book", halfway(t, game, 14)))
	w.Tap(strings.Join(game.Names, ", "))
	w.Tap("Cleo's turn")
	for _, c := range []struct {
		width, height int
		card          string
	}{{390, 844, "Blue ÷2"}, {390, 844, "Blue +50"}, {844, 420, "Red +60"}} {
		w.Resize(c.width, c.height)
		for _, apart := range []int{150, 200} {
			w.DoubleTap(c.card, apart)
			w.See("Choose where the rest of the card goes.")
			w.See("Cleo's turn")
			w.Shot(fmt.Sprintf("%s-%d", c.card, apart))
			w.Tap("Another card")
		}
	}
}
