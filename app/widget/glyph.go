package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// A glyph is an icon in one colour of the theme. Reading a drawing costs more than all else of a refresh, so it is read
// only for another icon or another colour.
type glyph struct {
	image *canvas.Image
	icon  fyne.Resource
	ink   color.Color
}

func newGlyph() *glyph { return &glyph{image: &canvas.Image{FillMode: canvas.ImageFillContain}} }

// show draws an icon in the colour that a name means for a widget now.
func (g *glyph) show(of fyne.Widget, icon fyne.Resource, name fyne.ThemeColorName) {
	ink := tint(of, name)
	if icon == g.icon && ink == g.ink {
		return
	}
	g.icon, g.ink = icon, ink
	g.image.Resource = theme.NewColoredResource(icon, name)
	g.image.Refresh()
}
