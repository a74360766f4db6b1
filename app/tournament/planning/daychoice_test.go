package planning

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
)

func TestADayIsChosenFromItsMonth(t *testing.T) {
	tomorrow, chosen := midnight(time.Now()).AddDate(0, 0, 1), time.Time{}
	c := newDayChoice(apptest.Begin(t), "First day", "none", tomorrow, func(day time.Time) { chosen = day })
	c.open()
	apptest.Walk(c.days, func(o fyne.CanvasObject) {
		if cell, is := o.(*input.Cell); is && strings.HasPrefix(cell.AccessibilityLabel(), words.Date(tomorrow)) {
			test.Tap(cell)
		}
	})
	expect.True(t, chosen.Equal(tomorrow), "%v is chosen, not %v", chosen, tomorrow)
}
