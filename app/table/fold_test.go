package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
)

// In Tycoon the rows of the bank and of the start of the year are folded below the seats. Unfolded, they take the space
// of the latest events. On a sheet, actions that are illegal this turn are grey.
func TestTheBankFoldsBeneathTheSeats(t *testing.T) {
	s := apptest.Begin(t)
	size := fyne.NewSize(390, 844)
	apptest.Dressed(t, s, look.Theme{Variant: look.Light}, size)
	page := begun(t, s, "tycoon", "strategist", apptest.Friends()...)
	apptest.Settle(s, size)
	folded, line := page.matrix.MinSize().Height, words.Text("tycoon.row.fold")
	for range 2 {
		apptest.TapSpoken(t, s, line)
		apptest.Settle(s, size)
		expect.True(t, page.matrix.MinSize().Height > folded+2*look.Target, "unfolded it is %v high, folded %v",
			page.matrix.MinSize().Height, folded)
		end := page.scroll.Offset.Y + page.scroll.Size().Height
		expect.True(t, end >= page.matrix.MinSize().Height-1, "the seats are seen to %v of %v", end,
			page.matrix.MinSize().Height)
		apptest.TapSpoken(t, s, line)
		apptest.Settle(s, size)
		expect.Equal(t, page.matrix.MinSize().Height, folded, "height when it is folded again")
	}
	page.enter()
	closed := chip(t, s, words.Text("tycoon.entry.sell"))
	test.Tap(closed)
	expect.True(t, closed.Disabled() && s.Page().(*SheetPage).sheet.entry.Kind() == "buy", "who has no shares can sell")
}
