package widget

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
)

func TestCellsLook(t *testing.T) {
	light(t)
	chosen, foreseen, gone := NewCell("+2", nil), NewCell("–2", nil), NewCell("–3", nil)
	chosen.SetChosen(true)
	foreseen.SetForeseen(true)
	gone.DisableBecause("another company has it")
	long, taken := NewCompanyCell(blue(), nil).SetDetail("120"), NewCompanyCell(red(), nil).SetDetail("90")
	taken.SetChosen(true)
	golden(t, "cells", NewColumns(140, look.Space2, NewColumns(44, 2, NewCell("+4", nil), chosen, foreseen, gone), long, taken), 300, 160)
}

// A cell is as large as a target, chosen or not, and says what it is.
func TestCellsAreTargetsAndTellHowTheyStand(t *testing.T) {
	light(t)
	var got []bool
	c := NewCell("6", func(chosen bool) { got = append(got, chosen) })
	size := c.MinSize()
	c.SetForeseen(true)
	if label := c.AccessibilityLabel(); label != "6 ?" {
		t.Errorf("a foreseen cell says %q", label)
	}
	test.Tap(c)
	if label := c.AccessibilityLabel(); label != "6 ✓" || len(got) != 1 || !got[0] {
		t.Errorf("a tapped cell says %q and reports %v", label, got)
	}
	if c.MinSize() != size || size != fyne.NewSquareSize(look.Target) {
		t.Errorf("it is %v, and was %v", c.MinSize(), size)
	}
}

// A company's name stands beneath its code where it has room.
func TestACompanyCellHasItsNameWhereThatFits(t *testing.T) {
	light(t)
	c := NewCompanyCell(blue(), nil).SetDetail("120")
	for width, want := range map[float32]bool{90: false, 300: true} {
		stand(t, c, width, 44)
		if got := slices.Contains(lines(c), blue().Name); got != want || !slices.Contains(lines(c), blue().Code) {
			t.Errorf("at %v it reads %q", width, lines(c))
		}
	}
}
