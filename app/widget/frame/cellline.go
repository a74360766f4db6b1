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
	return container.New(&cellLine{}, append([]fyne.CanvasObject{head}, cells...)...)
}

type cellLine struct{ width float32 }

// cellHead is the width of the head in text sizes, maxCell the greatest width of a cell, cellGap the gap between cells.
const (
	cellHead float32 = 5.6
	maxCell  float32 = 76
	cellGap  float32 = 3
)

func (l *cellLine) fit(cells int) (count int, each float32) {
	text := theme.Size(look.BodySize)
	least := max(look.Target, 2.9*text)
	room := l.width - cellHead*text + cellGap
	most := max(1, int(room/(least+cellGap)))
	rows := (cells + most - 1) / most
	return (cells + rows - 1) / max(1, rows), max(least, min(maxCell, room/float32(most)-cellGap))
}

func (l *cellLine) MinSize(o []fyne.CanvasObject) fyne.Size {
	least := cellHead*theme.Size(look.BodySize) + 3*(look.Target+cellGap)
	l.width = max(l.width, least)
	count, _ := l.fit(len(o) - 1)
	rows := (len(o) + count - 2) / count
	return fyne.NewSize(least, max(o[0].MinSize().Height, float32(rows)*(l.tallest(o)+cellGap)-cellGap))
}

func (*cellLine) tallest(o []fyne.CanvasObject) float32 {
	return max(look.Target, o[1].MinSize().Height)
}

func (l *cellLine) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	count, each := l.fit(len(o) - 1)
	head, tallest := cellHead*theme.Size(look.BodySize), l.tallest(o)
	core.Place(o[0], 0, max(0, (tallest-o[0].MinSize().Height)/2), head-look.Space1, o[0].MinSize().Height)
	for i, cell := range o[1:] {
		core.Place(cell, head+float32(i%count)*(each+cellGap), float32(i/count)*(tallest+cellGap), each, tallest)
	}
}
