package widget

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
)

func TestRowsLook(t *testing.T) {
	light(t)
	golden(t, "rows", Stack(0,
		NewRow("Ben: +60 blue, –30 red", "14:02", func() {}).SetEnds(NewSymbol(blue(), 18), NewFigure("change", 120, FigureText)),
		NewRow("Zoe: ×2 green, ÷2 yellow, and more than fits", "taken back", nil).SetStruck(true),
		NewRow("Ann", "", func() {}).SetChosen(true)), 300, 180)
}

func TestRowSpeaks(t *testing.T) {
	light(t)
	r := NewRow("Ann", "120", nil)
	if r.AccessibilityLabel() != "Ann, 120" || r.AccessibilityRole() != fyne.AccessibleRoleText {
		t.Errorf("spoken %q as %q", r.AccessibilityLabel(), r.AccessibilityRole())
	}
	taps := 0
	r.OnTapped(func() { taps++ })
	r.SetText("Ben", "")
	test.Tap(r)
	if r.AccessibilityLabel() != "Ben" || r.AccessibilityRole() != fyne.AccessibleRoleButton || taps != 1 {
		t.Errorf("spoken %q as %q, %d taps", r.AccessibilityLabel(), r.AccessibilityRole(), taps)
	}
	if height := r.MinSize().Height; height < look.Target {
		t.Errorf("only %v high", height)
	}
}

// What stands at the ends can be said before or after everything else of the row.
func TestRowShowsEndsWheneverTheyAreSet(t *testing.T) {
	light(t)
	last := NewPlainButton("Put back", nil, nil)
	row := NewRow("Ann: B +60", "", nil).SetStruck(true).SetEnds(nil, last)
	stand(t, row, 300, 60)
	shown := func(o fyne.CanvasObject) bool { return slices.Contains(test.WidgetRenderer(row).Objects(), o) }
	if !shown(last) || last.Size().Width == 0 || !within(row.Size(), last) {
		t.Errorf("the button is shown %v, %v", shown(last), last.Size())
	}
	if row.SetEnds(nil, nil); shown(last) {
		t.Error("an end that was taken away stays")
	}
}
