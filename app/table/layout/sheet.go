package layout

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/widget/core"
)

// A Sheet lays out the head of a sheet, the scrolled part, and the foot, which takes its space from the scrolled part
// so that nothing there moves. Head and foot get their width before their height is asked for, because the height
// depends on it; otherwise the foot would move later, perhaps under a finger.
type Sheet struct{}

func (Sheet) MinSize(o []fyne.CanvasObject) fyne.Size {
	size := fyne.Size{}
	for _, part := range o {
		least := part.MinSize()
		size = fyne.NewSize(max(size.Width, least.Width), size.Height+least.Height)
	}
	return size
}

// Layout gives the scrolled part the height that head and foot leave. All get their width first, as their heights
// depend on it.
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

// A Side lays out the part of the page with the sheet, and a rule that separates it from the table. The rule is at the
// left if the sheet is beside the table, and at the top if the sheet is below it.
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
