package widget

import "fyne.io/fyne/v2"

// HeadWords lays out the title of a page and the line beneath it. A bar may lie over their right end, as wide as what it
// says: there is nothing to tap, and nothing moves.
type HeadWords struct{}

// MinSize is that of the words.
func (HeadWords) MinSize(o []fyne.CanvasObject) (size fyne.Size) {
	for _, object := range o {
		if _, bar := object.(*UndoBar); !bar {
			least := object.MinSize()
			size = fyne.NewSize(max(size.Width, least.Width), size.Height+least.Height)
		}
	}
	return size
}

// Layout places the words one beneath the other, and the bar.
func (HeadWords) Layout(o []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, object := range o {
		if bar, is := object.(*UndoBar); is {
			width := min(size.Width, bar.Room())
			bar.Resize(fyne.NewSize(width, 0))
			height := bar.MinSize().Height
			Place(bar, size.Width-width, (size.Height-height)/2, width, height)
			continue
		}
		object.Resize(fyne.NewSize(size.Width, object.MinSize().Height)) // the width tells into how many lines it is broken
		height := object.MinSize().Height
		Place(object, 0, y, size.Width, height)
		y += height
	}
}
