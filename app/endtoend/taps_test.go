package endtoend

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/stockpile"
	"scripkeeper/calc/stockpile/board"
)

var update = flag.Bool("update", false, "write the table of taps anew")

// tapsFile is the table of taps: what each entry may take at most, and what it took when the table was written.
var tapsFile = filepath.Join("testdata", "TAPS.md")

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

// A column is what is counted: taps or keys.
type column int

const (
	tapsColumn column = iota
	keysColumn
)

// A tally is how many taps or keys the entries of each name took.
type tally map[string][]int

func (c tally) add(entry string, n int) { c[entry] = append(c[entry], n) }

// entryRow is what an entry is called in the table of taps.
func entryRow(id string, e calc.Entry) string {
	name := words.EntryName(id, e)
	movement, is := e.(*stockpile.Movement)
	if is && slices.ContainsFunc(movement.Forecasts[:], func(f board.Forecast) bool {
		return !slices.Contains([]board.Forecast{"", "+4", "+2", "+1", board.Dollars, "-2", "-3"}, f)
	}) {
		name += ", with numbers that are on no card"
	}
	return name
}

// tapsTable is held by the test that reads or writes the table.
var tapsTable sync.Mutex

// A tapsRow is one line of the table: the usual number and the most of each column, "–" where it was not counted.
type tapsRow struct {
	game, entry string
	figures     [4]string
}

// mustStandInTable compares what was counted with the table of taps, or writes it there.
func (c tally) mustStandInTable(t *testing.T, id string, of column) {
	t.Helper()
	if words.Spoken() != lang.English() {
		return // the table is in English
	}
	tapsTable.Lock()
	defer tapsTable.Unlock()
	rows, game := readTaps(t), words.Text("rulebook."+id)
	for entry, counts := range c {
		slices.Sort(counts)
		counted := [2]int{counts[len(counts)/2], counts[len(counts)-1]}
		t.Logf("%s, %s: %d, at most %d", game, entry, counted[0], counted[1])
		at := slices.IndexFunc(rows, func(r tapsRow) bool { return r.game == game && r.entry == entry })
		if at < 0 {
			at, rows = len(rows), append(rows, tapsRow{game, entry, [4]string{"–", "–", "–", "–"}})
		}
		for i, n := range counted {
			figure := &rows[at].figures[2*int(of)+i]
			if *update {
				*figure = strconv.Itoa(n)
			} else if most, err := strconv.Atoi(*figure); err != nil || n > most && (i == 1 || *soak) {
				t.Errorf("%s, %s: %d taps or keys, the table of taps says %s", game, entry, n, *figure)
			}
		}
	}
	if *update {
		writeTaps(t, rows)
	}
}

// readTaps reads the rows of the table.
func readTaps(t *testing.T) []tapsRow {
	t.Helper()
	text, err := os.ReadFile(tapsFile)
	must.Hold(t, err == nil || *update, "%v", err)
	var rows []tapsRow
	for _, line := range strings.Split(string(text), "\n") {
		if cells := strings.Split(line, " | "); len(cells) == 6 && !strings.HasPrefix(line, "| Game") {
			last := strings.TrimSuffix(cells[5], " |")
			rows = append(rows, tapsRow{strings.TrimPrefix(cells[0], "| "), cells[1],
				[4]string{cells[2], cells[3], cells[4], last}})
		}
	}
	return rows
}

// writeTaps writes the table.
func writeTaps(t *testing.T, rows []tapsRow) {
	t.Helper()
	slices.SortFunc(rows, func(a, b tapsRow) int {
		return cmp.Or(cmp.Compare(a.game, b.game), cmp.Compare(a.entry, b.entry))
	})
	text := tapsHead
	for _, r := range rows {
		text += fmt.Sprintf("| %s | %s | %s |\n", r.game, r.entry, strings.Join(r.figures[:], " | "))
	}
	write(t, tapsFile, text)
}
