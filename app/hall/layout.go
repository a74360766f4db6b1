package hall

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// pageLayout gives the title and the time a line at the top, what is shown all the room there is, and the buttons a
// quiet line at the bottom.
type pageLayout struct{ *page }

// MinSize is small: it takes the window as it is.
func (*pageLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 260) }

func (l *pageLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	edge := max(look.Space2, min(size.Width, size.Height)*0.025)
	head := max(look.Target, min(size.Height*0.1, size.Width*0.12))
	width := size.Width - 2*edge
	time := float32(0)
	if l.clock.Visible() {
		time = min(l.clock.Room(head), width*0.6)
		core.Place(l.clock, edge+width-time, edge/2, time, head)
		time += edge
	}
	core.Place(l.title, edge, edge/2, width-time, head)
	foot := look.Target * l.controls.magnify(size)
	y := size.Height - foot - look.Space1
	core.Place(l.controls, edge, y, width, foot)
	top := edge/2 + head + edge/2
	room := fyne.NewSize(width, y-top-look.Space1)
	core.Place(l.stage, edge, top, room.Width, room.Height)
	if l.room != room {
		l.room = room
		l.show()
	}
}

// footLayout puts the buttons of the pages and their number at the left, those of the clock and the way out at the
// right.
type footLayout struct {
	*page
	leave fyne.CanvasObject
}

func (l *footLayout) MinSize([]fyne.CanvasObject) fyne.Size { return l.leave.MinSize() }

func (l *footLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	foot := size.Height
	pages := l.pages.MinSize().Width
	core.Place(l.pages, 0, 0, pages, foot)
	core.Place(l.count, pages+look.Space2, foot*0.2, 1.8*foot, foot*0.6)
	right := size.Width - foot
	core.Place(l.leave, right, 0, foot, foot)
	for _, button := range []labelled{l.reset, l.start} {
		right -= look.Space1 + button.lay(l.clocked, size.Width >= look.TabletWidth, right-look.Space1, foot)
	}
}

// ceremonyLayout gives the title a line at the top, what is revealed all the room there is, and the buttons a line at
// the bottom.
type ceremonyLayout struct{ *ceremony }

// MinSize is small: it takes the window as it is.
func (ceremonyLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 260) }

func (l ceremonyLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	leave := o[1]
	edge := max(look.Space2, min(size.Width, size.Height)*0.025)
	head := max(look.Target, min(size.Height*0.08, size.Width*0.1))
	width := size.Width - 2*edge
	core.Place(l.title, edge, edge/2, width-look.Target, head)
	core.Place(leave, size.Width-edge-look.Target, edge/2+(head-look.Target)/2, look.Target, look.Target)
	foot := look.Target * l.controls.magnify(size)
	y := size.Height - foot - edge/2
	core.Place(l.controls, edge, y, width, foot)
	top := edge + head
	core.Place(l.stage, edge, top, width, y-top-edge/2)
}

// stepsLayout puts the way back and the way to skip at the left, and the way on at the right.
type stepsLayout struct{}

func (stepsLayout) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

func (stepsLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	back, skip, next, foot := o[0], o[1], o[2], size.Height
	wide := min(6.4*foot, (size.Width-foot-2*look.Space2)/2)
	core.Place(back, 0, 0, foot, foot)
	core.Place(skip, foot+look.Space2, 0, wide, foot)
	core.Place(next, size.Width-wide, 0, wide, foot)
}
