//go:build ci && !race

package app

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/widget"
)

// The pages of the game on the table are built as they were approved. After an intended change of their looks run the
// test, look at testdata/failed, and move it over.
func TestTablePagesAsApproved(t *testing.T) {
	pages := []struct {
		name string
		size fyne.Size
		show func(t *testing.T, s *Shell, page *tablePage)
	}{
		{"table-phone", onPhone(), func(*testing.T, *Shell, *tablePage) {}},
		{"table-desktop", onDesktop(), func(*testing.T, *Shell, *tablePage) {}},
		{"turn-sheet", onPhone(), func(_ *testing.T, _ *Shell, page *tablePage) { page.enter() }},
		{"turn-ready", onPhone(), func(t *testing.T, s *Shell, page *tablePage) {
			page.enter()
			choose(t, s, "B", "+100")
			way(t, s, 3)
		}},
		{"trade-panel", onPhone(), func(t *testing.T, s *Shell, page *tablePage) {
			page.enter()
			trade(t, s, "before", 1)
			tap(t, s, "1")
		}},
		{"why-price", onPhone(), func(_ *testing.T, _ *Shell, page *tablePage) { page.why(widget.HeadRow, 0) }},
		{"why-worth", onPhone(), func(_ *testing.T, _ *Shell, page *tablePage) { page.why(2, widget.WorthColumn) }},
	}
	for _, c := range pages {
		t.Run(c.name, func(t *testing.T) {
			s, page := atTable(t, c.size)
			sale := plain(2, "Yx2", 3)
			sale.Before[0] = -1
			say(t, s, plain(0, "B+60", 1), plain(1, "R+60", 0), sale)
			c.show(t, s, page)
			settle(s, c.size)
			test.AssertRendersToMarkup(t, c.name+".xml", s.window.Canvas())
		})
	}
}
