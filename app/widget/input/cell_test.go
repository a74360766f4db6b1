package input_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/calc/conformance/expect"
)

func blue() view.Company   { return view.Company{Key: "blue", Code: "B", Name: "Blue"} }
func red() view.Company    { return view.Company{Key: "red", Code: "R", Name: "Red"} }
func yellow() view.Company { return view.Company{Key: "yellow", Code: "Y", Name: "Yellow"} }
func green() view.Company  { return view.Company{Key: "green", Code: "G", Name: "Green"} }

func TestCellsLook(t *testing.T) {
	widgettest.Light(t)
	chosen, gone := input.NewCell("+2", nil), input.NewCell("–3", nil)
	chosen.SetChosen(true)
	gone.DisableBecause("another company has it")
	long, taken := input.NewCompanyCell(blue(), nil).SetDetail("120"), input.NewCompanyCell(red(), nil).SetDetail("90")
	taken.SetChosen(true)
	widgettest.Golden(t, "cells", frame.NewColumns(140, look.Space2,
		frame.NewColumns(44, 2, input.NewCell("+4", nil), chosen, input.NewCell("–2", nil), gone), long, taken), 300, 160)
}

func TestCellsAreTargetsAndTellHowTheyStand(t *testing.T) {
	widgettest.Light(t)
	var got []bool
	c := input.NewCell("6", func(chosen bool) { got = append(got, chosen) })
	size := c.MinSize()
	test.Tap(c)
	label := c.AccessibilityLabel()
	expect.True(t, label == "6 ✓" && len(got) == 1 && got[0], "a tapped cell says %q and reports %v", label, got)
	expect.True(t, c.MinSize() == size && size == fyne.NewSquareSize(look.Target),
		"it is %v, and was %v", c.MinSize(), size)
}

func TestACompanyCellHasItsNameWhereThatFits(t *testing.T) {
	widgettest.Light(t)
	c := input.NewCompanyCell(blue(), nil).SetDetail("120")
	widgettest.Stand(t, c, 300, 44)
	for size, want := range map[fyne.Size]bool{fyne.NewSize(90, 44): false, fyne.NewSize(300, 44): true,
		fyne.NewSize(300, 30): true} { // in a low cell the name is beside the code
		c.Resize(size)
		if got := slices.Contains(widgettest.Lines(c), blue().Name); got != want ||
			!slices.Contains(widgettest.Lines(c), blue().Code) {
			t.Errorf("at %v it reads %q", size, widgettest.Lines(c))
		}
	}
}
