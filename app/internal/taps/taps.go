// Package taps counts the taps and keys that entries of recorded games take, and keeps tables of the counts.
package taps

import (
	"cmp"
	"os"
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

type Tally map[string][]int

func (c Tally) Add(entry string, n int) { c[entry] = append(c[entry], n) }

func EntryRow(id string, e calc.Entry) string {
	name := words.EntryName(id, e)
	movement, is := e.(*stockpile.Movement)
	if is && slices.ContainsFunc(movement.Forecasts[:], func(f board.Forecast) bool {
		return !slices.Contains([]board.Forecast{"", "+4", "+2", "+1", board.Dollars, "-2", "-3"}, f)
	}) {
		name += ", with numbers that are on no card"
	}
	return name
}

// A Table is a file, in English, with the numbers of taps or keys that each entry may take.
type Table struct {
	// File is the table's path, and Head is the text above its lines. Columns is the number of columns; in each, a line
	// has the usual and the maximum number of taps or keys of an entry.
	File, Head string
	Columns    int

	mu sync.Mutex
}

type row struct {
	game, entry string
	figures     []string
}

// A Way says whether to update a table with counts, or to compare. Whole means that whole games were counted.
type Way struct{ Update, Whole bool }

func (table *Table) Hold(t testing.TB, id string, column int, counted Tally, way Way) {
	t.Helper()
	if words.Spoken() != lang.English() {
		return
	}
	table.mu.Lock()
	defer table.mu.Unlock()
	rows, game := table.read(t, way.Update), words.Text("rulebook."+id)
	for entry, counts := range counted {
		slices.Sort(counts)
		told := [2]int{counts[len(counts)/2], counts[len(counts)-1]}
		t.Logf("%s, %s: %d, at most %d", game, entry, told[0], told[1])
		at := slices.IndexFunc(rows, func(r row) bool { return r.game == game && r.entry == entry })
		if at < 0 {
			at, rows = len(rows), append(rows, row{game, entry, slices.Repeat([]string{"–"}, 2*table.Columns)})
		}
		for i, n := range told {
			figure := &rows[at].figures[2*column+i]
			if way.Update {
				*figure = strconv.Itoa(n)
			} else if most, err := strconv.Atoi(*figure); err != nil || n > most && (i == 1 || way.Whole) {
				t.Errorf("%s, %s: %d taps or keys, the table of taps says %s", game, entry, n, *figure)
			}
		}
	}
	if way.Update {
		table.write(t, rows)
	}
}

func (table *Table) Usual(t testing.TB, id string, column int) map[string]int {
	t.Helper()
	all, game := map[string]int{}, lang.English().Text("rulebook."+id)
	for _, r := range table.read(t, false) {
		if n, err := strconv.Atoi(r.figures[2*column]); err == nil && r.game == game {
			all[r.entry] = n
		}
	}
	return all
}

func (table *Table) read(t testing.TB, update bool) []row {
	t.Helper()
	text, err := os.ReadFile(table.File)
	must.Hold(t, err == nil || update, "%v", err)
	var rows []row
	for _, line := range strings.Split(string(text), "\n") {
		cells := strings.Split(strings.TrimSuffix(strings.TrimPrefix(line, "| "), " |"), " | ")
		if len(cells) == 2+2*table.Columns && !strings.HasPrefix(line, "| Game") {
			rows = append(rows, row{cells[0], cells[1], cells[2:]})
		}
	}
	return rows
}

func (table *Table) write(t testing.TB, rows []row) {
	t.Helper()
	slices.SortFunc(rows, func(a, b row) int {
		return cmp.Or(cmp.Compare(a.game, b.game), cmp.Compare(a.entry, b.entry))
	})
	text := table.Head
	for _, r := range rows {
		text += "| " + r.game + " | " + r.entry + " | " + strings.Join(r.figures, " | ") + " |\n"
	}
	must.Do(t, os.WriteFile(table.File, []byte(text), 0o600))
}
