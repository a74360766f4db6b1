package text_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc/conformance/expect"
)

func TestFiguresLook(t *testing.T) {
	widgettest.Light(t)
	rise, fall := text.NewFigure("cash", 640, core.FigureText).OnTapped(func() {}),
		text.NewFigure("red", 3, core.Strong)
	rise.SetChange(640, 300)
	fall.SetChange(3, -4)
	dash := text.NewFigure("green", 0, core.Strong)
	dash.SetText("–")
	widgettest.Golden(t, "figures", frame.Stack(look.Space2,
		text.NewFigure("cash", 12345, core.Hero).SetColor(look.Gain), rise, fall, dash), 160, 200)
}

func TestFigureWritesAndSpeaks(t *testing.T) {
	widgettest.Light(t)
	f := text.NewFigure("Ann, cash", 12345, core.Body)
	expect.Equal(t, widgettest.Lines(f)[0], "12,345", "written")
	if f.AccessibilityLabel() != "Ann, cash 12345" || f.AccessibilityRole() != fyne.AccessibleRoleText {
		t.Errorf("spoken %q as %q", f.AccessibilityLabel(), f.AccessibilityRole())
	}
	f.SetChange(12365, 20)
	expect.Equal(t, f.AccessibilityLabel(), "Ann, cash 12365, +20", "spoken with a difference")
	f.SetValue(5)
	got := widgettest.Lines(f)[0]
	expect.True(t, got == "5", "written %q after SetValue", got)
	f.SetLabel("Zoe")
	f.SetText("–")
	expect.Equal(t, f.AccessibilityLabel(), "Zoe –", "spoken with a text")
}

func TestAFallPointsDownAndHasItsSign(t *testing.T) {
	widgettest.Light(t)
	f := text.NewFigure("red", 80, core.Body)
	f.SetChange(80, -40)
	var arrow *canvas.ArbitraryPolygon
	for _, o := range test.WidgetRenderer(f).Objects() {
		if p, ok := o.(*canvas.ArbitraryPolygon); ok {
			arrow = p
		}
	}
	expect.True(t, arrow != nil && !arrow.Hidden && arrow.Points[2].Y >= arrow.Points[0].Y,
		"the arrow of a fall does not point down")
	expect.Equal(t, widgettest.Lines(f)[1], "–40", "the fall is written")
}

func TestDigitsAreOfOneWidth(t *testing.T) {
	widgettest.Light(t)
	f := text.NewFigure("", 0, core.Hero)
	for _, s := range []core.Style{core.Body, core.Strong, core.Hero} {
		want := core.Measure(f, "0000", s).Width
		for _, digits := range []string{"1111", "4747", "9038"} {
			got := core.Measure(f, digits, s).Width
			expect.True(t, got == want, "%s is %v wide, 0000 %v", digits, got, want)
		}
	}
}
