package mark

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"scripkeeper/app/widget/core"
)

// A Tick is the sign that something is chosen, drawn with two strokes.
type Tick struct{ short, long *canvas.Line }

// NewTick is a tick that is not placed yet.
func NewTick() *Tick { return &Tick{canvas.NewLine(nil), canvas.NewLine(nil)} }

func (t *Tick) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{t.short, t.long} }

// Paint colours the tick and shows or hides it.
func (t *Tick) Paint(w fyne.Widget, name fyne.ThemeColorName, visible bool) {
	for _, l := range []*canvas.Line{t.short, t.long} {
		l.StrokeColor, l.Hidden = core.Tint(w, name), !visible
	}
}

// Place draws the tick in a square, in a large one with wider strokes.
func (t *Tick) Place(x, y, side float32) {
	t.short.StrokeWidth = max(2, side/8)
	t.long.StrokeWidth = t.short.StrokeWidth
	corner := fyne.NewPos(x+side*0.38, y+side*0.78)
	t.short.Position1, t.short.Position2 = fyne.NewPos(x+side*0.08, y+side*0.5), corner
	t.long.Position1, t.long.Position2 = corner, fyne.NewPos(x+side*0.92, y+side*0.2)
}
