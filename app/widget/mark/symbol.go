// Package mark holds the signs by which things are known at a glance: of companies, players, games, changes and codes.
package mark

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/core"
)

// A Shape is the shape of a company as something to draw: a circle or a polygon.
type Shape struct {
	shape  emblem.Shape
	circle *canvas.Circle
	poly   *canvas.ArbitraryPolygon
}

// NewShape draws a shape.
func NewShape(shape emblem.Shape) *Shape {
	if shape == emblem.Round || shape == emblem.Ring {
		return &Shape{shape: shape, circle: canvas.NewCircle(nil)}
	}
	var corners []fyne.Position
	for _, p := range shape.Corners() {
		corners = append(corners, fyne.NewPos(float32(p.X), float32(p.Y)))
	}
	poly := canvas.NewArbitraryPolygon(corners, nil)
	poly.NormalizedPoints = true
	return &Shape{shape: shape, poly: poly}
}

func (m *Shape) Object() fyne.CanvasObject {
	if m.circle != nil {
		return m.circle
	}
	return m.poly
}

// Paint fills the shape and outlines it.
func (m *Shape) Paint(w fyne.Widget, fill, outline fyne.ThemeColorName, stroke float32) {
	if m.shape == emblem.Ring {
		m.circle.FillColor, m.circle.StrokeColor, m.circle.StrokeWidth = nil, core.Tint(w, fill), 3.2*core.Factor(w)
		return
	}
	if m.circle != nil {
		m.circle.FillColor, m.circle.StrokeColor, m.circle.StrokeWidth = core.Tint(w, fill), core.Tint(w, outline),
			stroke
		return
	}
	m.poly.FillColor, m.poly.StrokeColor, m.poly.StrokeWidth = core.Tint(w, fill), core.Tint(w, outline), stroke
}

// Symbol is the shape of a company in its colour.
type Symbol struct {
	fw.BaseWidget
	company view.Company
	size    fyne.ThemeSizeName
}

// NewSymbol is a company's shape, as wide and as high as a size of the theme.
func NewSymbol(company view.Company, size fyne.ThemeSizeName) *Symbol {
	s := &Symbol{company: company, size: size}
	s.ExtendBaseWidget(s)
	return s
}

// AccessibilityLabel is the company's name.
func (s *Symbol) AccessibilityLabel() string { return s.company.Spoken() }

func (s *Symbol) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func (s *Symbol) CreateRenderer() fyne.WidgetRenderer {
	m := NewShape(Dress(s.company).Shape)
	paint := func() { PaintShape(s, m, Dress(s.company), false) }
	least := func() fyne.Size {
		side := core.Scaled(s, s.size)
		return fyne.NewSize(side, side)
	}
	layout := func(size fyne.Size) {
		side := min(size.Width, size.Height)
		core.Place(m.Object(), (size.Width-side)/2, (size.Height-side)/2, side, side)
	}
	return core.NewRenderer(s, paint, least, layout, m.Object())
}

// PaintShape paints a company's shape as it stands on paper.
func PaintShape(w fyne.Widget, m *Shape, suit look.Suit, muted bool) {
	if muted {
		m.Paint(w, look.Faint, look.Faint, 0)
		return
	}
	m.Paint(w, suit.Fill, suit.Ink, 1)
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

func (p *Picture) CreateRenderer() fyne.WidgetRenderer {
	picture := core.NewGlyph()
	paint := func() { picture.Show(p, p.icon, p.name) }
	least := func() fyne.Size { return fyne.NewSquareSize(p.side * core.Factor(p)) }
	layout := func(size fyne.Size) { core.Place(picture.Image, 0, 0, size.Width, size.Height) }
	return core.NewRenderer(p, paint, least, layout, picture.Image)
}

// A Tick is the sign that something is chosen, drawn with two strokes.
type Tick struct{ short, long *canvas.Line }

// NewTick is a tick that is not placed yet.
func NewTick() *Tick { return &Tick{canvas.NewLine(nil), canvas.NewLine(nil)} }

func (t *Tick) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{t.short, t.long} }

// Paint colours the tick and shows or hides it.
func (t *Tick) Paint(w fyne.Widget, name fyne.ThemeColorName, visible bool) {
	for _, l := range []*canvas.Line{t.short, t.long} {
		l.StrokeColor, l.Hidden = core.Tint(w, name), !visible
	}
}

// Place draws the tick in a square, in a large one with wider strokes.
func (t *Tick) Place(x, y, side float32) {
	t.short.StrokeWidth = max(2, side/8)
	t.long.StrokeWidth = t.short.StrokeWidth
	corner := fyne.NewPos(x+side*0.38, y+side*0.78)
	t.short.Position1, t.short.Position2 = fyne.NewPos(x+side*0.08, y+side*0.5), corner
	t.long.Position1, t.long.Position2 = corner, fyne.NewPos(x+side*0.92, y+side*0.2)
}
