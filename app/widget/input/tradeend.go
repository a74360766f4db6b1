package input

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// End is a button of a [TradeCell] for an extreme: to sell all shares, or to buy as many as possible.
type End struct {
	Label, Spoken string
	Act           func()
}

type endButton struct {
	core.Control
	End
}

func newEndButton(e End) *endButton {
	b := &endButton{End: e}
	b.Extend(b, e.Act)
	return b
}

func (b *endButton) AccessibilityLabel() string { return b.WithReason(b.Spoken) }

func (b *endButton) CreateRenderer() fyne.WidgetRenderer {
	hover, ring, text := &canvas.Rectangle{CornerRadius: look.Radius}, core.NewRing(), canvas.NewText("", nil)
	text.Alignment = fyne.TextAlignCenter
	paint := func() {
		b.PaintGround(hover)
		b.PaintRing(ring)
		ink := look.Ink
		if b.Disabled() {
			ink = look.Faint
		}
		core.Write(b, text, b.Label, core.Body, ink)
	}
	least := func() fyne.Size {
		return fyne.NewSquareSize(max(look.Target, core.LineHeight(b, core.Body)+2*look.Space2))
	}
	layout := func(size fyne.Size) {
		core.Place(hover, 0, 0, size.Width, size.Height)
		core.Place(ring, 1, 1, size.Width-2, size.Height-2)
		fit(b, text, core.Body, size.Width-look.Space3)
		core.Place(text, 0, 0, size.Width, size.Height)
	}
	return core.NewRenderer(b, paint, least, layout, hover, text, ring)
}
