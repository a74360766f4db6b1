package endtoend

import (
	"flag"
	"path/filepath"
	"testing"

	"scripkeeper/app/internal/taps"
	"scripkeeper/calc"
)

var update = flag.Bool("update", false, "write the table of taps anew")

const tapsHead = `# Taps and keys

How many taps and keys each entry takes, from the table to the table, opening the sheet and *Record* among them. Counted with
real clicks and keys in the real window while whole recorded games are kept: on a phone on its side (844×420; a turn of
Stockholder that is named, upright at 390×844) and on a wide window (1280×800) by the keyboard alone. *Usual* is the median.
Words that are typed, as reasons and numbers are, count as keys, not as taps. The tests fail where an entry takes more than
the table says; this writes it anew:

    go test ./app/endtoend -run 'TestWholeGame|TestTapsOf' -soak -update

| Game | Entry | Taps, usual | Taps, most | Keys, usual | Keys, most |
|---|---|--:|--:|--:|--:|
`

var tapsTable = taps.Table{File: filepath.Join("testdata", "TAPS.md"), Head: tapsHead, Columns: 2}

type column int

const (
	tapsColumn column = iota
	keysColumn
)

// A tally maps an entry's name in the table to the numbers of taps or keys.
type tally map[string][]int

func (c tally) add(entry string, n int) { taps.Tally(c).Add(entry, n) }

func entryRow(id string, e calc.Entry) string { return taps.EntryRow(id, e) }

// mustStandInTable compares the counts with the table of taps, or updates the table.
func (c tally) mustStandInTable(t *testing.T, id string, of column) {
	t.Helper()
	tapsTable.Hold(t, id, int(of), taps.Tally(c), taps.Way{Update: *update, Whole: *soak})
}
