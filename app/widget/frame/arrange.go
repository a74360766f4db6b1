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

// Beside puts an object that may take several lines at the left of an object with a fixed width.
func Beside(left, right fyne.CanvasObject) fyne.CanvasObject {
	return container.NewBorder(nil, nil, nil, container.New(layout.NewCustomPaddedLayout(0, 0, look.Space3, 0), right),
		left)
}

// NewWord returns a short text that is never cut, for a line with other objects.
func NewWord(line string, style core.Style, color fyne.ThemeColorName) fyne.CanvasObject {
	return text.New(line, style).Whole().SetColor(color)
}

// Sized is a layout that gives all the space to one object. Least overrides the object's least size; Told receives the
// size of the space before each layout. Both may be nil.
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

// OfWidth sets an object's least width, for example to align the columns of several lines.
func OfWidth(width func() float32) Sized {
	return Sized{Least: func(o fyne.CanvasObject) fyne.Size { return fyne.NewSize(width(), o.MinSize().Height) }}
}

// AsWide gives an object a least width of 0, so that it takes whatever width is available.
func AsWide() Sized { return OfWidth(func() float32 { return 0 }) }
