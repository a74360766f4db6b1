package widget

import "fyne.io/fyne/v2"

// Place gives an object its place and its size.
func Place(o fyne.CanvasObject, x, y, width, height float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(max(0, width), max(0, height)))
}

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
