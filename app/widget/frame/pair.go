package frame

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/widget/core"
)

// Pair is a layout of two objects, side by side if there is space and otherwise one above the other. A hidden object
// keeps its space, because the other object must not move.
type Pair struct {
	// Split returns the width of the first object beside the second one, or 0 if the space is too narrow for both.
	Split func(width float32) float32
	// Beside is the gap between objects side by side, Between the gap between objects one above the other.
	Beside, Between float32
	// Centred centres objects side by side vertically; Swapped puts the first one at the right.
	Centred, Swapped bool
	width            float32
}

func (p *Pair) MinSize(o []fyne.CanvasObject) fyne.Size {
	a, b := o[0].MinSize(), o[1].MinSize()
	if p.Split(p.width) > 0 {
		return a.Max(b)
	}
	return fyne.NewSize(max(a.Width, b.Width), a.Height+p.Between+b.Height)
}

func (p *Pair) Layout(o []fyne.CanvasObject, size fyne.Size) {
	p.width = size.Width
	first := p.Split(size.Width)
	if first == 0 {
		y := o[0].MinSize().Height + p.Between
		core.Place(o[0], 0, 0, size.Width, y-p.Between)
		core.Place(o[1], 0, y, size.Width, size.Height-y)
		return
	}
	x := float32(0)
	for i, width := range [...]float32{first, size.Width - first - p.Beside} {
		height, at := size.Height, x
		if p.Centred {
			height = o[i].MinSize().Height
		}
		if p.Swapped {
			at = size.Width - x - width
		}
		core.Place(o[i], at, (size.Height-height)/2, width, height)
		x += width + p.Beside
	}
}
