package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
)

// Lens shows an object with its text enlarged for distant readers.
type Lens struct {
	*container.ThemeOverride
	plain fyne.Theme
	by    float32
}

func NewLens(plain fyne.Theme, of fyne.CanvasObject) *Lens {
	return &Lens{container.NewThemeOverride(of, plain), plain, 1}
}

func (l *Lens) By() float32 { return l.by }

// Magnify sets the factor of the text, rounded down to tenths, and reports whether the factor changed.
func (l *Lens) Magnify(by float32) bool {
	by = float32(int(by*10)) / 10
	if by == l.by {
		return false
	}
	l.by, l.Theme = by, look.Magnified{Theme: l.plain, By: by}
	l.Refresh()
	return true
}
