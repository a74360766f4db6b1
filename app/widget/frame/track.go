package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// NewTrack returns cells of equal width, at least as wide as a tap target, in as many lines as the width requires. The
// heading, given as what, stands before the cells or, without space, above them. head is its width at normal text size.
func NewTrack(head float32, what fyne.CanvasObject, cells ...fyne.CanvasObject) *fyne.Container {
	return container.New(&track{head: head}, append([]fyne.CanvasObject{what}, cells...)...)
}

const (
	trackGap   float32 = 2
	widestCell float32 = 64
	bodySize   float32 = 15
)

type track struct{ head, width float32 }

// fit returns the width of the head beside the cells (0 if above), the number of cells in a line, and a cell's width.
func (l *track) fit(cells int, width float32) (beside float32, count int, each float32) {
	scale := max(1, theme.Size(look.BodySize)/bodySize)
	least := look.Target * scale
	if beside = l.head * scale; width < beside+float32(cells)*(least+trackGap)-trackGap {
		beside = 0
	}
	room := width - beside + trackGap
	count = max(1, min(cells, int(room/(least+trackGap))))
	each = min(widestCell*scale, room/float32(count)-trackGap)
	if beside > 0 { // align the right end of the cells with the lines above and below
		beside = width - float32(count)*(each+trackGap) + trackGap
	}
	return beside, count, each
}

func (l *track) arrange(o []fyne.CanvasObject, width float32,
	place func(o fyne.CanvasObject, x, y, width, height float32)) float32 {
	beside, count, each := l.fit(len(o)-1, width)
	tallest := look.Target
	for _, cell := range o[1:] {
		tallest = max(tallest, cell.MinSize().Height)
	}
	head := o[0].MinSize().Height
	y := head + trackGap
	if beside > 0 {
		y = 0
		place(o[0], 0, max(0, (tallest-head)/2), beside-look.Space3, head)
	} else {
		place(o[0], 0, 0, width, head)
	}
	for i, cell := range o[1:] {
		if i > 0 && i%count == 0 {
			y += tallest + trackGap
		}
		place(cell, beside+float32(i%count)*(each+trackGap), y, each, tallest)
	}
	return y + max(tallest, min(head, beside))
}

func (l *track) MinSize(o []fyne.CanvasObject) fyne.Size {
	least := 3*(look.Target+trackGap) - trackGap
	return fyne.NewSize(least, l.arrange(o, max(least, l.width),
		func(fyne.CanvasObject, float32, float32, float32, float32) {}))
}

func (l *track) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	l.arrange(o, size.Width, core.Place)
}
