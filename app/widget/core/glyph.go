package core

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// A Glyph is an icon in one colour of the theme. Reading a drawing costs more than all else of a refresh, so it is read
// only for another icon or another colour.
type Glyph struct {
	Image *canvas.Image
	icon  fyne.Resource
	ink   color.Color
}

// NewGlyph shows no icon yet.
func NewGlyph() *Glyph { return &Glyph{Image: &canvas.Image{FillMode: canvas.ImageFillContain}} }

// Show draws an icon in the colour that a name means for a widget now.
func (g *Glyph) Show(of fyne.Widget, icon fyne.Resource, name fyne.ThemeColorName) {
	ink := Tint(of, name)
	if icon == g.icon && ink == g.ink {
		return
	}
	g.icon, g.ink = icon, ink
	g.Image.Resource = theme.NewColoredResource(icon, name)
	g.Image.Refresh()
}
