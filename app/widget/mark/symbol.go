// Package mark holds the signs of companies, players, games and changes, and QR codes.
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

// Shape is a company's shape as a drawing object, a circle or a polygon.
type Shape struct {
	shape  emblem.Shape
	circle *canvas.Circle
	poly   *canvas.ArbitraryPolygon
}

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

// Symbol is a company's shape in its colour, as a widget.
type Symbol struct {
	fw.BaseWidget
	company view.Company
	size    fyne.ThemeSizeName
}

// NewSymbol returns a company's shape; its width and height are the given size of the theme.
func NewSymbol(company view.Company, size fyne.ThemeSizeName) *Symbol {
	s := &Symbol{company: company, size: size}
	s.ExtendBaseWidget(s)
	return s
}

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

func PaintShape(w fyne.Widget, m *Shape, suit look.Suit, muted bool) {
	if muted {
		m.Paint(w, look.Faint, look.Faint, 0)
		return
	}
	m.Paint(w, suit.Fill, suit.Ink, 1)
}

// Picture is an icon in a colour of the theme.
type Picture struct {
	fw.BaseWidget
	icon fyne.Resource
	side float32
	name fyne.ThemeColorName
}

// NewPicture returns an icon; side is its width and height at normal text size.
func NewPicture(icon fyne.Resource, side float32, name fyne.ThemeColorName) *Picture {
	p := &Picture{icon: icon, side: side, name: name}
	p.ExtendBaseWidget(p)
	return p
}

func (p *Picture) CreateRenderer() fyne.WidgetRenderer {
	picture := core.NewGlyph()
	paint := func() { picture.Show(p, p.icon, p.name) }
	least := func() fyne.Size { return fyne.NewSquareSize(p.side * core.Factor(p)) }
	layout := func(size fyne.Size) { core.Place(picture.Raster, 0, 0, size.Width, size.Height) }
	return core.NewRenderer(p, paint, least, layout, picture.Raster)
}

// Tick is a check mark of two strokes.
type Tick struct{ short, long *canvas.Line }

func NewTick() *Tick { return &Tick{canvas.NewLine(nil), canvas.NewLine(nil)} }

func (t *Tick) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{t.short, t.long} }

func (t *Tick) Paint(w fyne.Widget, name fyne.ThemeColorName, visible bool) {
	for _, l := range []*canvas.Line{t.short, t.long} {
		l.StrokeColor, l.Hidden = core.Tint(w, name), !visible
	}
}

// Place draws the tick in a square; a larger tick has wider strokes.
func (t *Tick) Place(x, y, side float32) {
	t.short.StrokeWidth = max(2, side/8)
	t.long.StrokeWidth = t.short.StrokeWidth
	corner := fyne.NewPos(x+side*0.38, y+side*0.78)
	t.short.Position1, t.short.Position2 = fyne.NewPos(x+side*0.08, y+side*0.5), corner
	t.long.Position1, t.long.Position2 = corner, fyne.NewPos(x+side*0.92, y+side*0.2)
}
