package cards

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/widget"
)

// WalkByKeys lets the arrow keys move the keyboard among the tiles of a grid, row by row, from each to the next one in
// their direction that can be chosen.
func WalkByKeys(rows [][]*widget.Tile) {
	for y, row := range rows {
		for x, tile := range row {
			tile.SetKeys(func(e *fyne.KeyEvent) bool { return step(rows, x, y, e.Name) })
		}
	}
}

func step(rows [][]*widget.Tile, x, y int, key fyne.KeyName) bool {
	dx, dy := 0, 0
	switch key {
	case fyne.KeyUp:
		dy = -1
	case fyne.KeyDown:
		dy = 1
	case fyne.KeyLeft:
		dx = -1
	case fyne.KeyRight:
		dx = 1
	default:
		return false
	}
	for x, y = x+dx, y+dy; y >= 0 && y < len(rows) && x >= 0 && x < len(rows[y]); x, y = x+dx, y+dy {
		if tile := rows[y][x]; !tile.Disabled() {
			FocusOn(tile, tile)
			break
		}
	}
	return true
}

// FocusOn moves the keyboard to something on the canvas of an object, or to nothing. A phone is left alone: it would
// open its keyboard.
func FocusOn(beside fyne.CanvasObject, to fyne.Focusable) {
	canvas := fyne.CurrentApp().Driver().CanvasForObject(beside)
	switch {
	case canvas == nil || fyne.CurrentDevice().IsMobile():
	case to == nil:
		canvas.Unfocus()
	default:
		canvas.Focus(to)
	}
}
