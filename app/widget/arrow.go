package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
)

// newArrow is a small filled triangle; see [pointUp], [pointDown] and [pointRight].
func newArrow() *canvas.ArbitraryPolygon {
	a := canvas.NewArbitraryPolygon(pointUp(), nil)
	a.NormalizedPoints = true
	return a
}

func pointUp() []fyne.Position {
	return []fyne.Position{{X: 0.5, Y: 0.1}, {X: 1, Y: 0.9}, {X: 0, Y: 0.9}}
}

func pointDown() []fyne.Position {
	return []fyne.Position{{X: 0, Y: 0.1}, {X: 1, Y: 0.1}, {X: 0.5, Y: 0.9}}
}

func pointRight() []fyne.Position {
	return []fyne.Position{{X: 0.1, Y: 0}, {X: 0.9, Y: 0.5}, {X: 0.1, Y: 1}}
}

// A delta is a difference drawn with arrow and sign: a small triangle up or down and +20 or –20 beside it.
type delta struct {
	arrow *canvas.ArbitraryPolygon
	text  *canvas.Text
	style Style
	value int
	// word stands in the place of the difference, empty for none.
	word string
	part float32
}

func newDelta(style Style) *delta {
	return &delta{arrow: newArrow(), text: canvas.NewText("", nil), style: style, part: 1}
}

// paint sets the difference. Nothing is drawn for 0.
func (d *delta) paint(w fyne.Widget, value int) {
	d.value, d.word = value, ""
	name := look.Gain
	d.arrow.Points = pointUp()
	if value < 0 {
		name = look.Loss
		d.arrow.Points = pointDown()
	}
	write(w, d.text, look.Signed(value), d.style, name)
	d.text.TextSize *= d.part
	d.arrow.FillColor = tint(w, name)
	d.arrow.Hidden, d.text.Hidden = value == 0, value == 0
}

// name sets a word in the place of the difference.
func (d *delta) name(w fyne.Widget, word string) {
	d.word = word
	write(w, d.text, word, d.style, look.Soft)
	d.text.TextSize *= d.part
	d.arrow.Hidden, d.text.Hidden = true, false
}

// size is the room that the difference takes.
func (d *delta) size(w fyne.Widget) fyne.Size {
	if d.word != "" {
		return shrunk(w, d.word, d.style, d.part)
	}
	if d.value == 0 {
		return fyne.NewSize(0, lineHeight(w, d.style)*d.part)
	}
	return fyne.NewSize(deltaWidth(w, d.value, d.style, d.part), lineHeight(w, d.style)*d.part)
}

func (d *delta) side(w fyne.Widget) float32 { return scaled(w, d.style.size()) * d.part * 0.6 }

// deltaWidth is the width of a difference at a part of its size.
func deltaWidth(w fyne.Widget, value int, style Style, part float32) float32 {
	return shrunk(w, look.Signed(value), style, part).Width + scaled(w, style.size())*part*0.6 + 2
}

// place puts the difference with its right end at x, in a line of a height from y on.
func (d *delta) place(w fyne.Widget, right, y, height float32) {
	width, side := d.size(w).Width, d.side(w)
	if d.word != "" {
		Place(d.text, right-width, y, width, height)
		return
	}
	Place(d.arrow, right-width, y+(height-side)/2, side, side)
	Place(d.text, right-width+side+2, y, width-side-2, height)
}
