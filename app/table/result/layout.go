package result

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// Filling is a layout of parts one below another that enlarges the first drawing to fill the visible height.
type Filling struct {
	// view returns the visible height, or is nil if everything is visible.
	view func() float32
}

const fillingGap = look.Space4

func (Filling) MinSize(o []fyne.CanvasObject) fyne.Size {
	size := fyne.NewSize(0, -fillingGap)
	for _, part := range o {
		if least := part.MinSize(); least.Height > 0 {
			size = fyne.NewSize(max(size.Width, least.Width), size.Height+least.Height+fillingGap)
		}
	}
	return size.Max(fyne.Size{})
}

func (f Filling) Layout(o []fyne.CanvasObject, size fyne.Size) {
	seen := size.Height
	if f.view != nil {
		seen = min(seen, f.view())
	}
	spare, y := max(0, seen-f.MinSize(o).Height), float32(0)
	for _, part := range o {
		height := part.MinSize().Height
		if most := largest(part, size.Width); most > height && spare > 0 {
			more := min(spare, most-height)
			height, spare = height+more, spare-more
		}
		core.Place(part, 0, y, size.Width, height)
		if height > 0 {
			y += height + fillingGap
		}
	}
}

// largest returns the largest useful height of a part at a width: its minimum, or more for a drawing.
func largest(part fyne.CanvasObject, width float32) float32 {
	least := part.MinSize().Height
	c, holds := part.(*fyne.Container)
	if !holds {
		return least
	}
	switch c.Layout.(type) {
	case *high:
		return max(least, width*0.8)
	case Filling:
		for _, inner := range c.Objects {
			least += max(0, largest(inner, width)-inner.MinSize().Height)
		}
	}
	return least
}

// high is the layout of a chart or podium whose height grows with its width, up to 70 % of the visible height.
type high struct {
	width float32
	view  func() float32
}

func (h *high) MinSize(o []fyne.CanvasObject) fyne.Size {
	height := min(max(240, h.width*0.42), 460)
	if h.view != nil {
		height = min(height, h.view()*0.7)
	}
	return o[0].MinSize().Max(fyne.NewSize(0, height))
}

func (h *high) Layout(o []fyne.CanvasObject, size fyne.Size) {
	h.width = size.Width
	core.Place(o[0], 0, 0, size.Width, size.Height)
}

const halvesGap = 2 * look.Space5

// splitHalves returns the width of the smaller, first one of two parts side by side. It returns 0 unless the window is
// wide, or low and not narrow.
func splitHalves(width float32, low bool) float32 {
	if width < look.DesktopWidth-200 && (width < look.TabletWidth || !low) {
		return 0
	}
	return (width - halvesGap) * 0.42
}
