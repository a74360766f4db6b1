package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/ledger/recordings"
)

// Railways on a chart of prices, on a phone and on a wide window: the table shows in which row a marker is, an operation
// says steps and rows, and a tap on the marker says why.
func TestPricesStandOnAChart(t *testing.T) {
	t.Parallel()
	game := recordings.Read(t, "openmarket", "rails-chart")
	for _, c := range []struct {
		name          string
		width, height int
		args          []string
	}{{"phone", 390, 844, []string{"--phone"}}, {"wide", 1280, 800, nil}} {
		w := open(t, sized(c.width, c.height), withArgs(append(c.args, "--book", halfway(t, game, 30))...))
		w.Tap(strings.Join(game.Names, ", "))
		w.SeePart("Northern 94, +10, " + text("table.row", "row", "1"))
		w.Shot("chart-table-" + c.name)
		operates := text("openmarket.entry.operate.title", "Company", "Eastern")
		if c.name == "phone" {
			w.Tap(operates)
			w.Tap("5")
			w.Tap("0")
		} else {
			w.Type("50")
		}
		w.Tap("Eastern, " + text("openmarket.field.up") + " +")
		w.Shot("chart-operate-" + c.name)
		w.Tap(text("sheet.record"))
		w.SeePart("Eastern operates: 50")
		w.SeePart("Eastern 76, +16, " + text("table.row", "row", "2"))
		w.Shot("chart-operated-" + c.name)
	}
}
