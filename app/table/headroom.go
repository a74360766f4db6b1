package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
)

// headRoom lays out the head of the table. It stays as high as it ever was at a width, so that nothing beneath moves where the
// line under the title is broken in two for one phase and not for the next.
type headRoom struct{ width, text, height float32 }

// MinSize is the head's, or higher.
func (h *headRoom) MinSize(o []fyne.CanvasObject) fyne.Size {
	size := o[0].MinSize()
	if h.text == theme.Size(look.BodySize) {
		size.Height = max(size.Height, h.height)
	}
	return size
}

// Layout gives the head all of it.
func (h *headRoom) Layout(o []fyne.CanvasObject, size fyne.Size) {
	if text := theme.Size(look.BodySize); h.width != size.Width || h.text != text {
		*h = headRoom{width: size.Width, text: text}
	}
	o[0].Resize(fyne.NewSize(size.Width, o[0].MinSize().Height)) // the width tells how high its words stand
	h.height = max(h.height, o[0].MinSize().Height)
	widget.Place(o[0], 0, 0, size.Width, max(size.Height, h.height))
}
