package core_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

type finger struct {
	t     *testing.T
	on    fyne.Canvas
	guard *core.TapGuard
	now   time.Time
}

func newFinger(t *testing.T, content ...fyne.CanvasObject) *finger {
	t.Helper()
	widgettest.Light(t)
	f := &finger{t: t, guard: core.NewTapGuard(), now: time.Unix(1_000, 0)}
	f.guard.Pause, f.guard.Now = core.TapPause, func() time.Time { return f.now }
	w := test.NewTempWindow(t, container.New(f.guard, content...))
	w.SetPadded(false)
	w.Resize(fyne.NewSize(400, 300))
	f.on = w.Canvas()
	return f
}

func (f *finger) taps(x, y float32, after time.Duration) {
	f.now = f.now.Add(after)
	test.TapCanvas(f.on, fyne.NewPos(x, y))
}

const quickly, slowly = 200 * time.Millisecond, 400 * time.Millisecond

// The second tap of a double tap is ignored by the content that the first tap brought under the finger, even if the
// finger slips. The content answers taps once it has been visible for the length of the pause.
func TestDoubleTapFallsOnNothing(t *testing.T) {
	var done []string
	holder := container.NewStack()
	second := input.NewPrimaryButton("Y –30", func() { done = append(done, "second") })
	second.OnRefused = func(string) { done = append(done, "refused") }
	first := input.NewPrimaryButton("B +50", func() {
		done = append(done, "first")
		holder.Objects = []fyne.CanvasObject{second}
		holder.Refresh()
	})
	holder.Objects = []fyne.CanvasObject{first}
	f := newFinger(t, holder)
	f.taps(100, 100, 0)
	f.taps(108, 95, quickly)
	f.taps(100, 100, 100*time.Millisecond)
	must.Hold(t, len(done) == 1, "a double tap does %v", done)
	f.taps(100, 100, quickly)
	must.Hold(t, len(done) == 2 && done[1] == "second", "a tap that can be meant does %v", done)
	second.DisableBecause("Not now.")
	f.taps(100, 100, quickly)
	expect.True(t, len(done) == 2, "the second tap asks why: %v", done)
	f.taps(100, 100, slowly)
	f.taps(300, 250, quickly)
	expect.True(t, len(done) == 4, "taps later or elsewhere do %v", done)
}

// The pause begins when a change has been drawn, which takes long on a slow device.
func TestDoubleTapWhileTheWindowIsDrawn(t *testing.T) {
	opened := false
	holder := container.NewStack()
	figure := input.NewQuietButton("Why 4?", func() { opened = true })
	holder.Objects = []fyne.CanvasObject{input.NewPrimaryButton("Friday night", func() {
		holder.Objects = []fyne.CanvasObject{figure}
		holder.Refresh()
	})}
	f := newFinger(t, holder)
	var drawn []func()
	f.guard.Seen = func(seen func()) { drawn = append(drawn, seen) }
	f.taps(100, 100, 0)
	f.taps(100, 100, slowly)
	must.Hold(t, !opened && len(drawn) == 1, "what nobody has seen answers: %t, %d taps", opened, len(drawn))
	drawn[0]()
	f.taps(100, 100, quickly)
	must.Hold(t, !opened, "what has just been drawn answers")
	f.taps(100, 100, quickly)
	expect.True(t, opened, "what has been seen does not answer")
}

func TestQuickTapsOnWhatStays(t *testing.T) {
	var typed string
	key := func(digit string) *input.Button {
		return input.NewQuietButton(digit, func() { typed += digit })
	}
	row := container.NewGridWithColumns(4, key("1"), key("2"), key("3"),
		input.NewHoldButton("+", nil, func() bool { typed += "+"; return true }))
	f := newFinger(t, row)
	for _, x := range []float32{95, 104, 150, 196, 206, 350, 350, 350, 350} {
		f.taps(x, 100, 100*time.Millisecond)
	}
	expect.Equal(t, typed, "12223++++", "typed")
}

// A spent button ignores a second tap though it looks the same, and the repeats of a key that is held down.
func TestSpentButtonWaits(t *testing.T) {
	count := 0
	var f *finger
	record := input.NewPrimaryButton("Record", func() { count++; f.guard.Spend() })
	f = newFinger(t, record)
	f.taps(100, 100, 0)
	f.taps(100, 100, quickly)
	must.Hold(t, count == 1, "%d are recorded, must be 1", count)
	for range 2 {
		for _, after := range []time.Duration{0, 660 * time.Millisecond, 40 * time.Millisecond, slowly} {
			f.now = f.now.Add(after)
			record.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		}
		f.guard.Release()
	}
	expect.True(t, count == 3, "%d are recorded, must be 3", count)
	f.taps(100, 100, slowly)
	expect.True(t, count == 4, "%d are recorded, must be 4", count)
}

func TestWhatCoversATapWaits(t *testing.T) {
	closed := false
	stack := container.NewStack()
	cover := input.NewQuietButton("Close", func() { closed = true })
	stack.Objects = []fyne.CanvasObject{input.NewQuietButton("Open", func() {
		stack.Objects = append(stack.Objects, cover)
		stack.Refresh()
	})}
	f := newFinger(t, stack)
	f.taps(100, 100, 0)
	f.taps(100, 100, quickly)
	expect.True(t, !closed, "a double tap closes what it opened")
	f.taps(100, 100, slowly)
	expect.True(t, closed, "it is not closed")
}
