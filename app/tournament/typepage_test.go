package tournament

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// A half-typed number survives a change of theme.
func TestWorthsAreTypedByKeys(t *testing.T) {
	s := apptest.Begin(t)
	r := begun(t, s, 4, nil)
	drawn(t, r)
	at(s, r, "")
	apptest.Settle(s, apptest.Desktop())
	test.Tap(apptest.Tiles(s)[0])
	tapOnSheet(t, s, words.Text("tournament.table.type"))
	apptest.Settle(s, apptest.Desktop())
	on := s.Window.Canvas()
	for i, worth := range []string{"900", "8,", "700", "600"} {
		field, is := on.Focused().(*form.TextField)
		must.Hold(t, is, "the keyboard is at %T", on.Focused())
		test.Type(field, worth)
		if i == 1 {
			apptest.Dressed(t, s, look.Theme{Variant: look.Dark, Text: look.LargestText}, apptest.Phone())
			expect.Equal(t, field.Text, "8,", "what was half typed")
			expect.True(t, on.Focused() == fyne.Focusable(field), "another theme leads to %T", on.Focused())
			field.SetText("800")
		}
		on.Focused().TypedKey(&fyne.KeyEvent{Name: []fyne.KeyName{fyne.KeyTab, fyne.KeyReturn}[i/2]})
	}
	button, is := on.Focused().(interface{ AccessibilityLabel() string })
	must.Hold(t, is && button.AccessibilityLabel() == words.Text("tournament.type.enter"), "Enter leads to %T", on.Focused())
	on.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	result := tableOf(t, r, 1, 1).Result
	must.Hold(t, result != nil, "nothing is entered")
	expect.True(t, result.Places[1].Worth == 800 && result.Places[1].Rank == 2, "entered: %+v", result)
}

func TestPlacesAreTapped(t *testing.T) {
	s := apptest.Begin(t)
	r := begun(t, s, 4, nil)
	drawn(t, r)
	at(s, r, "type/1/1")
	for _, size := range []fyne.Size{apptest.Phone(), fyne.NewSize(844, 420), apptest.Desktop()} {
		apptest.Settle(s, size)
		apptest.Picture(t, s, "type"+words.Number(int(size.Width))+".png")
	}
	apptest.EveryWindow().Fit(t, s, "a result that is typed")
	apptest.TapSpoken(t, s, words.Text("tournament.type.places"))
	apptest.Settle(s, apptest.Phone())
	apptest.Picture(t, s, "places.png")
	for seat, rank := range []int{3, 1, 1, 4} {
		s.Record()
		must.Hold(t, tableOf(t, r, 1, 1).Result == nil, "entered after %d of 4 places", seat)
		name := r.Name(tableOf(t, r, 1, 1).Members[seat])
		apptest.TapSpoken(t, s, words.Format("tournament.type.place", words.Names{"name": name, "rank": rank}))
	}
	s.Record()
	result := tableOf(t, r, 1, 1).Result
	expect.True(t, result != nil && result.NoWorths && result.Places[0].Rank == 3 && result.Places[2].Rank == 1,
		"entered: %+v", result)
}
