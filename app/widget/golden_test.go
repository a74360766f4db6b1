package widget

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
)

// light begins a test with the light theme.
func light(t *testing.T) fyne.App {
	t.Helper()
	a := test.NewTempApp(t)
	a.Settings().SetTheme(look.Theme{Variant: look.Light})
	return a
}

// stand puts an object into a window of a size.
func stand(t *testing.T, o fyne.CanvasObject, width, height float32) fyne.Window {
	t.Helper()
	w := test.NewTempWindow(t, o)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(width, height))
	w.Resize(fyne.NewSize(width, height+1)) // paragraphs know their height once they have their width
	w.Resize(fyne.NewSize(width, height))
	return w
}

// golden compares what is drawn with the master in testdata.
func golden(t *testing.T, name string, o fyne.CanvasObject, width, height float32) {
	t.Helper()
	w := stand(t, o, width, height)
	test.AssertRendersToMarkup(t, name+".xml", w.Canvas())
}

// press types a key on a widget.
func press(o fyne.Focusable, names ...fyne.KeyName) {
	for _, name := range names {
		o.TypedKey(&fyne.KeyEvent{Name: name})
	}
}

// within tells whether an object lies in the bounds of its widget.
func within(size fyne.Size, o fyne.CanvasObject) bool {
	p, s := o.Position(), o.Size()
	if text, is := o.(*canvas.Text); is {
		p.Y += lift(text.TextSize)
	}
	return p.X >= -0.5 && p.Y >= -0.5 && p.X+s.Width <= size.Width+0.5 && p.Y+s.Height <= size.Height+0.5
}
