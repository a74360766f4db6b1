package widget

import (
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Of a long list the first rows are shown, and by a button all; the keyboard goes on where the button was. A single row more
// is shown at once.
func TestALongListIsShownInTwoSteps(t *testing.T) {
	light(t)
	list := func(count int) *fyne.Container {
		var rows []func() fyne.CanvasObject
		for i := range count {
			rows = append(rows, func() fyne.CanvasObject { return NewRow(strconv.Itoa(i), "", func() {}) })
		}
		to := Stack(0)
		AddFirst(to, 3, rows, strconv.Itoa)
		return to
	}
	if short := list(4); len(short.Objects) != 4 {
		t.Errorf("of 4 rows %d are shown", len(short.Objects))
	}
	long := list(9)
	button := long.Objects[3].(*Button)
	c := stand(t, long, 300, 600).Canvas()
	c.Focus(button)
	test.Tap(button)
	if len(long.Objects) != 9 || c.Focused() != long.Objects[3].(fyne.Focusable) {
		t.Errorf("%d rows, and the keyboard is at %v", len(long.Objects), c.Focused())
	}
}
