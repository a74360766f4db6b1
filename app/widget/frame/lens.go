package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
)

// A Lens shows something with its text larger than the theme has it, for those who sit far away.
type Lens struct {
	*container.ThemeOverride
	plain fyne.Theme
	by    float32
}

// NewLens shows an object as a theme has it.
func NewLens(plain fyne.Theme, of fyne.CanvasObject) *Lens {
	return &Lens{container.NewThemeOverride(of, plain), plain, 1}
}

// By is how many times as large the text is.
func (l *Lens) By() float32 { return l.by }

// Magnify shows the text so many times as large, tenths of that left out that are not whole, and reports whether it was
// another size before.
func (l *Lens) Magnify(by float32) bool {
	by = float32(int(by*10)) / 10
	if by == l.by {
		return false
	}
	l.by, l.Theme = by, look.Magnified{Theme: l.plain, By: by}
	l.Refresh()
	return true
}
