package form

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

const keyGap float32 = 2

// A keyGrid lays out keys in rows of seven: six narrow keys and a wide one. If there is room, all keys share one row,
// with the wide ones last. While the function left returns true, the wide keys are hidden.
type keyGrid struct {
	left  func() bool
	width float32
}

const (
	keyColumns         = 7
	wideKey    float32 = 80
	oneRow     float32 = 700
)

func (g *keyGrid) rows(keys int) int {
	if g.width >= oneRow {
		return 1
	}
	return (keys + keyColumns - 1) / keyColumns
}

func (g *keyGrid) MinSize(o []fyne.CanvasObject) fyne.Size {
	height := float32(0)
	for _, key := range o {
		height = max(height, key.MinSize().Height)
	}
	return fyne.NewSize(0, float32(g.rows(len(o)))*(height+keyGap)-keyGap)
}

// Layout makes wide keys twice as wide as digits, or narrower if digits would be too small to tap.
func (g *keyGrid) Layout(o []fyne.CanvasObject, size fyne.Size) {
	g.width = size.Width
	left, rows := g.left != nil && g.left(), g.rows(len(o))
	columns := len(o) / rows
	wide := columns / keyColumns // number of wide keys in a row
	digits := float32(columns - wide)
	room := size.Width - keyGap*float32(columns-1)
	digit := max(room/(digits+2*float32(wide)), min(look.Target, (room-wideKey*float32(wide))/digits))
	if left {
		digit = (room + keyGap*float32(wide)) / digits
	}
	broad := max(0, (room-digits*digit)/float32(wide))
	height := (size.Height - keyGap*float32(rows-1)) / float32(rows)
	for i, key := range o {
		row, column := i/keyColumns, i%keyColumns
		last, width := column == keyColumns-1, digit
		if last {
			core.Show(key, !left)
			width = broad
		}
		x, y := float32(column)*(digit+keyGap), float32(row)*(height+keyGap)
		switch {
		case rows > 1:
		case last:
			x, y = digits*(digit+keyGap)+float32(row)*(broad+keyGap), 0
		case column == keyColumns-2: // the first wide key follows all digits
			x, y = float32(2*column+row)*(digit+keyGap), 0
		default:
			x, y = float32(row*(keyColumns-2)+column)*(digit+keyGap), 0
		}
		core.Place(key, x, y, width, height)
	}
}
