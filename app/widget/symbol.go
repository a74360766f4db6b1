package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
)

// A mark is the shape of a company as something to draw: a circle or a polygon.
type mark struct {
	shape  look.Shape
	circle *canvas.Circle
	poly   *canvas.ArbitraryPolygon
}

// newMark draws a shape.
func newMark(shape look.Shape) *mark {
	if shape == look.Round || shape == look.Ring {
		return &mark{shape: shape, circle: canvas.NewCircle(nil)}
	}
	poly := canvas.NewArbitraryPolygon(corners(shape), nil)
	poly.NormalizedPoints = true
	return &mark{shape: shape, poly: poly}
}

// object is what is drawn.
func (m *mark) object() fyne.CanvasObject {
	if m.circle != nil {
		return m.circle
	}
	return m.poly
}

// paint fills the shape and outlines it.
func (m *mark) paint(w fyne.Widget, fill, outline fyne.ThemeColorName, stroke float32) {
	if m.shape == look.Ring {
		m.circle.FillColor, m.circle.StrokeColor, m.circle.StrokeWidth = nil, tint(w, fill), 3.2*factor(w)
		return
	}
	if m.circle != nil {
		m.circle.FillColor, m.circle.StrokeColor, m.circle.StrokeWidth = tint(w, fill), tint(w, outline), stroke
		return
	}
	m.poly.FillColor, m.poly.StrokeColor, m.poly.StrokeWidth = tint(w, fill), tint(w, outline), stroke
}

// Symbol is the shape of a company in its colour.
type Symbol struct {
	fw.BaseWidget
	company Company
	side    float32
	muted   bool
}

// NewSymbol is a company's shape, side units wide and high (before the factor of the text's size).
func NewSymbol(company Company, side float32) *Symbol {
	s := &Symbol{company: company, side: side}
	s.ExtendBaseWidget(s)
	return s
}

// SetMuted draws the shape faintly.
func (s *Symbol) SetMuted(muted bool) {
	if s.muted != muted {
		s.muted = muted
		s.Refresh()
	}
}

// AccessibilityLabel is the company's name.
func (s *Symbol) AccessibilityLabel() string { return s.company.Spoken() }

// AccessibilityRole is that of text.
func (s *Symbol) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer draws the shape.
func (s *Symbol) CreateRenderer() fyne.WidgetRenderer {
	s.ExtendBaseWidget(s)
	m := newMark(s.company.Suit().Shape)
	paint := func() { paintMark(s, m, s.company.Suit(), s.muted) }
	least := func() fyne.Size {
		side := s.side * factor(s)
		return fyne.NewSize(side, side)
	}
	layout := func(size fyne.Size) {
		side := min(size.Width, size.Height)
		Place(m.object(), (size.Width-side)/2, (size.Height-side)/2, side, side)
	}
	return newDrawing(s, paint, least, layout, m.object())
}

// paintMark paints a company's shape as it stands on paper.
func paintMark(w fyne.Widget, m *mark, suit look.Suit, muted bool) {
	if muted {
		m.paint(w, look.Faint, look.Faint, 0)
		return
	}
	m.paint(w, suit.Fill, suit.Ink, 1)
}

// Factor is how much larger than normal the text of a widget is.
func Factor(w fyne.Widget) float32 { return factor(w) }

func factor(w fyne.Widget) float32 { return scaled(w, look.BodySize) / 15 }
