package mark

import (
	"fyne.io/fyne/v2"
	fw "fyne.io/fyne/v2/widget"
	"scripkeeper/app/widget/core"
)

// Picture is an icon in one colour of the theme.
type Picture struct {
	fw.BaseWidget
	icon fyne.Resource
	side float32
	name fyne.ThemeColorName
}

// NewPicture is an icon, side units wide and high (before the factor of the text's size).
func NewPicture(icon fyne.Resource, side float32, name fyne.ThemeColorName) *Picture {
	p := &Picture{icon: icon, side: side, name: name}
	p.ExtendBaseWidget(p)
	return p
}

func (p *Picture) CreateRenderer() fyne.WidgetRenderer {
	picture := core.NewGlyph()
	paint := func() { picture.Show(p, p.icon, p.name) }
	least := func() fyne.Size { return fyne.NewSquareSize(p.side * core.Factor(p)) }
	layout := func(size fyne.Size) { core.Place(picture.Image, 0, 0, size.Width, size.Height) }
	return core.NewRenderer(p, paint, least, layout, picture.Image)
}
