package layout

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/widget/core"
)

// A Side lays out the side of the page where the sheet is, with a rule between it and the table: at its left where it
// stands beside the table, above it where it lies beneath.
type Side struct{}

func (Side) MinSize(o []fyne.CanvasObject) fyne.Size { return o[1].MinSize().Add(o[0].MinSize()) }

func (Side) Layout(o []fyne.CanvasObject, size fyne.Size) {
	thin := o[0].MinSize()
	if size.Width > size.Height {
		core.Place(o[0], 0, 0, size.Width, thin.Height)
		core.Place(o[1], 0, thin.Height, size.Width, size.Height-thin.Height)
		return
	}
	core.Place(o[0], 0, 0, thin.Width, size.Height)
	core.Place(o[1], thin.Width, 0, size.Width-thin.Width, size.Height)
}
