package layout

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/widget/core"
)

// Sheet lays out the head of a sheet, the scrolled part, and the foot. The foot takes its space from the scrolled part,
// whose content does not move. Head and foot get their width first, because their height depends on it and a later
// change could move the foot under a finger.
type Sheet struct{}

func (Sheet) MinSize(o []fyne.CanvasObject) fyne.Size {
	size := fyne.Size{}
	for _, part := range o {
		least := part.MinSize()
		size = fyne.NewSize(max(size.Width, least.Width), size.Height+least.Height)
	}
	return size
}

func (Sheet) Layout(o []fyne.CanvasObject, size fyne.Size) {
	head, middle, foot := o[0], o[1], o[2]
	for _, part := range o {
		part.Resize(fyne.NewSize(size.Width, part.Size().Height))
	}
	top, end := head.MinSize().Height, foot.MinSize().Height
	core.Place(head, 0, 0, size.Width, top)
	core.Place(middle, 0, top, size.Width, size.Height-top-end)
	core.Place(foot, 0, size.Height-end, size.Width, end)
}

// Side lays out the sheet beside or below the table, and a rule between them. The rule is at the left of the sheet or,
// if the sheet is below the table, at its top.
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
