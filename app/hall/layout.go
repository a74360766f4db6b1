package hall

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
)

// pageLayout gives the title and the time a line at the top, what is shown all the room there is, and the buttons a quiet
// line at the bottom.
type pageLayout struct {
	*page
	leave fyne.CanvasObject
}

// MinSize is small: it takes the window as it is.
func (*pageLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 260) }

// Layout places the parts.
func (l *pageLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	edge := max(look.Space2, min(size.Width, size.Height)*0.025)
	head := max(look.Target, min(size.Height*0.1, size.Width*0.12))
	width := size.Width - 2*edge
	time := float32(0)
	if l.clock.Visible() {
		time = min(l.clock.Room(head), width*0.6)
		widget.Place(l.clock, edge+width-time, edge/2, time, head)
		time += edge
	}
	widget.Place(l.title, edge, edge/2, width-time, head)
	foot := look.Target
	y := size.Height - foot - look.Space1
	pages := l.foot.MinSize().Width
	widget.Place(l.foot, edge, y, pages, foot)
	widget.Place(l.count, edge+pages+look.Space2, y+foot*0.2, 80, foot*0.6)
	right := size.Width - edge - look.Target
	widget.Place(l.leave, right, y, look.Target, foot)
	for _, button := range []labelled{l.reset, l.start} {
		right -= look.Space1 + button.lay(l.clocked, size.Width >= look.TabletWidth, right-look.Space1, y, foot)
	}
	top := edge/2 + head + edge/2
	room := fyne.NewSize(width, y-top-look.Space1)
	widget.Place(l.stage, edge, top, room.Width, room.Height)
	if l.room != room {
		l.room = room
		l.show()
	}
}

// ceremonyLayout gives the title a line at the top, what is revealed all the room there is, and the buttons a line at the
// bottom.
type ceremonyLayout struct{}

// MinSize is small: it takes the window as it is.
func (ceremonyLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 260) }

// Layout places the parts.
func (ceremonyLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	title, leave, stage, back, skip, next := o[0], o[1], o[2], o[3], o[4], o[5]
	edge := max(look.Space2, min(size.Width, size.Height)*0.025)
	head := max(look.Target, min(size.Height*0.08, size.Width*0.1))
	width := size.Width - 2*edge
	widget.Place(title, edge, edge/2, width-look.Target, head)
	widget.Place(leave, size.Width-edge-look.Target, edge/2+(head-look.Target)/2, look.Target, look.Target)
	foot := max(look.Target, next.MinSize().Height)
	y := size.Height - foot - edge/2
	wide := min(280, (width-look.Target-2*look.Space2)/2)
	widget.Place(back, edge, y, look.Target, foot)
	widget.Place(skip, edge+look.Target+look.Space2, y, wide, foot)
	widget.Place(next, size.Width-edge-wide, y, wide, foot)
	top := edge + head
	widget.Place(stage, edge, top, width, y-top-edge/2)
}
