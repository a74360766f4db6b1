package input

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/calc/conformance/expect"
)

func TestSteppersLook(t *testing.T) {
	widgettest.Light(t)
	buy := NewStepper("Blue", -4, 12, 2, nil)
	buy.SetShortcuts(Shortcut{"all", -4}, Shortcut{"max", 12})
	off := NewStepper("Packs", 1, 2, 1, nil)
	off.DisableBecause("fixed")
	widgettest.Golden(t, "steppers", container.New(layout.NewCustomPaddedVBoxLayout(look.Space2), buy,
		NewStepper("Rounds", 1, 99, 8, nil), off), 366, 150)
}

func TestStepperStepsWithinItsBounds(t *testing.T) {
	widgettest.Light(t)
	var got []int
	s := NewStepper("shares", -2, 3, 0, func(v int) { got = append(got, v) })
	widgettest.Stand(t, s, 300, 60)
	for range 5 {
		test.Tap(s.more)
	}
	expect.True(t, s.Value() == 3 && s.more.Disabled() && !s.less.Disabled(),
		"five up: %d, more off %v, less off %v", s.Value(), s.more.Disabled(), s.less.Disabled())
	for range 9 {
		test.Tap(s.less)
	}
	want := []int{1, 2, 3, 2, 1, 0, -1, -2}
	expect.True(t, slices.Equal(got, want), "reported %v, want %v", got, want)
	s.SetRange(0, 1)
	s.SetValue(9)
	expect.True(t, s.Value() == 1 && len(got) == 8, "value %d after a new range, reported %v", s.Value(), got)
}

func TestStepperByKeyboard(t *testing.T) {
	widgettest.Light(t)
	s := NewStepper("shares", -20, 150, 0, nil)
	widgettest.Stand(t, s, 300, 60)
	steps := []struct {
		do   func()
		want int
	}{
		{func() { widgettest.Press(s, fyne.KeyUp, fyne.KeyRight) }, 2},
		{func() { widgettest.Press(s, fyne.KeyDown) }, 1},
		{func() { s.TypedRune('+') }, 2},
		{func() { s.TypedRune('-') }, 1},
		{func() { s.TypedRune('3') }, -3}, // after the minus above
		{func() { widgettest.Press(s, fyne.KeyUp); s.TypedRune('1'); s.TypedRune('2'); s.TypedRune('0') }, 120},
		{func() { s.TypedRune('7') }, 7}, // 1207 is out of bounds, so 7 begins a new number
		{func() { widgettest.Press(s, fyne.KeyHome) }, -20},
		{func() { widgettest.Press(s, fyne.KeyEnd) }, 150},
		{func() { widgettest.Press(s, fyne.KeyBackspace) }, 0},
		{func() { s.TypedRune('-'); s.TypedRune('1'); s.TypedRune('5') }, -15},
		{func() { s.FocusLost(); s.TypedRune('4') }, 4},
	}
	for i, step := range steps {
		if step.do(); s.Value() != step.want {
			t.Errorf("step %d: %d, want %d", i, s.Value(), step.want)
		}
	}
	s.DisableBecause("locked")
	s.TypedRune('9')
	widgettest.Press(s, fyne.KeyUp)
	expect.Equal(t, s.Value(), 4, "disabled it went to")
}

func TestStepperShortcuts(t *testing.T) {
	widgettest.Light(t)
	var got []int
	s := NewStepper("Blue", -4, 7, 0, func(v int) { got = append(got, v) })
	s.SetShortcuts(Shortcut{"all", -4}, Shortcut{"max", 7})
	widgettest.Stand(t, s, 366, 60)
	test.Tap(s.jumps[1])
	test.Tap(s.jumps[1]) // no effect, because the shortcut sets the current value
	test.Tap(s.jumps[0])
	expect.True(t, slices.Equal(got, []int{7, -4}), "reported %v", got)
	s.SetShortcuts(Shortcut{"none", 0})
	expect.True(t, !s.jumps[1].Visible() && s.jumps[0].Label() == "none", "old shortcuts stay")
	expect.Equal(t, s.AccessibilityLabel(), "Blue -4", "spoken")
}

func TestStepperFitsAPhone(t *testing.T) {
	widgettest.Light(t)
	s := NewStepper("Green", -120, 250, -100, nil)
	s.SetShortcuts(Shortcut{"all", -120}, Shortcut{"max", 250})
	widgettest.Stand(t, s, 366, 60)
	least := s.MinSize()
	expect.True(t, least.Width <= 366, "least size %v", least)
	for _, o := range test.WidgetRenderer(s).Objects() {
		if o.Visible() && o.Size().Width < 366 && !widgettest.Within(fyne.NewSize(366, 64), o) {
			t.Errorf("%T at %v, %v lies outside", o, o.Position(), o.Size())
		}
	}
}

func TestHoldingAButtonRepeatsUntilTheEnd(t *testing.T) {
	widgettest.Light(t)
	s := NewStepper("shares", 0, 5, 0, nil)
	widgettest.Stand(t, s, 300, 60)
	clock := time.Unix(0, 0)
	s.more.now = func() time.Time { return clock }
	s.more.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
	wait := func(d time.Duration) { clock = clock.Add(d); s.more.tick() }
	wait(100 * time.Millisecond)
	expect.True(t, s.Value() == 0, "a short press steps to %d by itself", s.Value())
	wait(holdDelay)
	wait(holdPause / 2)
	wait(holdPause)
	expect.Equal(t, s.Value(), 2, "held it stands at")
	s.more.MouseUp(&desktop.MouseEvent{})
	s.more.Tapped(&fyne.PointEvent{}) // the driver sends a tap at the end of a hold
	wait(time.Second)
	expect.Equal(t, s.Value(), 2, "let go it went on to")
	test.Tap(s.more)
	s.more.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
	wait(holdDelay)
	for range 9 {
		wait(holdPause)
	}
	expect.True(t, s.Value() == 5 && s.more.pulse == nil,
		"at the end: %d, still holding %v", s.Value(), s.more.pulse != nil)
}

func TestLooseStepperReportsWhatIsTypedBeyondItsBounds(t *testing.T) {
	widgettest.Light(t)
	var told []int
	s := NewStepper("Shares", -2, 7, 0, func(n int) { told = append(told, n) }).Loose()
	widgettest.Stand(t, s, 300, 60)
	for _, r := range "1200005" { // the sixth and the last digit would exceed maxTyped
		s.TypedRune(r)
	}
	expect.True(t, slices.Equal(told, []int{1, 12, 120, 1200, 12000}) && s.Value() == 12000,
		"told %v, value %d", told, s.Value())
	s.SetRange(-2, 7)
	s.SetValue(0)
	told = nil
	for _, r := range "-31" {
		s.TypedRune(r)
	}
	expect.True(t, slices.Equal(told, []int{-3, -31}), "below the bounds: told %v", told)
	strict := NewStepper("Shares", 0, 7, 0, func(n int) { told = append(told, n) })
	widgettest.Stand(t, strict, 300, 60)
	for _, r := range "-12" {
		strict.TypedRune(r)
	}
	expect.Equal(t, strict.Value(), 2, "a stepper that is not loose holds")
}
