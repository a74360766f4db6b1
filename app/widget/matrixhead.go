package widget

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
)

// A matrixHead is the head of a company's column: shape and code, price, last move.
type matrixHead struct {
	control
	matrixPrice
	counter
}

// A matrixPrice is what the head of a company shows.
type matrixPrice struct {
	company MatrixCompany
	label   string
	style   Style
	part    float32
	// chip puts the price beside the code, not beneath it; bare leaves it out.
	chip, bare bool
	inset      float32
}

// newMatrixHead is a price, which is no stop for the keyboard either where it answers no tap.
func newMatrixHead(tapped func()) *matrixHead {
	h := &matrixHead{counter: atRest()}
	h.extend(h, tapped)
	h.disabled = tapped == nil
	return h
}

func (h *matrixHead) update(next matrixPrice) {
	if h.matrixPrice != next {
		h.matrixPrice = next
		h.Refresh()
	}
}

// written is the price as it is read.
func (h *matrixHead) written() string {
	if h.company.Off {
		return "–"
	}
	return look.Number(h.passing(h.company.Price))
}

// AccessibilityLabel says the company, its price and how it moved.
func (h *matrixHead) AccessibilityLabel() string {
	if h.bare {
		return h.company.Spoken()
	}
	if h.company.Off {
		return h.company.Spoken() + " " + h.label + " –"
	}
	label := h.company.Spoken() + " " + h.label + " " + strconv.Itoa(h.company.Price)
	if h.company.Move != 0 {
		label += ", " + look.Signed(h.company.Move)
	}
	return label
}

// CreateRenderer draws the head.
func (h *matrixHead) CreateRenderer() fyne.WidgetRenderer {
	h.ExtendBaseWidget(h)
	hover, ring := &canvas.Rectangle{CornerRadius: look.Radius / 2}, newRing()
	m, code := newMark(h.company.Suit().Shape), canvas.NewText("", nil)
	shape := h.company.Suit().Shape
	price, move := canvas.NewText("", nil), newDelta(Caption)
	price.Alignment = fyne.TextAlignTrailing
	h.rewrite = func() { rewrite(price, h.written()) }
	d := &drawing{of: h, objects: []fyne.CanvasObject{hover, m.object(), code, price, move.arrow, move.text, ring}}
	d.paint = func() {
		suit := h.company.Suit()
		if suit.Shape != shape {
			shape = suit.Shape
			m = newMark(shape)
			d.objects[1] = m.object()
		}
		paintMark(h, m, suit, false)
		style := Strong
		if h.chip {
			style = Caption
		}
		write(h, code, h.company.Code, style, suit.Ink)
		write(h, price, h.written(), h.style, look.Ink)
		code.TextSize *= h.part
		price.TextSize *= h.part
		price.Hidden = h.bare
		move.part = h.part
		if h.bare {
			move.paint(h, 0)
		} else {
			move.paint(h, h.company.Move)
		}
		h.paintGround(hover)
		h.paintRing(ring)
		ring.CornerRadius = look.Radius / 2
	}
	side := func() float32 { return scaled(h, look.BodySize) * h.part * 0.8 }
	d.least = func() fyne.Size {
		name := side() + look.Space1 + measure(h, h.company.Code, Strong).Width
		width := max(name, measure(h, look.Number(h.company.Price), h.style).Width, move.size(h).Width)
		height := lineHeight(h, Strong) + lineHeight(h, h.style) + lineHeight(h, Caption)
		return fyne.NewSize(width+cellSpace, height)
	}
	d.layout = func(size fyne.Size) {
		Place(hover, 0, 0, size.Width, size.Height)
		Place(ring, 1, 1, size.Width-2, size.Height-2)
		room, first := size.Width-cellSpace/2-h.inset, lineHeight(h, Strong)
		if h.chip {
			line, small := lineHeight(h, h.style), lineHeight(h, Caption)
			left, top := layoutChip(h, m, code, h.part, size.Height), (size.Height-line)/2 // on one line with the code, moved or not
			price.Alignment = fyne.TextAlignLeading
			Place(price, left, top, size.Width-left, line)
			move.place(h, left+move.size(h).Width, top+line-6, small)
			return
		}
		price.Alignment = fyne.TextAlignTrailing
		top := look.Space1
		if h.bare {
			top = 0
		}
		width := shrunk(h, h.company.Code, Strong, h.part).Width
		Place(code, room-width, top, width, first)
		Place(m.object(), room-width-look.Space1-side(), top+(first-side())/2, side(), side())
		second := lineHeight(h, h.style)
		Place(price, 0, top+first-1, room, second)
		move.place(h, room, top+first+second-3, lineHeight(h, Caption))
	}
	d.paint()
	return d
}
