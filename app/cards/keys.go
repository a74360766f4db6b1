package cards

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/widget/core"
)

// Walked is what the arrow keys move among: tiles or cells.
type Walked interface {
	fyne.CanvasObject
	fyne.Focusable
	Disabled() bool
	SetKeys(typed func(*fyne.KeyEvent) bool)
}

// WalkByKeys lets the arrow keys move the keyboard among the tiles of a grid, row by row, from each to the next one in
// their direction that can be chosen.
func WalkByKeys[W Walked](rows [][]W) { WalkTurned(rows, func() bool { return false }) }

// WalkTurned does the same for a grid of which the rows are columns as long as it is turned. The grid is one stop of
// the tab key, and letters are left to the page.
func WalkTurned[W Walked](rows [][]W, turned func() bool) {
	var all []fyne.CanvasObject
	defer func() { core.NewKeyGroup(all...).Mute() }()
	for y, row := range rows {
		for x, tile := range row {
			all = append(all, tile)
			tile.SetKeys(func(e *fyne.KeyEvent) bool { return step(rows, x, y, e.Name, turned()) })
		}
	}
}

func step[W Walked](rows [][]W, x, y int, key fyne.KeyName, turned bool) bool {
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
	if turned {
		dx, dy = dy, dx
	}
	for x, y = x+dx, y+dy; y >= 0 && y < len(rows) && x >= 0 && x < len(rows[y]); x, y = x+dx, y+dy {
		if tile := rows[y][x]; !tile.Disabled() {
			FocusOn(tile, tile)
			break
		}
	}
	return true
}

// LeadOn moves the keyboard on as [FocusOn] does, where it is in use at all: after a tap nothing shall look as if it
// were chosen.
func LeadOn(beside fyne.CanvasObject, to fyne.Focusable) {
	if canvas := core.CanvasOf(beside); canvas != nil && canvas.Focused() != nil {
		FocusOn(beside, to)
	}
}

// FocusOn moves the keyboard to something on the canvas of an object, or to nothing. A phone is left alone: it would
// open its keyboard.
func FocusOn(beside fyne.CanvasObject, to fyne.Focusable) {
	canvas := core.CanvasOf(beside)
	switch {
	case canvas == nil || fyne.CurrentDevice().IsMobile():
	case to == nil:
		canvas.Unfocus()
	default:
		canvas.Focus(to)
	}
}
