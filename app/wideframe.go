package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
)

// wideFrame is a frame whose body has several parts: one below another, or two and two side by side on a wide window.
func (s *Shell) wideFrame(head, foot fyne.CanvasObject, parts ...fyne.CanvasObject) fyne.CanvasObject {
	halves := widget.NewColumns(halfWidth, look.Space5, parts...)
	held := func(o fyne.CanvasObject) fyne.CanvasObject {
		return container.New(broad{phone: s.phone}, widget.InsetSides(look.Space4, look.Space3, o))
	}
	var bottom fyne.CanvasObject
	if foot != nil {
		bottom = widget.Stack(0, widget.NewRule(), held(foot))
	}
	return container.NewBorder(widget.Stack(0, head, widget.NewRule()), bottom, nil, nil, container.NewVScroll(held(halves)))
}

// halfWidth is how wide one part beside another is at least.
const halfWidth float32 = 420

// broad lays out one object in the middle: as wide as text is read, or as two parts where there is room for them.
type broad struct{ phone bool }

// MinSize is the object's.
func (b broad) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// Layout puts the object in the middle.
func (b broad) Layout(o []fyne.CanvasObject, size fyne.Size) {
	widest := readingWidth
	if size.Width >= look.DesktopWidth && !b.phone {
		widest = look.DesktopWidth + 140
	}
	width := min(size.Width, widest)
	place(o[0], (size.Width-width)/2, 0, width, size.Height)
}
