package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// A Magnified theme has its text and the icons beside it larger than the theme that it is made of, for those who sit
// far away.
type Magnified struct {
	fyne.Theme
	By float32
}

// Size is a size of text or of an icon, magnified, or a space as it is.
func (m Magnified) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case CaptionSize, BodySize, FigureSize, HeadlineSize, HeroSize, theme.SizeNameInlineIcon:
		return m.Theme.Size(name) * m.By
	}
	return m.Theme.Size(name)
}
