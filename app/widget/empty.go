package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
)

// NewEmptyState is what stands where nothing is yet: a picture, a title, a sentence, and what to do about it.
func NewEmptyState(icon fyne.Resource, title, sentence string, actions ...fyne.CanvasObject) *fyne.Container {
	all := []fyne.CanvasObject{layout.NewSpacer()}
	if icon != nil {
		all = append(all, NewPicture(icon, 64, look.Edge))
	}
	all = append(all, NewParagraph(title, FigureText).SetAlign(fyne.TextAlignCenter))
	if sentence != "" {
		all = append(all, NewParagraph(sentence, Body).SetColor(look.Soft).SetAlign(fyne.TextAlignCenter))
	}
	for _, action := range actions {
		all = append(all, container.NewCenter(action))
	}
	return Inset(look.Space5, Stack(look.Space3, append(all, layout.NewSpacer())...))
}

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

// CreateRenderer draws the icon.
func (p *Picture) CreateRenderer() fyne.WidgetRenderer {
	p.ExtendBaseWidget(p)
	picture := newGlyph()
	paint := func() { picture.show(p, p.icon, p.name) }
	least := func() fyne.Size { return fyne.NewSquareSize(p.side * factor(p)) }
	layout := func(size fyne.Size) { Place(picture.image, 0, 0, size.Width, size.Height) }
	return newDrawing(p, paint, least, layout, picture.image)
}
