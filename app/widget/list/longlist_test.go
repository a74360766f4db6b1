package list_test

import (
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/app/widget/list"
	"scripkeeper/calc/conformance/expect"
)

// Of a long list the first rows are shown, and by a button all; the keyboard goes on where the button was. A single row
// more is shown at once.
func TestALongListIsShownInTwoSteps(t *testing.T) {
	widgettest.Light(t)
	list := func(count int) *fyne.Container {
		var rows []func() fyne.CanvasObject
		for i := range count {
			rows = append(rows, func() fyne.CanvasObject { return list.NewRow(strconv.Itoa(i), "", func() {}) })
		}
		to := frame.Stack(0)
		list.AddFirst(to, 3, rows, strconv.Itoa)
		return to
	}
	expect.Equal(t, len(list(4).Objects), 4, "rows of four that are shown")
	long := list(9)
	button := long.Objects[3].(*input.Button)
	c := widgettest.Stand(t, long, 300, 600).Canvas()
	c.Focus(button)
	test.Tap(button)
	expect.True(t, len(long.Objects) == 9 && c.Focused() == long.Objects[3].(fyne.Focusable),
		"%d rows, and the keyboard is at %v", len(long.Objects), c.Focused())
}
