package list

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
)

// Tile makes an object tappable on a raised background, and may be marked as chosen.
type Tile struct {
	core.Control
	label   string
	content fyne.CanvasObject
	chosen  bool
	back    bool
	top     bool
	flat    bool
}

func NewTile(label string, content fyne.CanvasObject, tapped func()) *Tile {
	t := &Tile{label: label, content: content}
	t.Extend(t, tapped)
	return t
}

func (t *Tile) SetChosen(chosen bool) *Tile {
	core.Set(t, &t.chosen, chosen)
	return t
}

func (t *Tile) Chosen() bool { return t.chosen }

// SetBack mutes the colours of a tile, for example for a finished item. A muted tile can still be tapped.
func (t *Tile) SetBack(back bool) *Tile {
	core.Set(t, &t.back, back)
	return t
}

func (t *Tile) AtTop() *Tile {
	t.top = true
	return t
}

// Flat gives the tile a line below it instead of a raised background. Without a graphics card, large backgrounds with
// round corners are the slowest part of a list.
func (t *Tile) Flat() *Tile {
	t.flat = true
	return t
}

func (t *Tile) SetLabel(label string) { t.label = label }

func (t *Tile) AccessibilityLabel() string { return t.WithReason(t.label) }

const tileTick float32 = 11

func (t *Tile) CreateRenderer() fyne.WidgetRenderer {
	ground, rule := &canvas.Rectangle{CornerRadius: look.Radius, StrokeWidth: 1}, &canvas.Rectangle{}
	ground.Hidden, rule.Hidden = t.flat, !t.flat
	hover, ring, sign := &canvas.Rectangle{CornerRadius: look.Radius}, core.NewRing(), mark.NewTick()
	paint := func() {
		fill, outline := look.Card, look.Edge
		switch {
		case t.Disabled(), t.back:
			fill, outline = look.Felt, look.Rule
		case t.chosen:
			fill, outline = look.TurnWash, look.Turn
		}
		ground.FillColor, ground.StrokeColor = core.Tint(t, fill), core.Tint(t, outline)
		rule.FillColor = core.Tint(t, look.Rule)
		sign.Paint(t, look.Turn, t.chosen && !t.Disabled())
		t.PaintGround(hover)
		t.PaintRing(ring)
	}
	least := func() fyne.Size {
		return t.content.MinSize().AddWidthHeight(2*look.Space2, 2*look.Space2).
			Max(fyne.NewSize(look.Target, look.Target))
	}
	layout := func(size fyne.Size) {
		core.Place(ground, 0, 0, size.Width, size.Height)
		core.Place(rule, 0, size.Height-look.Hairline, size.Width, look.Hairline)
		core.Place(hover, 0, 0, size.Width, size.Height)
		core.Place(ring, 1, 1, size.Width-2, size.Height-2)
		inner := fyne.NewSize(size.Width-2*look.Space2, t.content.MinSize().Height)
		y := (size.Height - inner.Height) / 2
		if t.top {
			y = look.Space2
		}
		core.Place(t.content, look.Space2, y, inner.Width, inner.Height)
		sign.Place(size.Width-tileTick-look.Space1, look.Space1, tileTick)
	}
	return core.NewRenderer(t, paint, least, layout,
		append([]fyne.CanvasObject{ground, rule, hover, t.content, ring}, sign.Objects()...)...)
}
