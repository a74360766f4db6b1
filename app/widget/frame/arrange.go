package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
)

// NewHolder is an empty container that fills itself later.
func NewHolder() *fyne.Container { return container.NewStack() }

// Fill puts objects into a holder in the place of what it held.
func Fill(holder *fyne.Container, objects ...fyne.CanvasObject) {
	holder.Objects = objects
	holder.Refresh()
}

// Beside puts an object that may have several lines at the left of one that keeps its width.
func Beside(left, right fyne.CanvasObject) fyne.CanvasObject {
	return container.NewBorder(nil, nil, nil, container.New(layout.NewCustomPaddedLayout(0, 0, look.Space3, 0), right),
		left)
}

// NewWord is a short text that is never cut, for a place among others in a line.
func NewWord(line string, style core.Style, color fyne.ThemeColorName) fyne.CanvasObject {
	return text.New(line, style).Whole().SetColor(color)
}

// OfWidth gives an object a width, so that what stands beside it stands in a line with what stands beside others.
type OfWidth func() float32

func (w OfWidth) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(w(), o[0].MinSize().Height)
}

func (OfWidth) Layout(o []fyne.CanvasObject, size fyne.Size) {
	core.Place(o[0], 0, 0, size.Width, size.Height)
}

// AsWide gives an object the width that there is, whatever it asks for.
type AsWide struct{}

func (AsWide) MinSize(o []fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, o[0].MinSize().Height) }

func (AsWide) Layout(o []fyne.CanvasObject, size fyne.Size) {
	core.Place(o[0], 0, 0, size.Width, size.Height)
}
