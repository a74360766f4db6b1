package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// NewCellLine puts a head before cells of equal width, which align with the cells of other such lines. Cells that do
// not fit wrap into further lines of equal length.
func NewCellLine(head fyne.CanvasObject, cells ...fyne.CanvasObject) *fyne.Container {
	return newCellLine(&cellLine{}, head, cells)
}

// NewNameLine puts a name of a given width before cells of equal width at the end of the line or, if they do not fit
// there, above them.
func NewNameLine(head fyne.CanvasObject, whole func() float32, cells ...fyne.CanvasObject) *fyne.Container {
	return newCellLine(&cellLine{whole: whole}, head, cells)
}

func newCellLine(l *cellLine, head fyne.CanvasObject, cells []fyne.CanvasObject) *fyne.Container {
	return container.New(l, append([]fyne.CanvasObject{head}, cells...)...)
}

type cellLine struct {
	width float32
	whole func() float32
}

// cellHead is the width of a head in text sizes, maxCell the greatest width of a cell, cellGap the gap between cells.
const (
	cellHead float32 = 5.6
	maxCell  float32 = 76
	cellGap  float32 = 3
)

// least is the least width of a cell.
func (*cellLine) least() float32 { return max(look.Target, 2.9*theme.Size(look.BodySize)) }

// head returns the width of the head, or 0 if the head is above the cells.
func (l *cellLine) head(cells int) float32 {
	if l.whole == nil {
		return cellHead * theme.Size(look.BodySize)
	}
	if rest := l.width - float32(cells)*(l.least()+cellGap); rest >= l.whole()+look.Space1 {
		return rest
	}
	return 0
}

func (l *cellLine) fit(cells int) (count int, each float32) {
	room := l.width - l.head(cells) + cellGap
	most := max(1, int(room/(l.least()+cellGap)))
	rows := (cells + most - 1) / most
	return (cells + rows - 1) / max(1, rows), max(l.least(), min(maxCell, room/float32(most)-cellGap))
}

func (l *cellLine) MinSize(o []fyne.CanvasObject) fyne.Size {
	least := cellHead*theme.Size(look.BodySize) + 3*(look.Target+cellGap)
	l.width = max(l.width, least)
	count, _ := l.fit(len(o) - 1)
	rows := (len(o) + count - 2) / count
	head, cells := o[0].MinSize().Height, float32(rows)*(l.tallest(o)+cellGap)-cellGap
	if l.head(len(o)-1) == 0 {
		return fyne.NewSize(least, head+look.Space1+cells)
	}
	return fyne.NewSize(least, max(head, cells))
}

func (*cellLine) tallest(o []fyne.CanvasObject) float32 {
	return max(look.Target, o[1].MinSize().Height)
}

func (l *cellLine) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	count, each := l.fit(len(o) - 1)
	width, top, head, tallest := l.head(len(o)-1), float32(0), o[0].MinSize().Height, l.tallest(o)
	if width == 0 {
		core.Place(o[0], 0, 0, size.Width, head)
		top = head + look.Space1
	} else {
		core.Place(o[0], 0, max(0, (tallest-head)/2), width-look.Space1, head)
	}
	for i, cell := range o[1:] {
		core.Place(cell, width+float32(i%count)*(each+cellGap), top+float32(i/count)*(tallest+cellGap), each, tallest)
	}
}
