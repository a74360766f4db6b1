package input

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// NewButtonRow puts buttons side by side in equal widths if their words fit. Otherwise the widths depend on the words.
// If the row is still too wide, the buttons are below one another.
func NewButtonRow(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&buttonRow{}, objects...)
}

// NewLedRow gives the first of two buttons a third of the width if the words of both fit. The buttons then don't move
// when their words change.
func NewLedRow(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&buttonRow{led: true}, objects...)
}

type buttonRow struct {
	width float32
	led   bool
}

func (e *buttonRow) widths(o []fyne.CanvasObject) (all []float32, beside bool) {
	n := float32(len(o))
	room, sum, widest := e.width-look.Space2*(n-1), float32(0), float32(0)
	for _, object := range o {
		least := object.MinSize().Width - 2*look.Space2 // the space around the words may shrink
		all, sum, widest = append(all, least), sum+least, max(widest, least)
	}
	if third := room / 3; e.led && n == 2 && all[0] <= third && all[1] <= room-third {
		return []float32{third, room - third}, true
	}
	for i := range all {
		switch {
		case widest*n <= room:
			all[i] = room / n
		case sum <= room:
			all[i] += (room - sum) / n
		default:
			all[i] = e.width
		}
	}
	return all, sum <= room
}

func (e *buttonRow) MinSize(o []fyne.CanvasObject) fyne.Size {
	_, beside := e.widths(o)
	size := fyne.Size{}
	for _, object := range o {
		least := object.MinSize()
		size.Width = max(size.Width, least.Width-2*look.Space2)
		if beside {
			size.Height = max(size.Height, least.Height)
		} else {
			size.Height += least.Height + look.Space2
		}
	}
	if !beside {
		size.Height -= look.Space2
	}
	return size
}

func (e *buttonRow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	e.width = size.Width
	widths, beside := e.widths(o)
	at := fyne.Position{}
	for i, object := range o {
		core.Place(object, at.X, at.Y, widths[i], object.MinSize().Height)
		if beside {
			at.X += widths[i] + look.Space2
		} else {
			at.Y += object.MinSize().Height + look.Space2
		}
	}
}

// ButtonWidth returns the least width of one of several buttons at the current text size.
func ButtonWidth() float32 { return 11 * theme.Size(look.BodySize) }
