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
	counter
}

// A matrixFigure is what a cell shows.
type matrixFigure struct {
	label string
	value int
	delta int
	// note is written beneath the figure unless its difference is, and badge before either of them, above the figure where
	// that leaves it no room.
	note, badge string
	// dash draws nought as a dash, out and soft draw the figure with less weight.
	dash, out, soft bool
	// veiled draws nothing: the row says that its figures are hidden, and a screen reader is told so.
	veiled bool
	hidden string
	// chip draws the company's shape and code before the figure.
	chip    bool
	company Company
	style   Style
	part    float32
	// inset keeps the figure away from the right end of its column.
	inset float32
}

// newMatrixCell is a figure. One that answers no tap is no stop for the keyboard.
func newMatrixCell(tapped func()) *matrixCell {
	c := &matrixCell{counter: atRest()}
	c.extend(c, tapped)
	c.disabled = tapped == nil
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
	if c.veiled {
		return ""
	}
	if c.dash && c.value == 0 {
		return "–"
	}
	return look.Number(c.passing(c.value))
}

// AccessibilityLabel says whose figure it is, the number and its difference.
func (c *matrixCell) AccessibilityLabel() string {
	label := c.label + " " + strconv.Itoa(c.value)
	if c.veiled {
		label = c.label + " " + c.hidden
	}
	for _, said := range []string{c.badge, c.note} {
		if said != "" {
			label += ", " + said
		}
	}
	if c.delta != 0 {
		label += ", " + look.Signed(c.delta)
	}
	return label
}

// ink is the colour of the figure.
func (c *matrixCell) ink() fyne.ThemeColorName {
	switch {
	case c.out:
		return look.Soft
	case c.dash && c.value == 0:
		return look.Edge
	case c.value < 0:
		return look.Loss
	case c.soft:
		return look.Soft
	}
	return look.Ink
}

// CreateRenderer draws the figure and beneath it its difference or its note.
func (c *matrixCell) CreateRenderer() fyne.WidgetRenderer {
	c.ExtendBaseWidget(c)
	hover, ring := &canvas.Rectangle{CornerRadius: look.Radius / 2}, newRing()
	text, note, change := canvas.NewText("", nil), canvas.NewText("", nil), newDelta(Caption)
	text.Alignment, note.Alignment = fyne.TextAlignTrailing, fyne.TextAlignTrailing
	c.rewrite = func() { rewrite(text, c.written()) }
	shape := c.company.Suit().Shape
	m, code := newMark(shape), canvas.NewText("", nil)
	pill, badge := &canvas.Rectangle{StrokeWidth: 1}, canvas.NewText("", nil)
	d := &drawing{of: c, objects: []fyne.CanvasObject{hover, m.object(), code, text, note, change.arrow, change.text, pill, badge, ring}}
	d.paint = func() {
		write(c, text, c.written(), c.style, c.ink())
		write(c, note, c.note, Caption, look.Soft)
		text.TextSize *= c.part
		note.TextSize *= c.part
		note.Hidden = c.note == "" || c.delta != 0 && c.badge != ""
		write(c, badge, c.badge, Caption, look.Ink)
		badge.TextSize *= c.part
		pill.FillColor, pill.StrokeColor = tint(c, look.Card), tint(c, look.Edge)
		suit := c.company.Suit()
		if suit.Shape != shape {
			shape = suit.Shape
			m = newMark(shape)
			d.objects[1] = m.object()
		}
		paintMark(c, m, suit, false)
		write(c, code, c.company.Code, Caption, suit.Ink)
		code.TextSize *= c.part
		Show(m.object(), c.chip)
		code.Hidden = !c.chip
		change.part = c.part
		change.paint(c, c.delta)
		c.paintGround(hover)
		c.paintRing(ring)
		ring.CornerRadius = look.Radius / 2
	}
	d.least = func() fyne.Size {
		width := max(measure(c, c.written(), c.style).Width, change.size(c).Width)
		return fyne.NewSize(width+cellSpace, look.Target)
	}
	d.layout = func(size fyne.Size) {
		Place(hover, 0, 1, size.Width, size.Height-2)
		Place(ring, 1, 1, size.Width-2, size.Height-2)
		room, left := size.Width-cellSpace/2-c.inset, float32(0)
		if c.chip {
			left = layoutChip(c, m, code, c.part, size.Height)
			room = min(room, left+max(shrunk(c, c.written(), c.style, c.part).Width,
				c.badgeWidth()+max(shrunk(c, c.note, Caption, c.part).Width, change.size(c).Width))+1)
			text.Alignment, note.Alignment = fyne.TextAlignLeading, fyne.TextAlignLeading
		} else {
			text.Alignment, note.Alignment = fyne.TextAlignTrailing, fyne.TextAlignTrailing
		}
		pill.Hidden, badge.Hidden = true, true
		if c.delta == 0 && c.note == "" && c.badge == "" {
			Place(text, left, 0, room-left, size.Height)
			return
		}
		line, small := lineHeight(c, c.style), lineHeight(c, Caption)
		top := (size.Height - line) / 2
		Place(text, left, top, room-left, line)
		y, wide := top+line-6, shrunk(c, c.note, Caption, c.part).Width
		if c.delta != 0 {
			wide = change.size(c).Width
		}
		if pin := c.badgeWidth(); pin > 0 {
			beside, level, at := c.delta == 0 || left+pin+wide <= room, y, left
			if !beside {
				wide, level = 0, top-small+4
			}
			if !c.chip {
				at = max(left, room-wide-pin)
			}
			end := at + pin - look.Space1
			if wide == 0 && !c.chip {
				at, end = at+look.Space1, room
			}
			pill.Hidden, badge.Hidden = false, false
			pill.CornerRadius = (small - 3) / 2
			Place(pill, at, level+2, end-at, small-3)
			Place(badge, at+badgeInset, level, end-at-2*badgeInset, small)
			if beside {
				left += pin
			}
		}
		Place(note, left, y, room-left, small)
		if c.delta != 0 { // which takes the line beneath
			Place(note, left, top-small+4, room-left, small)
		}
		note.Text = shorten(c.note, room-left, note.TextSize, note.TextStyle)
		if c.chip {
			room = left + change.size(c).Width
		}
		change.place(c, room, y, small)
	}
	d.paint()
	c.drawn = d
	return d
}

// badgeInset is what a badge keeps free at either end.
const badgeInset float32 = 6

// badgeWidth is the room of a badge with the gap behind it, 0 where there is none.
func (c *matrixCell) badgeWidth() float32 {
	if c.badge == "" {
		return 0
	}
	return shrunk(c, c.badge, Caption, c.part).Width + 2*badgeInset + look.Space1
}

// layoutChip places a company's shape and code at the beginning of a chip and gives where its figure begins.
func layoutChip(w fyne.Widget, m *mark, code *canvas.Text, part, height float32) float32 {
	side := scaled(w, look.BodySize) * part * 0.8
	wide := look.Measure(code.Text, code.TextSize, code.TextStyle).Width
	Place(m.object(), look.Space1, (height-side)/2, side, side)
	Place(code, 2*look.Space1+side, 0, wide, height)
	return 3*look.Space1 + side + wide
}
