package core

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
)

// Glyph is an icon in a colour of the theme. The icon is read and drawn once for each colour and size, because reading
// an SVG is the slowest part of a first picture. The toolkit's own image colours and reads it again on each refresh.
type Glyph struct {
	*canvas.Raster
	icon  fyne.Resource
	ink   color.Color
	drawn image.Image // nil if the icon or its colour has changed
}

func NewGlyph() *Glyph {
	g := &Glyph{}
	g.Raster = canvas.NewRaster(g.picture)
	return g
}

func (g *Glyph) Show(of fyne.Widget, icon fyne.Resource, name fyne.ThemeColorName) {
	ink := Tint(of, name)
	if icon == g.icon && ink == g.ink {
		return
	}
	g.icon, g.ink, g.drawn = icon, ink, nil
	g.Refresh()
}

// picture returns the icon in the middle of a picture of so many pixels.
func (g *Glyph) picture(width, height int) image.Image {
	area := image.Rect(0, 0, width, height)
	if g.drawn != nil && g.drawn.Bounds() == area {
		return g.drawn
	}
	shape, inked := image.NewRGBA(area), image.NewRGBA(area)
	g.drawn = inked
	if g.icon == nil || area.Empty() {
		return inked
	}
	drawing, err := oksvg.ReadIconStream(bytes.NewReader(g.icon.Content()))
	if err != nil {
		fyne.LogError(g.icon.Name(), err)
		return inked
	}
	side := min(width, height)
	drawing.SetTarget(float64(width-side)/2, float64(height-side)/2, float64(side), float64(side))
	drawing.Draw(rasterx.NewDasher(width, height, rasterx.NewScannerGV(width, height, shape, area)), 1)
	draw.DrawMask(inked, area, image.NewUniform(g.ink), image.Point{}, shape, image.Point{}, draw.Src)
	return inked
}
