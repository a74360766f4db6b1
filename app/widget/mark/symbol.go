// Package mark holds the signs by which things are known at a glance: of companies, players, games, changes and codes.
package mark

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// A Shape is the shape of a company as something to draw: a circle or a polygon.
type Shape struct {
	shape  look.Shape
	circle *canvas.Circle
	poly   *canvas.ArbitraryPolygon
}

// NewShape draws a shape.
func NewShape(shape look.Shape) *Shape {
	if shape == look.Round || shape == look.Ring {
		return &Shape{shape: shape, circle: canvas.NewCircle(nil)}
	}
	poly := canvas.NewArbitraryPolygon(corners(shape), nil)
	poly.NormalizedPoints = true
	return &Shape{shape: shape, poly: poly}
}

// Object is what is drawn.
func (m *Shape) Object() fyne.CanvasObject {
	if m.circle != nil {
		return m.circle
	}
	return m.poly
}

// Paint fills the shape and outlines it.
func (m *Shape) Paint(w fyne.Widget, fill, outline fyne.ThemeColorName, stroke float32) {
	if m.shape == look.Ring {
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
	company Company
	side    float32
}

// NewSymbol is a company's shape, side units wide and high (before the factor of the text's size).
func NewSymbol(company Company, side float32) *Symbol {
	s := &Symbol{company: company, side: side}
	s.ExtendBaseWidget(s)
	return s
}

// AccessibilityLabel is the company's name.
func (s *Symbol) AccessibilityLabel() string { return s.company.Spoken() }

// AccessibilityRole is that of text.
func (s *Symbol) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer draws the shape.
func (s *Symbol) CreateRenderer() fyne.WidgetRenderer {
	s.ExtendBaseWidget(s)
	m := NewShape(s.company.Suit().Shape)
	paint := func() { PaintShape(s, m, s.company.Suit(), false) }
	least := func() fyne.Size {
		side := s.side * core.Factor(s)
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
