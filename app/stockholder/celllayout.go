package stockholder

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
)

// printed puts a card's own number at the left of its tile, and what stands beside it at the right as long as there is
// room for both: the own number is never cut.
func printed(own, beside *widget.Text) *fyne.Container {
	return container.New(printedLayout{own, beside}, own, beside)
}

type printedLayout struct{ own, beside *widget.Text }

// MinSize is that of the own number, which can be drawn smaller.
func (l printedLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, max(l.own.MinSize().Height, l.beside.MinSize().Height))
}

// Layout hides what has no room.
func (l printedLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	beside := l.beside.Room()
	l.beside.Hidden = l.own.Room()+look.Space1+beside > size.Width
	if l.beside.Hidden {
		beside = 0
	}
	widget.Place(l.own, 0, 0, size.Width-beside, size.Height)
	widget.Place(l.beside, size.Width-beside, (size.Height-l.beside.MinSize().Height)/2, beside, size.Height)
}

// counted puts a number beside a colour's badge, or beneath it in a cell that is too narrow for both. A number of
// more digits than usual is drawn smaller.
func counted(badge fyne.CanvasObject, number *widget.Text) *fyne.Container {
	return container.New(&countedLayout{usual: widget.NewText("–99", widget.Strong)}, badge, number)
}

type countedLayout struct {
	usual   *widget.Text
	beneath bool
}

// MinSize is as high as the width given last makes it.
func (l *countedLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	badge, number := o[0].MinSize(), o[1].MinSize()
	if l.beneath {
		return fyne.NewSize(badge.Width, badge.Height+number.Height)
	}
	return fyne.NewSize(badge.Width, max(badge.Height, number.Height))
}

// Layout places badge and number.
func (l *countedLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	badge, number := o[0].MinSize(), o[1].MinSize()
	room := size.Width - badge.Width - look.Space1
	l.beneath = l.usual.Room() > room
	if l.beneath {
		widget.Place(o[0], 0, 0, size.Width, badge.Height)
		widget.Place(o[1], 0, badge.Height, size.Width, number.Height)
		return
	}
	widget.Place(o[0], 0, (size.Height-badge.Height)/2, badge.Width, badge.Height)
	widget.Place(o[1], badge.Width+look.Space1, (size.Height-number.Height)/2, room, number.Height)
}
