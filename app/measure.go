package app

import "fyne.io/fyne/v2"

// measure lays out one object in the middle, no wider than it says.
type measure struct{ widest float32 }

// MinSize is the object's.
func (m measure) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// Layout puts the object in the middle.
func (m measure) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := min(size.Width, max(m.widest, o[0].MinSize().Width))
	o[0].Resize(fyne.NewSize(width, size.Height))
	o[0].Move(fyne.NewPos((size.Width-width)/2, 0))
}
