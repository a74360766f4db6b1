package shell_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget"
)

// The second tap of a double tap records nothing, on whichever button it lands; a tap elsewhere, a later one and a key do.
func TestDoubleTapRecordsOnce(t *testing.T) {
	s := apptest.Begin(t)
	s.Echo = time.Hour
	count := 0
	button := func() (b *widget.Button) {
		b = widget.NewPrimaryButton("Record", nil)
		b.OnTapped(func() { s.Recording(b, func() { count++ }) })
		return b
	}
	record, pass := button(), button()
	for i, c := range []struct {
		on   *widget.Button
		x    float32
		want int
	}{{record, 50, 1}, {pass, 55, 1}, {record, 200, 2}, {record, 0, 3}, {record, 0, 4}} {
		at := fyne.NewPos(c.x, c.x)
		if c.on.Tapped(&fyne.PointEvent{AbsolutePosition: at}); count != c.want {
			t.Errorf("%d: %d are recorded, must be %d", i, count, c.want)
		}
	}
	record.Tapped(&fyne.PointEvent{AbsolutePosition: fyne.NewPos(90, 90)})
	s.Echo = time.Nanosecond
	if record.Tapped(&fyne.PointEvent{AbsolutePosition: fyne.NewPos(90, 90)}); count != 6 {
		t.Errorf("%d are recorded, must be 6", count)
	}
}
