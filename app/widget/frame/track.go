package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// NewTrack is a row of cells of one width, each at least as large as a target, with a head: before them where the width
// allows it, else above. The cells go on in the next line where the width ends. Head is the width of what stands before
// the cells at the normal size of text.
func NewTrack(head float32, what fyne.CanvasObject, cells ...fyne.CanvasObject) *fyne.Container {
	return container.New(&track{head: head}, append([]fyne.CanvasObject{what}, cells...)...)
}

const (
	// trackGap is between two cells: eight of them stand side by side on a phone.
	trackGap float32 = 2
	// widestCell is how wide a cell becomes at most, bodySize the normal size of text.
	widestCell float32 = 64
	bodySize   float32 = 15
)

type track struct{ head, width float32 }

// fit is how wide the head beside the cells is, 0 for one above them, how many cells a line has and how wide each is.
func (l *track) fit(cells int, width float32) (beside float32, count int, each float32) {
	scale := max(1, theme.Size(look.BodySize)/bodySize)
	least := look.Target * scale
	if beside = l.head * scale; width < beside+float32(cells)*(least+trackGap)-trackGap {
		beside = 0
	}
	room := width - beside + trackGap
	count = max(1, min(cells, int(room/(least+trackGap))))
	each = min(widestCell*scale, room/float32(count)-trackGap)
	if beside > 0 { // the cells end where the lines above and beneath them do
		beside = width - float32(count)*(each+trackGap) + trackGap
	}
	return beside, count, each
}

// arrange places head and cells in a width, and gives the height of it all.
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
