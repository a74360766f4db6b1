package input_test

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/calc/conformance/expect"
)

func TestSwitchLooks(t *testing.T) {
	widgettest.Light(t)
	off := input.NewSwitch("Optional", "", false, nil)
	off.DisableBecause("fixed")
	widgettest.Golden(t, "switches", frame.Stack(4,
		input.NewSwitch("Count the cards", "A card of which none is left is refused, as the deck is known.", true, nil),
		input.NewSwitch("Last round", "", false, nil), off), 300, 180)
}

func TestSwitchTurns(t *testing.T) {
	widgettest.Light(t)
	var got []bool
	s := input.NewSwitch("Count", "the cards", false, func(on bool) { got = append(got, on) })
	test.Tap(s)
	expect.True(t, s.On() && s.AccessibilityLabel() == "Count ✓, the cards",
		"on %v, spoken %q", s.On(), s.AccessibilityLabel())
	s.SetOn(false)
	expect.True(t, !s.On() && len(got) == 1 && got[0], "on %v, reported %v", s.On(), got)
}
