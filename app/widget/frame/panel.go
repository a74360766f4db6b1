package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

type Panel struct {
	fw.BaseWidget
	content fyne.CanvasObject
	ground  fyne.ThemeColorName
	space   float32
	radius  float32
	outline fyne.ThemeColorName
}

// NewPanel puts an object on a background in a colour of the theme (look.Felt, look.Card, look.TurnWash). space is the
// margin around the object.
func NewPanel(ground fyne.ThemeColorName, space float32, content fyne.CanvasObject) *Panel {
	p := &Panel{content: content, ground: ground, space: space, radius: look.Radius}
	p.ExtendBaseWidget(p)
	return p
}

// Square removes the rounded corners, for a panel that fills a side of the window.
func (p *Panel) Square() *Panel {
	p.radius = 0
	p.Refresh()
	return p
}

func (p *Panel) Outlined(name fyne.ThemeColorName) *Panel {
	p.outline = name
	p.Refresh()
	return p
}

func (p *Panel) Inside() []fyne.CanvasObject { return []fyne.CanvasObject{p.content} }

func (p *Panel) CreateRenderer() fyne.WidgetRenderer {
	ground := &canvas.Rectangle{}
	paint := func() {
		ground.FillColor = core.Tint(p, p.ground)
		ground.CornerRadius = p.radius
		ground.StrokeWidth = 0
		if p.outline != "" {
			ground.StrokeWidth, ground.StrokeColor = look.Hairline, core.Tint(p, p.outline)
		}
	}
	least := func() fyne.Size { return p.content.MinSize().AddWidthHeight(2*p.space, 2*p.space) }
	layout := func(size fyne.Size) {
		core.Place(ground, 0, 0, size.Width, size.Height)
		core.Place(p.content, p.space, p.space, size.Width-2*p.space, size.Height-2*p.space)
	}
	return core.NewRenderer(p, paint, least, layout, ground, p.content)
}

func NewRule() *fw.Separator { return fw.NewSeparator() }
