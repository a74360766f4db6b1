package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// The bank and the year's start of Tycoon lie folded beneath the seats until they are asked for, then the seats take the
// room of what happened last, and they can be folded again.
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
}

// What a turn cannot be used for keeps its place among the chips, does nothing when it is tapped, and says why.
func TestAClosedWaySaysWhyOnTheSheet(t *testing.T) {
	s := apptest.Begin(t)
	size := fyne.NewSize(390, 844)
	apptest.Dressed(t, s, look.Theme{Variant: look.Light}, size)
	page := begun(t, s, "tycoon", "strategist", apptest.Friends()...)
	apptest.Settle(s, size)
	page.enter()
	over, opened := s.Page().(*SheetPage)
	must.Hold(t, opened, "no sheet opened")
	apptest.Settle(s, size)
	at := map[string]fyne.Position{}
	for _, kind := range []string{"sell", "dividend"} {
		closed := chip(t, s, words.Text("tycoon.entry."+kind))
		at[kind] = closed.(fyne.CanvasObject).Position()
		test.Tap(closed)
		expect.Equal(t, over.sheet.entry.Kind(), "buy", "what is made")
		expect.True(t, closed.Disabled() && !closed.Chosen(), "%s can be chosen", kind)
	}
	apptest.MustContain(t, s, words.Format("tycoon.refusal.dividend.none", words.Names{"seat": apptest.Friends()[0]}))
	test.Tap(chip(t, s, words.Text("tycoon.entry.pass")))
	apptest.Settle(s, size)
	for kind, was := range at {
		now := chip(t, s, words.Text("tycoon.entry."+kind)).(fyne.CanvasObject).Position()
		expect.Equal(t, now, was, "%s stands at", kind)
	}
}
