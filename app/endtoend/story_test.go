package endtoend

import (
	"strconv"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger/record"
)

// A game is played to its end, with a kill in between, and passed on by QR code. The result is the same everywhere.
func TestWholeGame(t *testing.T) {
	t.Parallel()
	game := readRecorded(t, "four-seats-3x5")
	kept := already(len(game.Entries), 10)
	half, count := (kept+len(game.Entries))/2, tally{}
	path := newBook(t, record.Setup{Rulebook: "stockholder", Options: game.Options, Names: game.Names},
		game.Game.Entries[:kept]...)
	phone := open(t, sized(844, 420), withArgs("--book", path))
	phone.Tap(strings.Join(game.Names, ", "))
	phone.Shot("opening")
	play := func(turns []stockholder.Turn) {
		for _, turn := range turns {
			before := phone.taps
			phone.Tap(text("stockholder.entry.turn.title", "seat", game.Names[turn.Seat]))
			phone.play(turn)
			count.add(entryRow("stockholder", &turn), phone.taps-before)
		}
	}
	play(game.Entries[kept:half])
	phone.Shot("half")

	// After a kill, everything is still there.
	next := game.Names[game.Entries[half].Seat]
	phone.Kill()
	phone.Reopen()
	phone.Tap(strings.Join(game.Names, ", "))
	phone.See(text("stockholder.entry.turn.title", "seat", next))

	last := game.Names[game.Entries[half-1].Seat]
	redo := phone.See(text("common.redo")).Aim()
	phone.Tap(text("common.undo"))
	phone.See(text("stockholder.entry.turn.title", "seat", last))
	phone.TapAt(redo.X, redo.Y)
	phone.See(text("stockholder.entry.turn.title", "seat", next))

	play(game.Entries[half:])
	phone.See(text("result.title"))
	count.mustStandInTable(t, "stockholder", tapsColumn)

	// The result is the recorded game's.
	phone.Shot("result")
	phone.Tap(text("share.copy"))
	result := phone.Clipboard()
	for _, place := range strings.Split(game.standing(), "\n") {
		must.Hold(t, strings.Contains(result, place), "the result reads\n%s\nbut must have\n%s", result, place)
	}

	// A tap on a net worth shows its parts. A tap on the cash among them shows the entries that changed the cash.
	phone.Tap(text("why.worth", "name", game.Names[0]) + " " + strconv.Itoa(worth(game.Game, 0)))
	phone.See(text("why.worth.sum", "amount", figure(worth(game.Game, 0))))
	phone.Tap(text("why.worth.cash", "amount", figure(game.Cash[0])))
	phone.See(text("why.title", "value", figure(game.Cash[0])))
	phone.Shot("why")
	phone.Key("Escape", "Escape", "Escape")

	// The code on the screen, read by another program, brings the game into an empty book.
	phone.Tap(text("table.share"))
	phone.Shot("code")
	code := phone.ReadCode()
	tablet := open(t, sized(820, 1180))
	tablet.Tap(text("shelf.scan"))
	tablet.Copy(code)
	tablet.Tap(text("scan.paste"))
	tablet.See(text("scan.new", "entries", "32"))
	tablet.Tap(text("scan.show"))
	tablet.See(text("table.finished"))
	tablet.Tap(text("table.over"))
	tablet.Tap(text("share.copy"))
	copied := tablet.Clipboard()
	expect.True(t, copied == result, "the game taken over ends with\n%s\nand not with\n%s", copied, result)

	list, _, status := tablet.Command("list")
	must.Hold(t, status == 0, "list ends with %d", status)
	id := strings.Fields(list)[0]
	printed, complaints, status := tablet.Command("check", id)
	expect.True(t, status == 0, "check ends with %d and says %q", status, complaints)
	for _, place := range strings.Split(game.standing(), "\n") {
		expect.True(t, strings.Contains(printed, place), "check does not print %q but\n%s", place, printed)
	}
}

// hello builds the smallest program with the same toolkit, the baseline for the first picture and for idleness.
func hello(t testing.TB) string {
	return buildSource(t, "hello", helloSource)
}

const helloSource = `package main

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/widget"
)

func main() {
	w := app.NewWithID("org.scripkeeper.hello").NewWindow("Hello")
	w.SetContent(widget.NewLabel("Hello, world"))
	w.Resize(fyne.NewSize(1280, 800))
	w.ShowAndRun()
}
`
