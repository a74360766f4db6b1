package widget

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

func TestCardsLook(t *testing.T) {
	light(t)
	golden(t, "cards", NewColumns(80, 8,
		NewCardFace(Face{Company: blue(), Big: "+100", Small: []string{"–30", "–20", "–10"}, Left: 3}, nil),
		NewCardFace(Face{Company: yellow(), Big: "×2", Small: []string{"÷2"}, Left: 1, Chosen: true}, nil),
		NewCardFace(Face{Company: red(), Big: "+30", Small: []string{"–60"}, Gone: true, Mark: "gone"}, nil),
		NewCardFace(Face{Company: green(), Big: "–40", Small: []string{"+50"}, Left: -1}, nil)), 366, 110)
}

func TestCardNumbersFitTheCard(t *testing.T) {
	light(t)
	c := NewCardFace(Face{Company: blue(), Big: "+100", Small: []string{"–30", "–20", "–10"}, Left: 3}, nil)
	stand(t, c, 84, 96)
	for _, o := range test.WidgetRenderer(c).Objects() {
		if text, ok := o.(*canvas.Text); ok {
			if width := fyne.MeasureText(text.Text, text.TextSize, text.TextStyle).Width; width > 84 {
				t.Errorf("%q is %v wide", text.Text, width)
			}
		}
	}
}

func TestAGoneCardCannotBeChosenAndSaysSo(t *testing.T) {
	light(t)
	taps := 0
	c := NewCardFace(Face{Company: red(), Big: "+30", Small: []string{"–60"}, Left: 1}, func() { taps++ })
	test.Tap(c)
	face := c.Face()
	face.Gone, face.Mark = true, "gone"
	c.Update(face)
	test.Tap(c)
	if taps != 1 || c.AccessibilityLabel() != "Red +30, –60. gone" {
		t.Errorf("%d taps, spoken %q", taps, c.AccessibilityLabel())
	}
	face.Gone, face.Spoken = false, "red plus thirty"
	c.Update(face)
	c.SetChosen(true)
	test.Tap(c)
	if taps != 2 || c.AccessibilityLabel() != "red plus thirty" || !c.Face().Chosen {
		t.Errorf("back again: %d taps, spoken %q", taps, c.AccessibilityLabel())
	}
}
