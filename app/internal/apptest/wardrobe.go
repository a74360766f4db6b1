package apptest

import (
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/calc/conformance/must"
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

// shots is the environment variable that names the folder for pictures to be looked at.
const shots = "SCRIPKEEPER_SHOTS"

// Shooting reports whether pictures are drawn to be looked at.
func Shooting() bool { return os.Getenv(shots) != "" }

// ForTheEye skips what proves nothing by itself but draws pictures to be looked at, unless they are asked for.
func ForTheEye(t *testing.T) {
	t.Helper()
	if !Shooting() {
		t.Skip("pictures for the eye: " + shots + " names no folder for them")
	}
}

// Picture draws the window into a file of a name, where a folder for pictures is named.
func Picture(t *testing.T, s *shell.Shell, name string) {
	t.Helper()
	if !Shooting() {
		return
	}
	drawn, folder := s.Window.Canvas().Capture(), os.Getenv(shots)
	file, err := os.Create(filepath.Join(folder, name))
	must.Do(t, err)
	must.Do(t, png.Encode(file, drawn))
	must.Do(t, file.Close())
}
