package endtoend

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger/record"
)

// Why the table corrected something stands on the table and in the opened entry, what was undone is called as it was, and the
// settings name the version of the program, on a phone and on a desktop.
func TestReasonsStruckTitlesAndTheVersion(t *testing.T) {
	t.Parallel()
	metadata := must.Get(os.ReadFile(filepath.Join(module(t), "FyneApp.toml")))(t)
	version := regexp.MustCompile(`(?m)^\s*Version = "(.*)"$`).FindSubmatch(metadata)
	path := newBook(t, record.Setup{Rulebook: "stockholder", Names: []string{"Anna", "Ben", "Carl"}},
		&stockholder.Turn{Seat: 0, Card: "B+60", Free: fourcolours.Assign(1)},
		&stockholder.Turn{Seat: 1, Card: "R+60", Free: fourcolours.Assign(0), Before: [4]int{-1, 0, 1, 0}, After: [4]int{0, 0, -1, 0}},
		&calc.Ruling{Seat: 2, What: "cash", Change: 50, Reason: "the bank was short"})
	for _, look := range []struct {
		name string
		// reasons is how often the reason is seen where an entry is opened: beside it the desktop shows the table.
		reasons int
		args    []setting
	}{
		{"phone", 1, []setting{sized(390, 844), withArgs("--phone", "--book", path)}},
		{"desktop", 2, []setting{sized(1280, 800), withArgs("--book", path)}},
	} {
		w := open(t, look.args...)
		w.Tap(text("shelf.settings"))
		w.ScrollAt(200, 100, 40)
		w.See(text("settings.version", "version", string(version[1])))
		w.Shot("settings-" + look.name)
		w.Key("Escape")
		w.Tap("Anna, Ben, Carl")
		w.See(text("entry.ruling.reason", "reason", "the bank was short"))
		w.Tap(text("table.log"))
		row := w.SeePart("Ruling for Carl, ").Aim()
		w.TapAt(row.X, row.Y)
		w.SeePart("The table itself decided this.")
		if shown := strings.Count(strings.Join(w.Texts(), "\n"), "Reason: the bank was short"); shown != look.reasons {
			w.fail("the reason is shown %d times, not in the opened entry", shown)
		}
		w.Shot("correction-" + look.name)
		w.Key("Escape")
		w.Tap(text("table.undo"))
		w.Tap(text("table.undo"))
		w.Tap(text("table.undo"))
		w.Tap(text("table.log"))
		w.Tap(text("log.showvoided"))
		w.SeePart("Ben: sold 1 B, bought 1 Y, R +60, sold 1 Y")
		w.Shot("undone-" + look.name)
		w.Key("Escape")
		for range 3 {
			w.Tap(text("table.redo"))
		}
		w.Close()
	}
}
