//go:build ci

package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
)

// The table's pages match approved texts. After a change, run the test, check testdata/failed, and move it to testdata.
func TestTablePagesAsApproved(t *testing.T) {
	pages := []struct {
		name string
		size fyne.Size
		show func(t *testing.T, s *shell.Shell, page *Page)
	}{
		{"table-phone", apptest.Phone(), func(*testing.T, *shell.Shell, *Page) {}},
		{"table-desktop", apptest.Desktop(), func(*testing.T, *shell.Shell, *Page) {}},
		{"turn-sheet", apptest.Phone(), func(_ *testing.T, _ *shell.Shell, page *Page) { page.enter() }},
		{"turn-ready", apptest.Phone(), func(t *testing.T, s *shell.Shell, page *Page) {
			page.enter()
			choose(t, s, "B", "+100")
			way(t, s, 3)
		}},
		{"trade-panel", apptest.Phone(), func(t *testing.T, s *shell.Shell, page *Page) {
			page.enter()
			trade(t, s, "before", 1)
			apptest.Tap(t, s, "1")
		}},
		{"why-price", apptest.Phone(), func(_ *testing.T, _ *shell.Shell, page *Page) { page.why(view.HeadRow, 0) }},
		{"why-worth", apptest.Phone(), func(_ *testing.T, _ *shell.Shell,
			page *Page) {
			page.why(2, view.WorthColumn)
		}},
	}
	for _, c := range pages {
		t.Run(c.name, func(t *testing.T) {
			s, page := atTable(t, c.size)
			sale := plain(2, "Yx2", 3)
			sale.Before[0] = -1
			apptest.Record(t, s, plain(0, "B+60", 1), plain(1, "R+60", 0), sale)
			c.show(t, s, page)
			apptest.Settle(s, c.size)
			apptest.Reads(t, c.name, s.Window)
		})
	}
}
