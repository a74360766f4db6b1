package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
)

// A pawn is the mark of a seat as something to draw.
type pawn struct {
	of   look.Pawn
	disc *canvas.Circle
	sign *mark
}

func newPawn(of look.Pawn) *pawn {
	return &pawn{of: of, disc: canvas.NewCircle(nil), sign: newMark(of.Shape)}
}

func (p *pawn) objects() []fyne.CanvasObject { return []fyne.CanvasObject{p.disc, p.sign.object()} }

// paint takes the colours from the theme; what is muted stands back.
func (p *pawn) paint(w fyne.Widget, muted bool) {
	fill := look.Series(p.of.Color)
	if muted {
		fill = look.Faint
	}
	p.disc.FillColor = tint(w, fill)
	p.sign.paint(w, look.Paper, look.Paper, 0)
}

// place puts the mark into a square.
func (p *pawn) place(x, y, side float32) {
	inner := side * 0.5
	Place(p.disc, x, y, side, side)
	Place(p.sign.object(), x+(side-inner)/2, y+(side-inner)/2, inner, inner)
}

// pawnSide is the side of the mark of a seat beside its name.
func pawnSide(w fyne.Widget) float32 { return scaled(w, look.BodySize) }

// Pawn is the mark of a player.
type Pawn struct {
	fw.BaseWidget
	of   look.Pawn
	side float32
}

// NewPawn is the mark of a player, side units wide and high before the factor of the text's size. A screen reader passes it
// over: it stands beside a name.
func NewPawn(of look.Pawn, side float32) *Pawn {
	p := &Pawn{of: of, side: side}
	p.ExtendBaseWidget(p)
	return p
}

// Set changes the mark.
func (p *Pawn) Set(of look.Pawn) {
	if p.of != of {
		p.of = of
		p.Refresh()
	}
}

// CreateRenderer draws the mark.
func (p *Pawn) CreateRenderer() fyne.WidgetRenderer {
	p.ExtendBaseWidget(p)
	drawn := newPawn(p.of)
	d := &drawing{of: p, objects: drawn.objects()}
	d.least = func() fyne.Size { return fyne.NewSquareSize(p.side * factor(p)) }
	d.layout = func(size fyne.Size) {
		side := min(size.Width, size.Height, p.side*factor(p))
		drawn.place((size.Width-side)/2, (size.Height-side)/2, side)
	}
	d.paint = func() {
		if drawn.of != p.of {
			drawn = newPawn(p.of)
			d.objects = drawn.objects()
			d.layout(p.Size())
		}
		drawn.paint(p, false)
	}
	d.paint()
	return d
}
