package endtoend

import (
	"strconv"
	"strings"
	"testing"

	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger"
)

// A table plays a game to its end: it is entered turn by turn, killed in the middle, undone and redone, asked why, handed
// on by its QR code, and its result is the same everywhere.
func TestWholeGame(t *testing.T) {
	t.Parallel()
	game := readRecorded(t, "four-seats-3x5")
	kept := already(len(game.Entries), 10)
	half, count := (kept+len(game.Entries))/2, tally{}
	path := newBook(t, ledger.Setup{Rulebook: "stockholder", Options: game.Options, Names: game.Names}, game.Game.Entries[:kept]...)
	phone := open(t, sized(844, 420), withArgs("--book", path))
	phone.Tap(strings.Join(game.Names, ", "))
	phone.Shot("opening")
	play := func(turns []stockholder.Turn) {
		for _, turn := range turns {
			before := phone.taps
			phone.Tap(game.Names[turn.Seat] + "'s turn")
			phone.play(turn)
			count.add(entryRow("stockholder", &turn), phone.taps-before)
		}
	}
	play(game.Entries[kept:half])
	phone.Shot("half")

	// Killed in the middle, everything is there again.
	next := game.Names[game.Entries[half].Seat]
	phone.Kill()
	phone.Reopen()
	phone.Tap(strings.Join(game.Names, ", "))
	phone.See(next + "'s turn")

	// Undo and redo.
	last := game.Names[game.Entries[half-1].Seat]
	redo := phone.See("Redo").Aim()
	phone.Tap("Undo")
	phone.See(last + "'s turn")
	phone.TapAt(redo.X, redo.Y)
	phone.See(next + "'s turn")

	play(game.Entries[half:])
	phone.See("Result")
	count.mustStandInTable(t, "stockholder", tapsColumn)

	// The result is the fixture's.
	phone.Shot("result")
	phone.Tap("Copy as text")
	result := phone.Clipboard()
	for _, place := range strings.Split(game.standing(), "\n") {
		if !strings.Contains(result, place+" = ") {
			t.Fatalf("the result reads\n%s\nbut must have\n%s", result, place)
		}
	}

	// Why? A net worth is its parts, and the cash among them its entries.
	phone.Tap("Net worth of " + game.Names[0] + " " + strconv.Itoa(worth(game.Game, 0)))
	phone.See("Together " + figure(worth(game.Game, 0)))
	phone.Tap("Cash " + figure(game.Cash[0]))
	phone.See("Why " + figure(game.Cash[0]) + "?")
	phone.Shot("why")
	phone.Key("Escape", "Escape", "Escape")

	// The code on the screen, read by another program, brings the game into an empty book.
	phone.Tap("Share")
	phone.Shot("code")
	code := phone.ReadCode()
	tablet := open(t, sized(820, 1180))
	tablet.Tap("Take over a game")
	tablet.Copy(code)
	tablet.Tap("Paste")
	tablet.See("The game was added. Number of entries: 32.")
	tablet.Tap("Open the game")
	tablet.See("The game is over")
	tablet.Tap("See the result")
	tablet.Tap("Copy as text")
	if copied := tablet.Clipboard(); copied != result {
		t.Errorf("the game taken over ends with\n%s\nand not with\n%s", copied, result)
	}

	// The same standing without a window.
	list, _, status := tablet.Command("list")
	if status != 0 {
		t.Fatalf("list ends with %d", status)
	}
	id := strings.Fields(list)[0]
	printed, complaints, status := tablet.Command("check", id)
	if status != 0 {
		t.Errorf("check ends with %d and says %q", status, complaints)
	}
	for _, place := range strings.Split(game.standing(), "\n") {
		if !strings.Contains(printed, place+" = ") {
			t.Errorf("check does not print %q but\n%s", place, printed)
		}
	}
}
