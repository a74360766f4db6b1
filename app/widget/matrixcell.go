package widget

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
)

// A matrixCell is one figure of a matrix. Shares of nought are a faint dash, so that the eye finds what is held.
type matrixCell struct {
	control
	matrixFigure
}

// A matrixFigure is what a cell shows.
type matrixFigure struct {
	label     string
	value     int
	delta     int
	dash, out bool
	style     Style
	part      float32
}

func newMatrixCell(tapped func()) *matrixCell {
	c := &matrixCell{}
	c.extend(c, tapped)
	return c
}

// update shows another figure; nothing is drawn anew when nothing differs.
func (c *matrixCell) update(next matrixFigure) {
	if c.matrixFigure != next {
		c.matrixFigure = next
		c.Refresh()
	}
}

func (c *matrixCell) written() string {
	if c.dash && c.value == 0 {
		return "–"
	}
	return look.Number(c.value)
}

// AccessibilityLabel says whose figure it is, the number and its difference.
func (c *matrixCell) AccessibilityLabel() string {
	label := c.label + " " + strconv.Itoa(c.value)
	if c.delta != 0 {
		label += ", " + look.Signed(c.delta)
	}
	return label
}

// CreateRenderer draws the figure and its difference beneath.
func (c *matrixCell) CreateRenderer() fyne.WidgetRenderer {
	c.ExtendBaseWidget(c)
	hover, ring := &canvas.Rectangle{CornerRadius: look.Radius / 2}, newRing()
	text, change := canvas.NewText("", nil), newDelta(Caption)
	text.Alignment = fyne.TextAlignTrailing
	paint := func() {
		name := look.Ink
		switch {
		case c.out:
			name = look.Soft
		case c.dash && c.value == 0:
			name = look.Edge
		}
		write(c, text, c.written(), c.style, name)
		text.TextSize *= c.part
		change.part = c.part
		change.paint(c, c.delta)
		c.paintGround(hover)
		c.paintRing(ring)
		ring.CornerRadius = look.Radius / 2
	}
	least := func() fyne.Size {
		width := max(measure(c, c.written(), c.style).Width, change.size(c).Width)
		return fyne.NewSize(width+cellSpace, look.Target)
	}
	layout := func(size fyne.Size) {
		put(hover, 0, 1, size.Width, size.Height-2)
		put(ring, 1, 1, size.Width-2, size.Height-2)
		room := size.Width - cellSpace/2
		if c.delta == 0 {
			put(text, 0, 0, room, size.Height)
			return
		}
		line, small := lineHeight(c, c.style), lineHeight(c, Caption)
		top := (size.Height - line - small + 4) / 2
		put(text, 0, top, room, line)
		change.place(c, room, top+line-4, small)
	}
	return newDrawing(c, paint, least, layout, hover, text, change.arrow, change.text, ring)
}

// A matrixHead is the head of a company's column: shape and code, price, last move.
type matrixHead struct {
	control
	company MatrixCompany
	label   string
	style   Style
	part    float32
}

func newMatrixHead(tapped func()) *matrixHead {
	h := &matrixHead{}
	h.extend(h, tapped)
	return h
}

func (h *matrixHead) update(company MatrixCompany, label string, style Style, part float32) {
	if h.company == company && h.label == label && h.style == style && h.part == part {
		return
	}
	h.company, h.label, h.style, h.part = company, label, style, part
	h.Refresh()
}

// AccessibilityLabel says the company, its price and how it moved.
func (h *matrixHead) AccessibilityLabel() string {
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
	d := &drawing{of: h, objects: []fyne.CanvasObject{hover, m.object(), code, price, move.arrow, move.text, ring}}
	d.paint = func() {
		suit := h.company.Suit()
		if suit.Shape != shape {
			shape = suit.Shape
			m = newMark(shape)
			d.objects[1] = m.object()
		}
		paintMark(h, m, suit, false)
		write(h, code, h.company.Code, Strong, suit.Ink)
		write(h, price, look.Number(h.company.Price), h.style, look.Ink)
		code.TextSize *= h.part
		price.TextSize *= h.part
		move.part = h.part
		move.paint(h, h.company.Move)
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
		put(hover, 0, 0, size.Width, size.Height)
		put(ring, 1, 1, size.Width-2, size.Height-2)
		room, first := size.Width-cellSpace/2, lineHeight(h, Strong)
		width := shrunk(h, h.company.Code, Strong, h.part).Width
		put(code, room-width, 0, width, first)
		put(m.object(), room-width-look.Space1-side(), (first-side())/2, side(), side())
		second := lineHeight(h, h.style)
		put(price, 0, first-1, room, second)
		move.place(h, room, first+second-3, lineHeight(h, Caption))
	}
	d.paint()
	return d
}
