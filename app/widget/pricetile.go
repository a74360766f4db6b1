package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
)

// A priceTile shows a price that has no ladder: the company, its price, and how it moved last.
type priceTile struct {
	control
	lane Lane
}

func newPriceTile(lane Lane, tapped func()) *priceTile {
	t := &priceTile{lane: lane}
	t.extend(t, tapped)
	return t
}

func (t *priceTile) update(lane Lane) {
	if t.lane.same(lane) {
		return
	}
	t.lane = lane
	t.Refresh()
}

// AccessibilityLabel says the company, its price and the last move.
func (t *priceTile) AccessibilityLabel() string { return t.lane.spoken() }

// tileHeight is the height of a tile.
func tileHeight(w fyne.Widget) float32 {
	return lineHeight(w, Strong) + lineHeight(w, Headline) + look.Space3
}

// CreateRenderer draws the tile.
func (t *priceTile) CreateRenderer() fyne.WidgetRenderer {
	t.ExtendBaseWidget(t)
	ground := &canvas.Rectangle{CornerRadius: look.Radius}
	hover, ring := &canvas.Rectangle{CornerRadius: look.Radius}, newRing()
	shape := t.lane.Company.Suit().Shape
	m, code, price, move := newMark(shape), canvas.NewText("", nil), canvas.NewText("", nil), newDelta(Caption)
	d := &drawing{of: t, objects: []fyne.CanvasObject{ground, m.object(), hover, code, price, move.arrow, move.text, ring}}
	d.paint = func() {
		suit := t.lane.Company.Suit()
		if suit.Shape != shape {
			shape = suit.Shape
			m = newMark(shape)
			d.objects[1] = m.object()
		}
		ground.FillColor, ground.StrokeColor, ground.StrokeWidth = tint(t, look.Card), tint(t, look.Rule), look.Hairline
		paintMark(t, m, suit, false)
		write(t, code, t.lane.Company.Code, Strong, suit.Ink)
		write(t, price, look.Number(t.lane.Price), Headline, look.Ink)
		move.paint(t, t.lane.Price-t.lane.Before)
		t.paintGround(hover)
		t.paintRing(ring)
	}
	side := func() float32 { return scaled(t, look.BodySize) * 0.84 }
	d.least = func() fyne.Size {
		head := side() + look.Space1 + measure(t, t.lane.Company.Code, Strong).Width + look.Space3 + move.size(t).Width
		figure := measure(t, look.Number(t.lane.Price), Headline).Width
		return fyne.NewSize(max(head, figure)+2*look.Space2+look.Space2, tileHeight(t))
	}
	d.layout = func(size fyne.Size) {
		inner := fyne.NewSize(size.Width-look.Space2, size.Height-look.Space2)
		for _, o := range []fyne.CanvasObject{ground, hover} {
			Place(o, look.Space1, look.Space1, inner.Width, inner.Height)
		}
		Place(ring, look.Space1, look.Space1, inner.Width, inner.Height)
		left, right := look.Space1+look.Space2, size.Width-look.Space1-look.Space2
		line := lineHeight(t, Strong)
		top := (size.Height - line - lineHeight(t, Headline)) / 2
		Place(m.object(), left, top+(line-side())/2, side(), side())
		Place(code, left+side()+look.Space1, top, right-left-side(), line)
		move.place(t, right, top+(line-lineHeight(t, Caption))/2, lineHeight(t, Caption))
		Place(price, left, top+line-2, right-left, lineHeight(t, Headline))
	}
	d.paint()
	return d
}
