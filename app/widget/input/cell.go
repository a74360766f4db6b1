package input

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
)

// Cell is one of several equal objects to tap, such as the spaces of a price track, cards, or companies.
type Cell struct {
	choice
	said    string
	detail  string
	company *view.Company
}

// NewCell returns a cell with a word. changed is called on every tap.
func NewCell(label string, changed func(chosen bool)) *Cell {
	c := &Cell{choice: choice{label: label, change: changed}}
	c.Extend(c, c.toggle)
	return c
}

// NewCompanyCell returns a cell with a company's shape and code, and below them the company's name if there is space.
func NewCompanyCell(company view.Company, changed func(chosen bool)) *Cell {
	c := NewCell(company.Code, changed)
	c.company, c.said = &company, company.Spoken()
	return c
}

func (c *Cell) SetDetail(detail string) *Cell {
	core.Set(c, &c.detail, detail)
	return c
}

func (c *Cell) SetSpoken(spoken string) *Cell {
	c.said = spoken
	return c
}

func (c *Cell) AccessibilityLabel() string {
	if c.said != "" {
		return c.spoken(c.said)
	}
	return c.spoken(c.label)
}

func (c *Cell) colors() (fill, outline, words fyne.ThemeColorName) {
	switch {
	case c.chosen && c.company != nil:
		return mark.Dress(*c.company).Fill, mark.Dress(*c.company).Ink, mark.Dress(*c.company).On
	case c.chosen:
		return look.Turn, look.Turn, look.OnTurn
	case c.Disabled():
		return look.Felt, look.Rule, look.Faint
	}
	return look.Card, look.Edge, look.Ink
}

// minName is the least width of a company's name, in line heights.
const minName = 4

func (c *Cell) CreateRenderer() fyne.WidgetRenderer {
	ground, hover := &canvas.Rectangle{CornerRadius: look.Radius}, &canvas.Rectangle{CornerRadius: look.Radius}
	ring, sign := core.NewRing(), mark.NewTick()
	text, detail, name := canvas.NewText("", nil), canvas.NewText("", nil), canvas.NewText("", nil)
	text.Alignment, detail.Alignment = fyne.TextAlignCenter, fyne.TextAlignTrailing
	objects := append([]fyne.CanvasObject{ground, hover, text, detail, name}, sign.Objects()...)
	var m *mark.Shape
	if c.company != nil {
		m = mark.NewShape(mark.Dress(*c.company).Shape)
		text.Alignment = fyne.TextAlignLeading
		objects = append(objects, m.Object())
	}
	objects = append(objects, ring)
	paint := func() {
		fill, outline, words := c.colors()
		ground.FillColor = core.Tint(c, fill)
		ground.StrokeColor, ground.StrokeWidth = core.Tint(c, outline), look.Hairline
		c.PaintGround(hover)
		c.PaintRing(ring)
		core.Write(c, text, c.label, core.Strong, words)
		core.Write(c, detail, c.detail, core.Body, words)
		core.Write(c, name, "", core.Caption, words)
		sign.Paint(c, words, c.chosen)
		switch {
		case m == nil:
		case c.chosen:
			m.Paint(c, words, words, 0)
		default:
			mark.PaintShape(c, m, mark.Dress(*c.company), c.Disabled())
		}
	}
	side := func() float32 { return core.Scaled(c, look.BodySize) * 0.84 }
	corner := func() float32 { return side() * 0.7 }
	figure := func() float32 {
		if c.detail == "" {
			return 0
		}
		return core.Measure(c, c.detail, core.Body).Width + look.Space2
	}
	least := func() fyne.Size {
		size := core.Measure(c, c.label, core.Strong)
		width := size.Width + look.Space2 + figure()
		if m != nil {
			width += side() + 2*look.Space2 + corner()
		}
		return fyne.NewSize(max(look.Target, width), max(look.Target, size.Height+2*look.Space2))
	}
	layout := func(size fyne.Size) {
		core.Place(ground, 0, 0, size.Width, size.Height)
		core.Place(hover, 0, 0, size.Width, size.Height)
		core.Place(ring, -2, -2, size.Width+4, size.Height+4)
		sign.Place(size.Width-corner()-3, 3, corner())
		if m == nil {
			core.Squeeze(c, text, c.label, core.Strong, size.Width-figure()-3*look.Space1)
			core.Place(text, 0, 0, size.Width-figure(), size.Height)
			core.Place(detail, 0, 0, size.Width-look.Space2, size.Height)
			return
		}
		lead := look.Space2 + side() + look.Space2
		room := size.Width - lead - corner() - look.Space2
		line, small := core.LineHeight(c, core.Strong), core.LineHeight(c, core.Caption)
		high, code := size.Height, text.MinSize().Width+look.Space2
		known := c.company.Name != "" && c.company.Name != c.company.Code && room >= minName*line
		if known && line+small <= high {
			name.TextSize = core.Scaled(c, core.Caption.Size())
			name.Text = core.Shorten(c.company.Name, room, name.TextSize, name.TextStyle)
			core.Place(name, lead, (high-line-small)/2+line, room, small)
			core.Place(text, lead, (high-line-small)/2, room, line)
			core.Place(detail, lead, (high-line-small)/2, room, line)
		} else {
			core.Squeeze(c, name, c.company.Name, core.Caption, room-code-figure())
			if !known || name.Text != c.company.Name {
				name.Text = "" // beside the code, a name is whole or left out
			}
			core.Place(name, lead+code, 0, room-code-figure(), high)
			core.Place(text, lead, 0, room, high)
			core.Place(detail, lead, 0, room, high)
		}
		core.Place(m.Object(), look.Space2, (size.Height-side())/2, side(), side())
	}
	return core.NewRenderer(c, paint, least, layout, objects...)
}
