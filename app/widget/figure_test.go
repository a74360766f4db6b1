package widget_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/widget/internal/widgettest"
)

func TestFiguresLook(t *testing.T) {
	widgettest.Light(t)
	rise, fall := widget.NewFigure("cash", 640, widget.FigureText).OnTapped(func() {}), widget.NewFigure("red", 3, widget.Strong)
	rise.SetChange(640, 300)
	fall.SetChange(3, -4)
	dash := widget.NewFigure("green", 0, widget.Strong)
	dash.SetText("–")
	widgettest.Golden(t, "figures", widget.Stack(look.Space2, widget.NewFigure("cash", 12345, widget.Hero).SetColor(look.Gain), rise, fall, dash), 160, 200)
}

func TestFigureWritesAndSpeaks(t *testing.T) {
	widgettest.Light(t)
	f := widget.NewFigure("Ann, cash", 12345, widget.Body)
	if got := widgettest.Lines(f)[0]; got != "12\u2009345" {
		t.Errorf("written %q", got)
	}
	if f.AccessibilityLabel() != "Ann, cash 12345" || f.AccessibilityRole() != fyne.AccessibleRoleText {
		t.Errorf("spoken %q as %q", f.AccessibilityLabel(), f.AccessibilityRole())
	}
	f.SetChange(12365, 20)
	if got := f.AccessibilityLabel(); got != "Ann, cash 12365, +20" {
		t.Errorf("spoken with a difference %q", got)
	}
	f.SetValue(5)
	if got := widgettest.Lines(f)[0]; got != "5" {
		t.Errorf("written %q after SetValue", got)
	}
	f.SetLabel("Zoe")
	f.SetText("–")
	if got := f.AccessibilityLabel(); got != "Zoe –" {
		t.Errorf("spoken with a text %q", got)
	}
}

func TestAFallPointsDownAndHasItsSign(t *testing.T) {
	widgettest.Light(t)
	f := widget.NewFigure("red", 80, widget.Body)
	f.SetChange(80, -40)
	var arrow *canvas.ArbitraryPolygon
	for _, o := range test.WidgetRenderer(f).Objects() {
		if p, ok := o.(*canvas.ArbitraryPolygon); ok {
			arrow = p
		}
	}
	if arrow == nil || arrow.Hidden || arrow.Points[2].Y < arrow.Points[0].Y {
		t.Error("the arrow of a fall does not point down")
	}
	if got := widgettest.Lines(f)[1]; got != "–40" {
		t.Errorf("the fall is written %q", got)
	}
}

func TestDigitsAreOfOneWidth(t *testing.T) {
	widgettest.Light(t)
	f := widget.NewFigure("", 0, widget.Hero)
	for _, s := range []widget.Style{widget.Body, widget.Strong, widget.Hero} {
		want := widget.Measure(f, "0000", s).Width
		for _, digits := range []string{"1111", "4747", "9038"} {
			if got := widget.Measure(f, digits, s).Width; got != want {
				t.Errorf("%s is %v wide, 0000 %v", digits, got, want)
			}
		}
	}
}
