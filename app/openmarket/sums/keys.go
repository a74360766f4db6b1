package sums

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// padKeys lays the keys of a pad out in two rows of equal keys, or where it is wide in one, the digits first.
type padKeys struct{ width float32 }

const (
	padColumns = 7
	padDigits  = 5
	// padGap is the space between keys, and onePadRow from which width on they stand in one row.
	padGap    float32 = 2
	onePadRow float32 = 700
)

func (l *padKeys) rows() int {
	if l.width >= onePadRow {
		return 1
	}
	return 2
}

func (l *padKeys) MinSize(o []fyne.CanvasObject) fyne.Size {
	height := look.Target
	for _, key := range o {
		height = max(height, key.MinSize().Height)
	}
	rows := float32(l.rows())
	return fyne.NewSize(padColumns*look.Target, rows*(height+padGap)-padGap)
}

func (l *padKeys) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	rows := l.rows()
	columns := len(o) / rows
	width := (size.Width+padGap)/float32(columns) - padGap
	height := (size.Height+padGap)/float32(rows) - padGap
	for i, key := range o {
		row, column := i/padColumns, i%padColumns
		if rows == 1 {
			switch {
			case column < padDigits:
				column += row * padDigits
			default:
				column += padDigits + row*(padColumns-padDigits)
			}
			row = 0
		}
		core.Place(key, float32(column)*(width+padGap), float32(row)*(height+padGap), width, height)
	}
}
