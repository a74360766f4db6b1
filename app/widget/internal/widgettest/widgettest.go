// Package widgettest holds what the widget tests share: a theme, a window, and golden masters.
package widgettest

import (
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
)

func Light(t *testing.T) fyne.App {
	t.Helper()
	a := test.NewTempApp(t)
	a.Settings().SetTheme(look.Theme{Variant: look.Light})
	return a
}

func Stand(t *testing.T, o fyne.CanvasObject, width, height float32) fyne.Window {
	t.Helper()
	w := test.NewTempWindow(t, o)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(width, height))
	w.Resize(fyne.NewSize(width, height+1)) // the height of a paragraph depends on its width
	w.Resize(fyne.NewSize(width, height))
	return w
}

func Golden(t *testing.T, name string, o fyne.CanvasObject, width, height float32) {
	t.Helper()
	w := Stand(t, o, width, height)
	test.AssertRendersToMarkup(t, name+".xml", w.Canvas())
}

func Press(o fyne.Focusable, names ...fyne.KeyName) {
	for _, name := range names {
		o.TypedKey(&fyne.KeyEvent{Name: name})
	}
}

func Lines(w fyne.Widget) []string {
	var all []string
	for _, o := range test.WidgetRenderer(w).Objects() {
		if text, ok := o.(*canvas.Text); ok {
			all = append(all, text.Text)
		}
	}
	return all
}

// Within reports whether an object lies inside a widget of the given size.
func Within(size fyne.Size, o fyne.CanvasObject) bool {
	p, s := o.Position(), o.Size()
	if text, is := o.(*canvas.Text); is {
		p.Y += float32(math.Round(float64(text.TextSize) * 0.1)) // a line of text has more space above its letters than below
	}
	return p.X >= -0.5 && p.Y >= -0.5 && p.X+s.Width <= size.Width+0.5 && p.Y+s.Height <= size.Height+0.5
}
