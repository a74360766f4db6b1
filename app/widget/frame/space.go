// Package frame holds the layouts and containers of widgets: stacks, columns, flows, panels, sheets, headings and bars.
package frame

import (
	"scripkeeper/app/widget/core"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
)

// Stack puts objects below one another. The gap is one of look.Space1 to look.Space5.
func Stack(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewCustomPaddedVBoxLayout(gap), objects...)
}

// Across puts objects side by side at their least width. The gap is one of look.Space1 to look.Space5.
func Across(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewCustomPaddedHBoxLayout(gap), objects...)
}

func Inset(space float32, object fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewCustomPaddedLayout(space, space, space, space), object)
}

// InsetSides adds margins. sides is their width at the left and right, ends their height above and below.
func InsetSides(sides, ends float32, object fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewCustomPaddedLayout(ends, ends, sides, sides), object)
}

// Spread puts an object at each end of a line, vertically centred. The left one gets the rest of the width.
func Spread(left, right fyne.CanvasObject) *fyne.Container {
	return container.New(spread{}, left, right)
}

type spread struct{}

func (spread) MinSize(o []fyne.CanvasObject) fyne.Size {
	a, b := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(a.Width+8+b.Width, max(a.Height, b.Height))
}

func (spread) Layout(o []fyne.CanvasObject, size fyne.Size) {
	b := o[1].MinSize()
	// the width determines the line breaks
	o[0].Resize(fyne.NewSize(size.Width-8-b.Width, o[0].Size().Height))
	height := min(size.Height, o[0].MinSize().Height)
	core.Place(o[0], 0, (size.Height-height)/2, size.Width-8-b.Width, height)
	core.Place(o[1], size.Width-b.Width, (size.Height-b.Height)/2, b.Width, b.Height)
}
