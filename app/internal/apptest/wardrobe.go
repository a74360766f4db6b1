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

// A dressed app keeps its fonts when only the text size changes. The toolkit would read its fonts again for every theme
// and never free them, so hundreds of themes in tests would exhaust the memory.
type dressed struct {
	fyne.App
	wardrobe *wardrobe
}

func (d dressed) Settings() fyne.Settings { return d.wardrobe }

type wardrobe struct {
	fyne.Settings
	worn  fyne.Theme
	heard []func(fyne.Settings)
}

func (w *wardrobe) Theme() fyne.Theme { return w.worn }

func (w *wardrobe) AddListener(heard func(fyne.Settings)) { w.heard = append(w.heard, heard) }

// SetTheme lays out all windows in a theme. If more than the text size changes, the toolkit does this.
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

const shots = "SCRIPKEEPER_SHOTS"

func Shooting() bool { return os.Getenv(shots) != "" }

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
