package cards

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
)

// keyGap is the space between the keys of a pad.
const keyGap float32 = 2

// A keyGrid lays the keys of a pad out in rows of seven: six of a digit's width, and a wider one at the end. Where that is
// left to the cells of the trade the six have the whole width.
type keyGrid struct{ left func() bool }

const (
	keyColumns         = 7
	wideKey    float32 = 80
)

// MinSize is that of rows of targets.
func (keyGrid) MinSize(o []fyne.CanvasObject) fyne.Size {
	height := float32(0)
	for _, key := range o {
		height = max(height, key.MinSize().Height)
	}
	rows := float32((len(o) + keyColumns - 1) / keyColumns)
	return fyne.NewSize(0, rows*(height+keyGap)-keyGap)
}

// Layout gives the wide keys twice a digit's width, less where the digits would become narrower than a target.
func (g keyGrid) Layout(o []fyne.CanvasObject, size fyne.Size) {
	room := size.Width - keyGap*(keyColumns-1)
	digit := max(room/(keyColumns+1), min(look.Target, (room-wideKey)/(keyColumns-1)))
	left := g.left()
	if left {
		digit = (room + keyGap) / (keyColumns - 1)
	}
	rows := float32((len(o) + keyColumns - 1) / keyColumns)
	height := (size.Height - keyGap*(rows-1)) / rows
	for i, key := range o {
		x, width := float32(i%keyColumns)*(digit+keyGap), digit
		if i%keyColumns == keyColumns-1 {
			widget.Show(key, !left)
			width = max(0, size.Width-x)
		}
		widget.Place(key, x, float32(i/keyColumns)*(height+keyGap), width, height)
	}
}
