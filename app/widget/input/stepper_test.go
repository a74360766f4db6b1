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
)

func TestSteppersLook(t *testing.T) {
	widgettest.Light(t)
	buy := NewStepper("Blue", -4, 12, 2, nil)
	buy.SetCaption("–240")
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
	if s.Value() != 3 || !s.more.Disabled() || s.less.Disabled() {
		t.Errorf("five up: %d, more off %v, less off %v", s.Value(), s.more.Disabled(), s.less.Disabled())
	}
	for range 9 {
		test.Tap(s.less)
	}
	if want := []int{1, 2, 3, 2, 1, 0, -1, -2}; !slices.Equal(got, want) {
		t.Errorf("reported %v, want %v", got, want)
	}
	s.SetRange(0, 1)
	s.SetValue(9)
	if s.Value() != 1 || len(got) != 8 {
		t.Errorf("value %d after a new range, reported %v", s.Value(), got)
	}
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
		{func() { s.TypedRune('1'); s.TypedRune('2'); s.TypedRune('0') }, 120},
		{func() { s.TypedRune('7') }, 7}, // 1207 is out of bounds, so a new number begins
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
	if s.Value() != 4 {
		t.Errorf("disabled it went to %d", s.Value())
	}
}

func TestStepperShortcuts(t *testing.T) {
	widgettest.Light(t)
	var got []int
	s := NewStepper("Blue", -4, 7, 0, func(v int) { got = append(got, v) })
	s.SetShortcuts(Shortcut{"all", -4}, Shortcut{"max", 7})
	widgettest.Stand(t, s, 366, 60)
	test.Tap(s.jumps[1])
	test.Tap(s.jumps[1]) // greyed: it is there already
	test.Tap(s.jumps[0])
	if !slices.Equal(got, []int{7, -4}) {
		t.Errorf("reported %v", got)
	}
	s.SetShortcuts(Shortcut{"none", 0})
	if s.jumps[1].Visible() || s.jumps[0].Label() != "none" {
		t.Error("old shortcuts stay")
	}
	s.SetCaption("+480")
	if got := s.AccessibilityLabel(); got != "Blue -4, +480" {
		t.Errorf("spoken %q", got)
	}
}

func TestStepperFitsAPhone(t *testing.T) {
	widgettest.Light(t)
	s := NewStepper("Green", -120, 250, -100, nil)
	s.SetShortcuts(Shortcut{"all", -120}, Shortcut{"max", 250})
	s.SetCaption("+25 000")
	widgettest.Stand(t, s, 366, 60)
	if least := s.MinSize(); least.Width > 366 {
		t.Errorf("least size %v", least)
	}
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
	if s.Value() != 0 {
		t.Errorf("a short press steps to %d by itself", s.Value())
	}
	wait(holdDelay)
	wait(holdPause / 2)
	wait(holdPause)
	if s.Value() != 2 {
		t.Errorf("held it stands at %d", s.Value())
	}
	s.more.MouseUp(&desktop.MouseEvent{})
	s.more.Tapped(&fyne.PointEvent{}) // the driver's tap at the end of the hold
	wait(time.Second)
	if s.Value() != 2 {
		t.Errorf("let go it went on to %d", s.Value())
	}
	test.Tap(s.more)
	s.more.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
	wait(holdDelay)
	for range 9 {
		wait(holdPause)
	}
	if s.Value() != 5 || s.more.pulse != nil {
		t.Errorf("at the end: %d, still holding %v", s.Value(), s.more.pulse != nil)
	}
}

func TestLooseStepperReportsWhatIsTypedBeyondItsBounds(t *testing.T) {
	widgettest.Light(t)
	var told []int
	s := NewStepper("Shares", -2, 7, 0, func(n int) { told = append(told, n) }).Loose()
	widgettest.Stand(t, s, 300, 60)
	for _, r := range "1200005" { // the sixth digit is more than can be typed, the last one fits no more either
		s.TypedRune(r)
	}
	if want := []int{1, 12, 120, 1200, 12000}; !slices.Equal(told, want) || s.Value() != 12000 {
		t.Errorf("told %v, value %d", told, s.Value())
	}
	s.SetRange(-2, 7)
	s.SetValue(0)
	told = nil
	for _, r := range "-31" {
		s.TypedRune(r)
	}
	if want := []int{-3, -31}; !slices.Equal(told, want) {
		t.Errorf("below the bounds: told %v", told)
	}
	strict := NewStepper("Shares", 0, 7, 0, func(n int) { told = append(told, n) })
	widgettest.Stand(t, strict, 300, 60)
	for _, r := range "-12" {
		strict.TypedRune(r)
	}
	if strict.Value() != 2 {
		t.Errorf("a stepper that is not loose holds %d", strict.Value())
	}
}
