package input

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

type lines struct {
	badge                      fyne.CanvasObject
	code, price, trade, shares *canvas.Text
}

// placeFigures puts badge and price in a first line, and trade and holding in a second. Above a single row of buttons,
// all four share a line.
func (c *TradeCell) placeFigures(l lines, at core.Area) {
	left, right := at.X+look.Space2, at.X+at.Width-look.Space2
	side, line, high := core.Scaled(c, look.BodySize)*0.84, core.LineHeight(c, core.Strong),
		core.LineHeight(c, core.FigureText)
	second := left
	y := (at.Height - line - high) / 2
	if c.buttons == inOneRow {
		y = (at.Height - line) / 2
	}
	core.Place(l.badge, left, y+(line-side)/2, side, side)
	from := left + side + look.Space1
	core.Place(l.code, from, y, right-from, line)
	from += l.code.MinSize().Width + look.Space1
	if c.buttons == inOneRow {
		l.price.Alignment = fyne.TextAlignLeading
		fit(c, l.price, core.Body, (right-from)/2)
		core.Place(l.price, from+look.Space1, y, (right-from)/2, line)
		second = from + look.Space1 + look.Measure(l.price.Text, l.price.TextSize, l.price.TextStyle).Width + look.Space2
		y = (at.Height - high) / 2
	} else {
		l.price.Alignment = fyne.TextAlignTrailing
		fit(c, l.price, core.Body, right-from)
		core.Place(l.price, left, y, right-left, line)
		y += line
	}
	room := right - second
	held := min(core.Measure(c, l.shares.Text, core.Strong).Width, room/2)
	fit(c, l.shares, core.Strong, held)
	fit(c, l.trade, core.FigureText, room-held-look.Space1)
	core.Place(l.shares, second, y+1, room, high)
	core.Place(l.trade, second, y, room, high)
}

// fit shrinks a figure to the width, because no digit may be cut.
func fit(w fyne.Widget, t *canvas.Text, s core.Style, width float32) {
	const least = 6
	t.TextSize = core.Scaled(w, s.Size())
	for t.TextSize > least && look.Measure(t.Text, t.TextSize, t.TextStyle).Width > width {
		t.TextSize -= 0.5
	}
}
