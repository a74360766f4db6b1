package livetest

import (
	"flag"
	"path/filepath"
	"testing"

	"scripkeeper/app/internal/taps"
)

var update = flag.Bool("update", false, "write the table of taps anew")

const tapsHead = `# Taps in a browser

How many taps each entry takes in a browser as large as a phone's (390×844), from the table to the table, the way to the sheet
and *Record* among them, counted while whole recorded games are kept. *Usual* is the median. A number that is typed is one tap
into its box; its digits count as keys, as in the window's [table of taps](../../endtoend/testdata/TAPS.md), of whose usual
number none is more than two above. The tests fail where an entry takes more than the table says; this writes it anew:

    go test ./app/livetest -run TestWholeGames -soak -update

| Game | Entry | Taps, usual | Taps, most |
|---|---|--:|--:|
`

// tapsTable is the table of taps in a browser, and windowTaps the table of taps in the app's window.
var (
	tapsTable  = taps.Table{File: filepath.Join("testdata", "TAPS.md"), Head: tapsHead, Columns: 1}
	windowTaps = taps.Table{File: filepath.Join("..", "endtoend", "testdata", "TAPS.md"), Columns: 2}
)

// beyondWindow is how many more taps an entry may usually take in a browser than in the app's window.
const beyondWindow = 2

// holdTaps compares a game's counts with the tables of the browser and the window, or updates the browser's table.
func holdTaps(t *testing.T, id string, counted taps.Tally) {
	t.Helper()
	tapsTable.Hold(t, id, 0, counted, taps.Way{Update: *update, Whole: *soak})
	window := windowTaps.Usual(t, id, 0)
	for entry, usual := range tapsTable.Usual(t, id, 0) {
		if most, has := window[entry]; has && usual > most+beyondWindow {
			t.Errorf("%s of %s usually takes %d taps, in the window %d", entry, id, usual, most)
		}
	}
}
