package mark

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/core"
)

// Disc is a player's mark as drawing objects.
type Disc struct {
	of   emblem.Pawn
	disc *canvas.Circle
	sign *Shape
}

func NewDisc(of emblem.Pawn) *Disc {
	return &Disc{of: of, disc: canvas.NewCircle(nil), sign: NewShape(of.Shape)}
}

func (p *Disc) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{p.disc, p.sign.Object()} }

// Paint sets the colours from the theme. If muted is true, they are faint.
func (p *Disc) Paint(w fyne.Widget, muted bool) {
	fill := look.Series(p.of.Color)
	if muted {
		fill = look.Faint
	}
	p.disc.FillColor = core.Tint(w, fill)
	p.sign.Paint(w, look.Paper, look.Paper, 0)
}

func (p *Disc) Place(x, y, side float32) {
	inner := side * 0.5
	core.Place(p.disc, x, y, side, side)
	core.Place(p.sign.Object(), x+(side-inner)/2, y+(side-inner)/2, inner, inner)
}

func PawnSide(w fyne.Widget) float32 { return core.Scaled(w, look.BodySize) }

// Pawn is a player's mark as a widget.
type Pawn struct {
	fw.BaseWidget
	of   emblem.Pawn
	side float32
}

// NewPawn returns a player's mark; side is its width and height at normal text size. Screen readers skip the mark,
// because it is always beside a name.
func NewPawn(of emblem.Pawn, side float32) *Pawn {
	p := &Pawn{of: of, side: side}
	p.ExtendBaseWidget(p)
	return p
}

func (p *Pawn) Set(of emblem.Pawn) { core.Set(p, &p.of, of) }

func (p *Pawn) CreateRenderer() fyne.WidgetRenderer {
	drawn := NewDisc(p.of)
	d := &core.Renderer{Of: p, Parts: drawn.Objects()}
	d.Least = func() fyne.Size { return fyne.NewSquareSize(p.side * core.Factor(p)) }
	d.Arrange = func(size fyne.Size) {
		side := min(size.Width, size.Height, p.side*core.Factor(p))
		drawn.Place((size.Width-side)/2, (size.Height-side)/2, side)
	}
	d.Paint = func() {
		if drawn.of != p.of {
			drawn = NewDisc(p.of)
			d.Parts = drawn.Objects()
			d.Arrange(p.Size())
		}
		drawn.Paint(p, false)
	}
	return d.PaintNow()
}
