package matrix

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
)

type columnHeader struct {
	core.Control
	columnPrice
	core.Counter
}

type columnPrice struct {
	company view.Head
	label   string
	scale
	// chip puts the price beside the code instead of below; bare omits the price.
	chip, bare bool
	inset      float32
}

// newColumnHeader returns a header. If tapped is nil, the header is disabled, which keeps the keyboard focus off it.
func newColumnHeader(tapped func()) *columnHeader {
	h := &columnHeader{Counter: core.AtRest()}
	if tapped == nil {
		h.Disable()
	}
	h.Extend(h, tapped)
	return h
}

func (h *columnHeader) update(next columnPrice) { core.Set(h, &h.columnPrice, next) }

func (h *columnHeader) written() string {
	if h.company.Off {
		return "–"
	}
	return words.Number(h.Shown(h.company.Price))
}

func (h *columnHeader) AccessibilityLabel() string {
	if h.bare {
		return h.company.Spoken()
	}
	if h.company.Off {
		return h.company.Spoken() + " " + h.label + " –"
	}
	label := h.company.Spoken() + " " + h.label + " " + strconv.Itoa(h.company.Price)
	if h.company.Move != 0 {
		label += ", " + words.Signed(h.company.Move)
	}
	return label
}

func (h *columnHeader) CreateRenderer() fyne.WidgetRenderer {
	hover, ring := &canvas.Rectangle{CornerRadius: look.Radius / 2}, core.NewRing()
	m, code := mark.NewShape(mark.Dress(h.company.Company).Shape), canvas.NewText("", nil)
	shape := mark.Dress(h.company.Company).Shape
	price, move := canvas.NewText("", nil), mark.NewDelta(core.Caption)
	price.Alignment = fyne.TextAlignTrailing
	h.Rewrite = func() { core.Rewrite(price, h.written()) }
	d := &core.Renderer{Of: h, Parts: []fyne.CanvasObject{hover, m.Object(), code, price, move.Arrow, move.Text, ring}}
	d.Paint = func() {
		suit := mark.Dress(h.company.Company)
		if suit.Shape != shape {
			shape = suit.Shape
			m = mark.NewShape(shape)
			d.Parts[1] = m.Object()
		}
		mark.PaintShape(h, m, suit, false)
		style := core.Strong
		if h.chip {
			style = core.Caption
		}
		core.Write(h, code, h.company.Code, style, suit.Ink)
		core.Write(h, price, h.written(), h.style, look.Ink)
		code.TextSize *= h.small
		price.TextSize *= h.part
		price.Hidden = h.bare
		move.Part = h.small
		if h.bare {
			move.Paint(h, 0)
		} else {
			move.Paint(h, h.company.Move)
		}
		h.PaintGround(hover)
		h.PaintRing(ring)
		ring.CornerRadius = look.Radius / 2
	}
	side := func() float32 { return core.Scaled(h, look.BodySize) * h.small * 0.8 }
	d.Least = func() fyne.Size {
		name := side() + look.Space1 + core.Measure(h, h.company.Code, core.Strong).Width
		width := max(name, core.Measure(h, words.Number(h.company.Price), h.style).Width, move.Size(h).Width)
		height := core.LineHeight(h, core.Strong) + core.LineHeight(h, h.style) + core.LineHeight(h, core.Caption)
		return fyne.NewSize(width+cellSpace, height)
	}
	d.Arrange = func(size fyne.Size) {
		core.Place(hover, 0, 0, size.Width, size.Height)
		core.Place(ring, 1, 1, size.Width-2, size.Height-2)
		room, first := size.Width-cellSpace/2-h.inset, core.LineHeight(h, core.Strong)
		if h.chip {
			line, small := core.LineHeight(h, h.style), core.LineHeight(h, core.Caption)
			// The code stays in its place even if a price movement is shown.
			left, top := layoutChip(h, m, code, h.small, size.Height), (size.Height-line)/2
			price.Alignment = fyne.TextAlignLeading
			core.Place(price, left, top, size.Width-left, line)
			move.Place(h, left+move.Size(h).Width, top+line-6, small)
			return
		}
		price.Alignment = fyne.TextAlignTrailing
		top := look.Space1
		if h.bare {
			top = 0
		}
		width := core.Shrunk(h, h.company.Code, core.Strong, h.small).Width
		core.Place(code, room-width, top, width, first)
		core.Place(m.Object(), room-width-look.Space1-side(), top+(first-side())/2, side(), side())
		second := core.LineHeight(h, h.style)
		core.Place(price, 0, top+first-1, room, second)
		move.Place(h, room, top+first+second-3, core.LineHeight(h, core.Caption))
	}
	return d.PaintNow()
}
