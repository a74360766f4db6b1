package widget

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
)

func TestChipsLook(t *testing.T) {
	light(t)
	pill, gone := NewChip("Last round", nil), NewChip("Nobody", nil)
	pill.SetChosen(true)
	gone.DisableBecause("somebody plays")
	golden(t, "chips", NewFlow(look.Space2, pill, NewChip("Everyone", nil), gone), 300, 160)
}

func TestChipTogglesAndKeepsItsWidth(t *testing.T) {
	light(t)
	var got []bool
	c := NewChip("Last round", func(chosen bool) { got = append(got, chosen) })
	width := c.MinSize().Width
	test.Tap(c)
	if !c.Chosen() || c.MinSize().Width != width {
		t.Errorf("chosen %v, width %v after %v", c.Chosen(), c.MinSize().Width, width)
	}
	if label := c.AccessibilityLabel(); label != "Last round ✓" {
		t.Errorf("spoken %q", label)
	}
	test.Tap(c)
	c.SetChosen(true)
	if len(got) != 2 || !got[0] || got[1] {
		t.Errorf("reported %v", got)
	}
	if c.SetLabel("Now"); c.AccessibilityLabel() != "Now ✓" {
		t.Error("the new words are not told")
	}
}
