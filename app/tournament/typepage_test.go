package tournament

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// Where only places are known, none is known before it is said: the button lives with the last of them, not with the
// first look.
func TestPlacesAreSaidOneByOne(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 4, nil)
	drawn(t, p)
	typing := newTypePage(p.desk(), 1, *tableOf(t, p, 1, 1))
	s.Go(apptest.To(typing))
	typing.typed.PlacesOnly = true
	typing.check()
	for seat, rank := range []int{3, 1, 1, 4} {
		expect.True(t, typing.Confirm.Disabled(), "the result can be entered after %d of 4 places were said", seat)
		for at, cell := range typing.lines[seat].ranks {
			expect.True(t, !cell.Chosen(), "place %d of player %d is chosen, and nobody said so", at+1, seat+1)
		}
		test.Tap(typing.lines[seat].ranks[rank-1])
	}
	must.Hold(t, !typing.Confirm.Disabled(),
		"all places are said, two of them shared, and the result cannot be entered")
	test.Tap(typing.Confirm)
	result := tableOf(t, p, 1, 1).Result
	expect.True(t, result != nil && result.NoWorths && result.Places[0].Rank == 3 && result.Places[2].Rank == 1,
		"entered: %+v", result)
}

// Worths are typed one after another with the tab key between them, over the chips of who is out; Enter goes to the button
// from the last one.
func TestWorthsAreTypedWithTheTabKey(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 4, nil)
	drawn(t, p)
	openTypePage(p.desk(), 1, *tableOf(t, p, 1, 1))
	typing := s.Page().(*typePage)
	apptest.Settle(s, apptest.Desktop())
	on := s.Window.Canvas()
	for seat, worth := range []string{"900", "800", "700", "600"} {
		test.Type(on.Focused(), worth)
		expect.Equal(t, typing.lines[seat].field.Text, worth, "of player %d", seat+1)
		if seat < 3 {
			on.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyTab})
		}
	}
	on.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	expect.True(t, on.Focused() == fyne.Focusable(typing.Confirm), "Enter leads to %T", on.Focused())
}
