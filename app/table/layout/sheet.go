package layout

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/widget/core"
)

// A Sheet lays out what stands above a sheet, what scrolls, and the foot, which takes its room from what scrolls, so
// that nothing on it moves. How high the first and the last are their widths tell, so they get these before they are
// asked: else the foot would move once it knows, under a finger maybe.
type Sheet struct{}

func (Sheet) MinSize(o []fyne.CanvasObject) fyne.Size {
	size := fyne.Size{}
	for _, part := range o {
		least := part.MinSize()
		size = fyne.NewSize(max(size.Width, least.Width), size.Height+least.Height)
	}
	return size
}

// Layout gives the middle what the others leave. It has its width first: the foot leaves to it what has room there.
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
