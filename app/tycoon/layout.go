package tycoon

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
)

const (
	// cellGap is between two things to tap, headWidth what stands before a row of them at the normal size of text.
	cellGap   float32 = 3
	headWidth float32 = 74
	bodySize  float32 = 15
	// maxCell is how wide something to tap becomes at most.
	maxCell float32 = 76
)

// rowsLayout puts a head before rows of cells, each at least as large as a target. The rows go on in the next line
// where the width ends.
type rowsLayout struct {
	// rows are how many cells each row has, columns how many the widest row of all has, and whole how many the widest
	// would have if all rows of a head were one: 0 where they never are.
	rows    []int
	columns int
	whole   int
	width   float32
}

func (l *rowsLayout) head() float32 { return headWidth * textScale() }

// textScale is how much larger than normal text is.
func textScale() float32 { return theme.Size(look.BodySize) / bodySize }

// minCell is how wide something to tap is at least: a target, and more where text is large.
func minCell() float32 { return look.Target * max(1, textScale()) }

// fit is how many columns there are in a width, and how wide each is: as many as there are cells where there is room
// for them.
func (l *rowsLayout) fit(width float32) (count int, each float32) {
	room := width - l.head() + cellGap
	count = int(room / (minCell() + cellGap))
	if l.whole > 0 && count >= l.whole {
		count = l.whole
	} else {
		count = max(1, min(l.columns, count))
	}
	return count, min(max(maxCell, minCell()), room/float32(count)-cellGap)
}

func (l *rowsLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	lowest := l.head() + 3*(look.Target+cellGap)
	height := l.arrange(o, max(lowest, l.width), func(fyne.CanvasObject, fyne.Position, fyne.Size) {})
	// The last line of a head may reach into the gap beneath: it comes and goes, and nothing may move for it.
	return fyne.NewSize(lowest, max(height, o[0].MinSize().Height-look.Space3))
}

func (l *rowsLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	head, cell := fyne.NewSize(l.head()-look.Space1, o[0].MinSize().Height), l.tallest(o)
	o[0].Move(fyne.NewPos(0, max(0, (cell-head.Height)/2)))
	o[0].Resize(head)
	l.arrange(o, size.Width, func(cell fyne.CanvasObject, at fyne.Position, size fyne.Size) {
		cell.Move(at)
		cell.Resize(size)
	})
}

func (l *rowsLayout) tallest(o []fyne.CanvasObject) float32 {
	tallest := look.Target
	for _, cell := range o[1:] {
		tallest = max(tallest, cell.MinSize().Height)
	}
	return tallest
}

func (l *rowsLayout) arrange(
	o []fyne.CanvasObject, width float32, put func(fyne.CanvasObject, fyne.Position, fyne.Size),
) float32 {
	count, each := l.fit(width)
	tallest := l.tallest(o)
	y, at, rows := float32(0), 1, l.rows
	if count == l.whole {
		rows = []int{len(o) - 1}
	}
	for _, n := range rows {
		for i := range n {
			if i > 0 && i%count == 0 {
				y += tallest + cellGap
			}
			put(o[at], fyne.NewPos(l.head()+float32(i%count)*(each+cellGap), y), fyne.NewSize(each, tallest))
			at++
		}
		y += tallest + cellGap
	}
	return max(0, y-cellGap)
}
