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

// A figureCell is one figure of a matrix. A holding of 0 is a faint dash, because actual holdings should catch the eye.
type figureCell struct {
	core.Control
	cellFigure
	core.Counter
}

type cellFigure struct {
	label string
	value int
	delta int
	// note is shown below the figure. If a difference is shown there instead, the note is above the figure or, if there
	// is a badge, hidden. badge is before the note or the difference, or above the figure if there is no space.
	note, badge     string
	dash, out, soft bool
	// veiled reports whether the figure is hidden. The cell then draws nothing, because the row has a word instead;
	// hidden is this word for screen readers.
	veiled  bool
	hidden  string
	chip    bool
	company view.Company
	scale
	inset float32
}

// newFigureCell returns a cell. If tapped is nil, the cell is disabled, which keeps the keyboard focus off it.
func newFigureCell(tapped func()) *figureCell {
	c := &figureCell{Counter: core.AtRest()}
	if tapped == nil {
		c.Disable()
	}
	c.Extend(c, tapped)
	return c
}

func (c *figureCell) update(next cellFigure) { core.Set(c, &c.cellFigure, next) }

func (c *figureCell) written() string {
	if c.veiled {
		return ""
	}
	if c.dash && c.value == 0 {
		return "–"
	}
	return words.Number(c.Shown(c.value))
}

func (c *figureCell) AccessibilityLabel() string {
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
		label += ", " + words.Signed(c.delta)
	}
	return label
}

func (c *figureCell) ink() fyne.ThemeColorName {
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

func (c *figureCell) CreateRenderer() fyne.WidgetRenderer {
	hover, ring := &canvas.Rectangle{CornerRadius: look.Radius / 2}, core.NewRing()
	text, note, change := canvas.NewText("", nil), canvas.NewText("", nil), mark.NewDelta(core.Caption)
	text.Alignment, note.Alignment = fyne.TextAlignTrailing, fyne.TextAlignTrailing
	c.Rewrite = func() { core.Rewrite(text, c.written()) }
	shape := mark.Dress(c.company).Shape
	m, code := mark.NewShape(shape), canvas.NewText("", nil)
	pill, badge := &canvas.Rectangle{StrokeWidth: 1}, canvas.NewText("", nil)
	d := &core.Renderer{Of: c, Parts: []fyne.CanvasObject{hover, m.Object(), code, text, note, change.Arrow,
		change.Text, pill, badge, ring}}
	d.Paint = func() {
		core.Write(c, text, c.written(), c.style, c.ink())
		core.Write(c, note, c.note, core.Caption, look.Soft)
		text.TextSize *= c.part
		note.TextSize *= c.small
		note.Hidden = c.note == "" || c.delta != 0 && c.badge != ""
		core.Write(c, badge, c.badge, core.Caption, look.Ink)
		badge.TextSize *= c.small
		pill.FillColor, pill.StrokeColor = core.Tint(c, look.Card), core.Tint(c, look.Edge)
		suit := mark.Dress(c.company)
		if suit.Shape != shape {
			shape = suit.Shape
			m = mark.NewShape(shape)
			d.Parts[1] = m.Object()
		}
		mark.PaintShape(c, m, suit, false)
		core.Write(c, code, c.company.Code, core.Caption, suit.Ink)
		code.TextSize *= c.small
		core.Show(m.Object(), c.chip)
		code.Hidden = !c.chip
		change.Part = c.small
		change.Paint(c, c.delta)
		c.PaintGround(hover)
		c.PaintRing(ring)
		ring.CornerRadius = look.Radius / 2
	}
	d.Least = func() fyne.Size {
		width := max(core.Measure(c, c.written(), c.style).Width, change.Size(c).Width)
		return fyne.NewSize(width+cellSpace, look.Target)
	}
	d.Arrange = func(size fyne.Size) {
		core.Place(hover, 0, 1, size.Width, size.Height-2)
		core.Place(ring, 1, 1, size.Width-2, size.Height-2)
		room, left := size.Width-cellSpace/2-c.inset, float32(0)
		if c.chip {
			left = layoutChip(c, m, code, c.small, size.Height)
			room = min(room, left+max(core.Shrunk(c, c.written(), c.style, c.part).Width,
				c.badgeWidth()+max(core.Shrunk(c, c.note, core.Caption, c.small).Width, change.Size(c).Width))+1)
			text.Alignment, note.Alignment = fyne.TextAlignLeading, fyne.TextAlignLeading
		} else {
			text.Alignment, note.Alignment = fyne.TextAlignTrailing, fyne.TextAlignTrailing
		}
		pill.Hidden, badge.Hidden = true, true
		if c.delta == 0 && c.note == "" && c.badge == "" {
			core.Place(text, left, 0, room-left, size.Height)
			return
		}
		line, small := core.LineHeight(c, c.style), core.LineHeight(c, core.Caption)
		top := (size.Height - line) / 2
		core.Place(text, left, top, room-left, line)
		y, wide := top+line-6, core.Shrunk(c, c.note, core.Caption, c.small).Width
		if c.delta != 0 {
			wide = change.Size(c).Width
		}
		if pin := c.badgeWidth(); pin > 0 {
			y += 2 // keep the border off the figure
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
			core.Place(pill, at, level+2, end-at, small-3)
			core.Place(badge, at+badgeInset, level, end-at-2*badgeInset, small)
			if beside {
				left += pin
			}
		}
		core.Place(note, left, y, room-left, small)
		if c.delta != 0 { // the difference is in the line below
			core.Place(note, left, top-small+4, room-left, small)
		}
		note.Text = core.Shorten(c.note, room-left, note.TextSize, note.TextStyle)
		if c.chip {
			room = left + change.Size(c).Width
		}
		change.Place(c, room, y, small)
	}
	return c.DrawnBy(d.PaintNow())
}

const badgeInset float32 = 6

func (c *figureCell) badgeWidth() float32 {
	if c.badge == "" {
		return 0
	}
	return core.Shrunk(c, c.badge, core.Caption, c.small).Width + 2*badgeInset + look.Space1
}

func layoutChip(w fyne.Widget, m *mark.Shape, code *canvas.Text, part, height float32) float32 {
	side := core.Scaled(w, look.BodySize) * part * 0.8
	wide := look.Measure(code.Text, code.TextSize, code.TextStyle).Width
	core.Place(m.Object(), look.Space1, (height-side)/2, side, side)
	core.Place(code, 2*look.Space1+side, 0, wide, height)
	return 3*look.Space1 + side + wide
}
