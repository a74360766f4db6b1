package widget

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
)

func TestChipsLook(t *testing.T) {
	light(t)
	var all []*Chip
	for _, c := range []Company{blue(), red(), yellow(), green()} {
		all = append(all, NewCompanyChip(c, nil))
	}
	all[1].SetChosen(true)
	all[2].SetChosen(true)
	all[3].DisableBecause("the card's own colour")
	pill := NewChip("Last round", nil)
	pill.SetChosen(true)
	golden(t, "chips", NewFlow(look.Space2, all[0], all[1], all[2], all[3], pill, NewChip("Everyone", nil)), 300, 160)
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
	if c.SetLabel("Now").AccessibilityLabel() != "Now ✓" {
		t.Error("the new words are not told")
	}
}
