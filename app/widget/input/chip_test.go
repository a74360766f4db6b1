package input_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/app/widget/mark"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestChipsLook(t *testing.T) {
	widgettest.Light(t)
	pill, gone := input.NewChip("Last round", nil), input.NewChip("Nobody", nil)
	pill.SetChosen(true)
	gone.DisableBecause("somebody plays")
	widgettest.Golden(t, "chips", frame.NewFlow(look.Space2, pill, input.NewChip("Everyone", nil), gone), 300, 160)
}

func TestMarkOnAChosenChipHasARim(t *testing.T) {
	widgettest.Light(t)
	c := input.NewChip("Plum", nil).SetPawn(emblem.PawnOf(0))
	c.Resize(c.MinSize())
	rim := func() *canvas.Circle {
		for _, o := range test.WidgetRenderer(c).Objects() {
			if circle, ok := o.(*canvas.Circle); ok {
				return circle
			}
		}
		return nil
	}
	pawn := func() fyne.CanvasObject {
		for _, o := range test.WidgetRenderer(c).Objects() {
			if pawn, ok := o.(*mark.Pawn); ok {
				return pawn
			}
		}
		return nil
	}
	must.Hold(t, rim() != nil && rim().Hidden, "a chip that is not chosen has a rim around its mark")
	c.SetChosen(true)
	if rim().Hidden || rim().Size().Width <= pawn().Size().Width || rim().FillColor != core.Tint(c, look.OnTurn) {
		t.Errorf("the mark has a rim of %v, hidden: %t", rim().FillColor, rim().Hidden)
	}
}

func TestChipTogglesAndKeepsItsWidth(t *testing.T) {
	widgettest.Light(t)
	var got []bool
	c := input.NewChip("Last round", func(chosen bool) { got = append(got, chosen) })
	width := c.MinSize().Width
	test.Tap(c)
	expect.True(t, c.Chosen() && c.MinSize().Width == width,
		"chosen %v, width %v after %v", c.Chosen(), c.MinSize().Width, width)
	expect.Equal(t, c.AccessibilityLabel(), "Last round ✓", "spoken")
	test.Tap(c)
	c.SetChosen(true)
	expect.True(t, len(got) == 2 && got[0] && !got[1], "reported %v", got)
	c.SetLabel("Now")
	expect.True(t, c.AccessibilityLabel() == "Now ✓", "the new words are not told")
}

func TestLargeChipsDoNotTouch(t *testing.T) {
	a := widgettest.Light(t)
	a.Settings().SetTheme(look.Theme{Variant: look.Light, Text: look.LargestText})
	c := input.NewChip("Large", nil)
	c.Resize(c.MinSize())
	const least = 7
	for _, o := range test.WidgetRenderer(c).Objects() {
		if ground, is := o.(*canvas.Rectangle); is && ground.FillColor != nil {
			gap := c.Size().Height - ground.Size().Height
			expect.True(t, gap >= least, "the pill is only %v less high than the chip", gap)
			break
		}
	}
}
