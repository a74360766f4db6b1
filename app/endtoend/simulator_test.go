package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/ledger/recordings"
)

// touch taps an object in the toolkit's simulator of a phone, which takes no short taps and hears no keys.
func (w window) touch(label string) {
	w.t.Helper()
	at := w.reach(label)
	w.look(at)
	w.hand(append(w.move(at), "mousedown", "1", "sleep", "0.2", "mouseup", "1")...)
	w.settle()
}

// The program as it is built for phones keeps a turn, in the toolkit's simulator of one. There the toolkit complains of
// its own goroutines.
func TestASimulatedPhoneKeepsATurn(t *testing.T) {
	if !*soak {
		t.Skip("run by make soak")
	}
	t.Parallel()
	phone := build(t, "scripkeeper-simulator", "-tags", "mobile,no_metadata,probe", ".")
	game := recordings.Read(t, "stockholder", "four-seats-3x5")
	w := open(t, sized(500, 1000), simulated(), tolerating(), ofBinary(phone),
		withArgs("--book", halfway(t, game, 14)))
	for _, label := range []string{
		strings.Join(game.Names, ", "), text("stockholder.entry.turn.title", "seat", "Cleo"), "Blue +60", "Red –30",
		text("sheet.record"),
	} {
		w.touch(label)
	}
	w.SeePart("Cleo: B +60")
}
