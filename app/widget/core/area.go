package core

import "fyne.io/fyne/v2"

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
