package widget

import (
	"testing"

	"fyne.io/fyne/v2/test"
)

func TestSwitchLooks(t *testing.T) {
	light(t)
	off := NewSwitch("Optional", "", false, nil)
	off.DisableBecause("fixed")
	golden(t, "switches", Stack(4, NewSwitch("Count the cards", "A card of which none is left is refused, as the deck is known.", true, nil),
		NewSwitch("Last round", "", false, nil), off), 300, 180)
}

func TestSwitchTurns(t *testing.T) {
	light(t)
	var got []bool
	s := NewSwitch("Count", "the cards", false, func(on bool) { got = append(got, on) })
	test.Tap(s)
	if !s.On() || s.AccessibilityLabel() != "Count ✓, the cards" {
		t.Errorf("on %v, spoken %q", s.On(), s.AccessibilityLabel())
	}
	s.SetOn(false)
	if s.On() || len(got) != 1 || !got[0] {
		t.Errorf("on %v, reported %v", s.On(), got)
	}
}
