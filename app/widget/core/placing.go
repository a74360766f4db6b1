package core

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Place gives an object its place and its size. The letters of a text stand in the middle of its height.
func Place(o fyne.CanvasObject, x, y, width, height float32) {
	if text, is := o.(*canvas.Text); is {
		y -= Lift(text.TextSize)
	}
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(max(0, width), max(0, height)))
}

// Lift is how far letters of a size lie beneath the middle of their line: a line has more room above them than beneath.
func Lift(size float32) float32 { return float32(math.Round(float64(size) * 0.1)) }

// Show shows an object or hides it, and does nothing where it is so already.
func Show(o fyne.CanvasObject, visible bool) {
	if visible != o.Visible() {
		if visible {
			o.Show()
		} else {
			o.Hide()
		}
	}
}

// Enable enables or disables a widget.
func Enable(w fyne.Disableable, can bool) {
	if can {
		w.Enable()
	} else {
		w.Disable()
	}
}

// An Area is a part of a page.
type Area struct{ X, Y, Width, Height float32 }

// NewArea is the part at a place, of a size.
func NewArea(x, y, width, height float32) Area { return Area{X: x, Y: y, Width: width, Height: height} }

// Cut takes a part of the height off at the foot.
func (a Area) Cut(height float32) (rest, foot Area) {
	height = min(height, a.Height)
	return NewArea(a.X, a.Y, a.Width, a.Height-height), NewArea(a.X, a.Y+a.Height-height, a.Width, height)
}

// Skip takes a part of the height off at the top.
func (a Area) Skip(height float32) (top, rest Area) {
	height = min(height, a.Height)
	return NewArea(a.X, a.Y, a.Width, height), NewArea(a.X, a.Y+height, a.Width, a.Height-height)
}

// Lay puts an object into the area, and hides it where there is none.
func (a Area) Lay(o fyne.CanvasObject) {
	shown := a.Width > 0 && a.Height > 0
	Show(o, shown)
	if shown {
		Place(o, a.X, a.Y, a.Width, a.Height)
	}
}

// A Span is where the column of a company stands.
type Span struct {
	Company  int
	X, Width float32
}
