package mark

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/words"
)

// NewArrow returns a small filled triangle without a direction; see [PointUp], [PointDown] and [PointRight].
func NewArrow() *canvas.ArbitraryPolygon {
	a := canvas.NewArbitraryPolygon(PointUp(), nil)
	a.NormalizedPoints = true
	return a
}

func PointUp() []fyne.Position {
	return []fyne.Position{{X: 0.5, Y: 0.1}, {X: 1, Y: 0.9}, {X: 0, Y: 0.9}}
}

func PointDown() []fyne.Position {
	return []fyne.Position{{X: 0, Y: 0.1}, {X: 1, Y: 0.1}, {X: 0.5, Y: 0.9}}
}

func PointRight() []fyne.Position {
	return []fyne.Position{{X: 0.1, Y: 0}, {X: 0.9, Y: 0.5}, {X: 0.1, Y: 1}}
}

// Delta draws a difference as a small triangle and a signed number, such as +20 or –20.
type Delta struct {
	Arrow *canvas.ArbitraryPolygon
	Text  *canvas.Text
	style core.Style
	value int
	word  string
	Part  float32
}

func NewDelta(style core.Style) *Delta {
	return &Delta{Arrow: NewArrow(), Text: canvas.NewText("", nil), style: style, Part: 1}
}

// Paint sets the difference; 0 draws nothing.
func (d *Delta) Paint(w fyne.Widget, value int) {
	d.value, d.word = value, ""
	name := look.Gain
	d.Arrow.Points = PointUp()
	if value < 0 {
		name = look.Loss
		d.Arrow.Points = PointDown()
	}
	core.Write(w, d.Text, words.Signed(value), d.style, name)
	d.Text.TextSize *= d.Part
	d.Arrow.FillColor = core.Tint(w, name)
	d.Arrow.Hidden, d.Text.Hidden = value == 0, value == 0
}

func (d *Delta) Name(w fyne.Widget, word string) {
	d.word = word
	core.Write(w, d.Text, word, d.style, look.Soft)
	d.Text.TextSize *= d.Part
	d.Arrow.Hidden, d.Text.Hidden = true, false
}

func (d *Delta) Size(w fyne.Widget) fyne.Size {
	if d.word != "" {
		return core.Shrunk(w, d.word, d.style, d.Part)
	}
	if d.value == 0 {
		return fyne.NewSize(0, core.LineHeight(w, d.style)*d.Part)
	}
	return fyne.NewSize(DeltaWidth(w, d.value, d.style, d.Part), core.LineHeight(w, d.style)*d.Part)
}

func (d *Delta) side(w fyne.Widget) float32 { return core.Scaled(w, d.style.Size()) * d.Part * 0.6 }

// DeltaWidth returns the width of a difference in a style whose size is multiplied by part.
func DeltaWidth(w fyne.Widget, value int, style core.Style, part float32) float32 {
	return core.Shrunk(w, words.Signed(value), style, part).Width + core.Scaled(w, style.Size())*part*0.6 + 2
}

// Place puts the difference in a line with the given top and height; right is the x position of its right end.
func (d *Delta) Place(w fyne.Widget, right, y, height float32) {
	width, side := d.Size(w).Width, d.side(w)
	if d.word != "" {
		core.Place(d.Text, right-width, y, width, height)
		return
	}
	core.Place(d.Arrow, right-width, y+(height-side)/2, side, side)
	core.Place(d.Text, right-width+side+2, y, width-side-2, height)
}
