package widget

import (
	"testing"

	"fyne.io/fyne/v2/canvas"
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

// A mark is seen on a chosen chip in any colour, that of the chip's fill among them.
func TestMarkOnAChosenChipHasARim(t *testing.T) {
	light(t)
	c := NewChip("Plum", nil).SetPawn(look.PawnOf(0))
	c.Resize(c.MinSize())
	rim := func() *canvas.Circle {
		for _, o := range test.WidgetRenderer(c).Objects() {
			if circle, ok := o.(*canvas.Circle); ok {
				return circle
			}
		}
		return nil
	}
	if rim() == nil || !rim().Hidden {
		t.Fatal("a chip that is not chosen has a rim around its mark")
	}
	c.SetChosen(true)
	if rim().Hidden || rim().Size().Width <= c.pawn.Size().Width || rim().FillColor != tint(c, look.OnTurn) {
		t.Errorf("the mark has a rim of %v, hidden: %t", rim().FillColor, rim().Hidden)
	}
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

// Chips of large text in lines without a gap leave some between them.
func TestLargeChipsDoNotTouch(t *testing.T) {
	a := light(t)
	a.Settings().SetTheme(look.Theme{Variant: look.Light, Text: look.LargestText})
	c := NewChip("Large", nil)
	c.Resize(c.MinSize())
	for _, o := range test.WidgetRenderer(c).Objects() {
		if ground, is := o.(*canvas.Rectangle); is && ground.FillColor != nil {
			if gap := c.Size().Height - ground.Size().Height; gap < chipGap {
				t.Errorf("the pill is only %v less high than the chip", gap)
			}
			break
		}
	}
}
