package cards

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/widget/core"
)

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
