package apptest

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
)

// A dressed app keeps its fonts while its text becomes larger or smaller. The toolkit reads them anew for every theme
// and never lets go of the old ones: after some hundred themes a test would do nothing but look for memory.
type dressed struct {
	fyne.App
	wardrobe *wardrobe
}

// Settings are the app's.
func (d dressed) Settings() fyne.Settings { return d.wardrobe }

// A wardrobe is the settings of a dressed app.
type wardrobe struct {
	fyne.Settings
	worn  fyne.Theme
	heard []func(fyne.Settings)
}

// Theme is the theme that was set last.
func (w *wardrobe) Theme() fyne.Theme { return w.worn }

// AddListener has somebody told of every theme that is set.
func (w *wardrobe) AddListener(heard func(fyne.Settings)) { w.heard = append(w.heard, heard) }

// SetTheme sets a theme and lays every window out for it. Where more changes than the size of the text, the toolkit does
// it.
func (w *wardrobe) SetTheme(theme fyne.Theme) {
	before, known := w.worn.(look.Theme)
	next, knows := theme.(look.Theme)
	before.Text = next.Text
	if w.worn = theme; !known || !knows || before != next {
		w.Settings.SetTheme(theme)
	} else {
		for _, window := range fyne.CurrentApp().Driver().AllWindows() {
			dress(window.Content())
			for _, overlay := range window.Canvas().Overlays().List() {
				dress(overlay)
			}
		}
	}
	for _, hear := range w.heard {
		hear(w)
	}
}

// dress lays an object out anew, and everything in it before.
func dress(o fyne.CanvasObject) {
	switch o := o.(type) {
	case nil:
		return
	case fyne.Widget:
		renderer := test.WidgetRenderer(o)
		for _, part := range renderer.Objects() {
			dress(part)
		}
		renderer.Layout(o.Size())
	case *fyne.Container:
		for _, part := range o.Objects {
			dress(part)
		}
		if o.Layout != nil {
			o.Layout.Layout(o.Objects, o.Size())
		}
	}
	o.Refresh()
}
