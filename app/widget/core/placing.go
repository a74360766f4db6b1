package core

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Place gives an object its place and its size. The letters of a text stand in the middle of its height.
func Place(o fyne.CanvasObject, x, y, width, height float32) {
	if text, is := o.(*canvas.Text); is {
		y -= Lift(text.TextSize)
	}
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(max(0, width), max(0, height)))
}

// Lift is how far letters of a size lie beneath the middle of their line: a line has more room above them than beneath.
func Lift(size float32) float32 { return float32(math.Round(float64(size) * 0.1)) }

// Show shows an object or hides it, and does nothing where it is so already.
func Show(o fyne.CanvasObject, visible bool) {
	if visible != o.Visible() {
		if visible {
			o.Show()
		} else {
			o.Hide()
		}
	}
}

// Enable enables or disables a widget.
func Enable(w fyne.Disableable, can bool) {
	if can {
		w.Enable()
	} else {
		w.Disable()
	}
}
