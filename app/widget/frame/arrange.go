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

// Sized gives one object all the room. Least is the room that it asks for, nil for what the object does; Told is told
// of the room before the object gets it, nil for nobody.
type Sized struct {
	Least func(object fyne.CanvasObject) fyne.Size
	Told  func(room fyne.Size)
}

func (s Sized) MinSize(o []fyne.CanvasObject) fyne.Size {
	if s.Least == nil {
		return o[0].MinSize()
	}
	return s.Least(o[0])
}

func (s Sized) Layout(o []fyne.CanvasObject, size fyne.Size) {
	if s.Told != nil {
		s.Told(size)
	}
	core.Place(o[0], 0, 0, size.Width, size.Height)
}

// OfWidth gives an object a width, so that what stands beside it stands in a line with what stands beside others.
func OfWidth(width func() float32) Sized {
	return Sized{Least: func(o fyne.CanvasObject) fyne.Size { return fyne.NewSize(width(), o.MinSize().Height) }}
}

// AsWide gives an object the width that there is, whatever it asks for.
func AsWide() Sized { return OfWidth(func() float32 { return 0 }) }
