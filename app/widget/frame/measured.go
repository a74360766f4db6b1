package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Measured lays out an object in the middle, no wider than said, as a column of text is set.
func Measured(widest float32, object fyne.CanvasObject) *fyne.Container {
	return container.New(column{widest}, object)
}

type column struct{ widest float32 }

func (c column) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

func (c column) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := min(size.Width, max(c.widest, o[0].MinSize().Width))
	o[0].Resize(fyne.NewSize(width, size.Height))
	o[0].Move(fyne.NewPos((size.Width-width)/2, 0))
}
