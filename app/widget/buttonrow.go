package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
)

// NewButtonRow puts buttons side by side in equal widths where their words have room, else one below another.
func NewButtonRow(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&buttonRow{}, objects...)
}

type buttonRow struct{ width float32 }

// fits tells whether the objects have room side by side, and how wide each is then.
func (e *buttonRow) fits(o []fyne.CanvasObject) (float32, bool) {
	n := float32(len(o))
	each := (e.width - look.Space2*(n-1)) / n
	for _, object := range o {
		if object.MinSize().Width-2*look.Space2 > each { // a button can do with less space around its words
			return e.width, false
		}
	}
	return each, true
}

// MinSize is as high as the width given last makes it.
func (e *buttonRow) MinSize(o []fyne.CanvasObject) fyne.Size {
	_, beside := e.fits(o)
	size := fyne.Size{}
	for _, object := range o {
		least := object.MinSize()
		size.Width = max(size.Width, least.Width-2*look.Space2)
		if beside {
			size.Height = max(size.Height, least.Height)
		} else {
			size.Height += least.Height + look.Space2
		}
	}
	if !beside {
		size.Height -= look.Space2
	}
	return size
}

// Layout places the objects in their order.
func (e *buttonRow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	e.width = size.Width
	each, beside := e.fits(o)
	at := fyne.Position{}
	for _, object := range o {
		Place(object, at.X, at.Y, each, object.MinSize().Height)
		if beside {
			at.X += each + look.Space2
		} else {
			at.Y += object.MinSize().Height + look.Space2
		}
	}
}

// ButtonWidth is how wide one of several buttons is at least, with the text as large as it is now.
func ButtonWidth() float32 { return 11 * theme.Size(look.BodySize) }
