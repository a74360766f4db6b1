package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
)

func NewHolder() *fyne.Container { return container.NewStack() }

func Fill(holder *fyne.Container, objects ...fyne.CanvasObject) {
	holder.Objects = objects
	holder.Refresh()
}

// Beside puts an object that may take several lines to the left of one that keeps its width.
func Beside(left, right fyne.CanvasObject) fyne.CanvasObject {
	return container.NewBorder(nil, nil, nil, container.New(layout.NewCustomPaddedLayout(0, 0, look.Space3, 0), right),
		left)
}

// NewWord returns a short text that is never cut, to be put in a line with other objects.
func NewWord(line string, style core.Style, color fyne.ThemeColorName) fyne.CanvasObject {
	return text.New(line, style).Whole().SetColor(color)
}

// Sized is a layout that gives one object all the available space. Least overrides the object's least size, and Told
// receives the size of the space before each layout; both may be nil.
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

// OfWidth sets an object's least width, so that columns in different lines align.
func OfWidth(width func() float32) Sized {
	return Sized{Least: func(o fyne.CanvasObject) fyne.Size { return fyne.NewSize(width(), o.MinSize().Height) }}
}

// AsWide lets an object take the available width, whatever it asks for.
func AsWide() Sized { return OfWidth(func() float32 { return 0 }) }
