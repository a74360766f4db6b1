package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// NewFlow puts objects side by side at their least size, in as many lines as the width requires.
func NewFlow(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&flow{gap: gap}, objects...)
}

// NewChips puts chips side by side, in as many lines as the width requires. The lines have no gap, because a chip has a
// margin above and below its pill.
func NewChips(chips ...fyne.CanvasObject) *fyne.Container {
	return container.New(&flow{gap: look.Space2, tight: true}, chips...)
}

// flowWidth limits the least width of a flow; wider objects have to shrink.
const flowWidth float32 = 240

type flow struct {
	gap, width float32
	tight      bool
}

func (f *flow) MinSize(o []fyne.CanvasObject) fyne.Size {
	widest := float32(0)
	for _, object := range o {
		if object.Visible() {
			widest = max(widest, object.MinSize().Width)
		}
	}
	return fyne.NewSize(min(widest, flowWidth), f.arrange(o, func(fyne.CanvasObject, fyne.Position, fyne.Size) {}))
}

func (f *flow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	f.width = size.Width
	f.arrange(o, func(object fyne.CanvasObject, at fyne.Position, size fyne.Size) {
		core.Place(object, at.X, at.Y, size.Width, size.Height)
	})
}

func (f *flow) arrange(o []fyne.CanvasObject, place func(fyne.CanvasObject, fyne.Position, fyne.Size)) float32 {
	x, y, line := float32(0), float32(0), float32(0)
	for _, object := range o {
		if !object.Visible() {
			continue
		}
		size := object.MinSize()
		if f.width > 0 {
			size.Width = min(size.Width, f.width)
		}
		if x > 0 && f.width > 0 && x+size.Width > f.width {
			x, y, line = 0, y+line, 0
			if !f.tight {
				y += f.gap
			}
		}
		place(object, fyne.NewPos(x, y), size)
		x += size.Width + f.gap
		line = max(line, size.Height)
	}
	return y + line
}
