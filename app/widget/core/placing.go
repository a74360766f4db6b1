package core

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Place moves and resizes an object. A text is raised until its letters look centred in the height.
func Place(o fyne.CanvasObject, x, y, width, height float32) {
	if text, is := o.(*canvas.Text); is {
		y -= Lift(text.TextSize)
	}
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(max(0, width), max(0, height)))
}

// Lift returns how far text of a size is raised to look centred: a line has more space above its letters than below.
func Lift(size float32) float32 { return float32(math.Round(float64(size) * 0.1)) }

func Show(o fyne.CanvasObject, visible bool) {
	if visible != o.Visible() {
		if visible {
			o.Show()
		} else {
			o.Hide()
		}
	}
}

func Enable(w fyne.Disableable, can bool) {
	if can {
		w.Enable()
	} else {
		w.Disable()
	}
}

type Area struct{ X, Y, Width, Height float32 }

func NewArea(x, y, width, height float32) Area { return Area{X: x, Y: y, Width: width, Height: height} }

func (a Area) Cut(height float32) (rest, foot Area) {
	height = min(height, a.Height)
	return NewArea(a.X, a.Y, a.Width, a.Height-height), NewArea(a.X, a.Y+a.Height-height, a.Width, height)
}

func (a Area) Skip(height float32) (top, rest Area) {
	height = min(height, a.Height)
	return NewArea(a.X, a.Y, a.Width, height), NewArea(a.X, a.Y+height, a.Width, a.Height-height)
}

func (a Area) Lay(o fyne.CanvasObject) {
	shown := a.Width > 0 && a.Height > 0
	Show(o, shown)
	if shown {
		Place(o, a.X, a.Y, a.Width, a.Height)
	}
}

// A Span is the left edge and the width of a company's column.
type Span struct {
	Company  int
	X, Width float32
}
