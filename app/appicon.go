package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/widget"
)

// newAppIcon is the picture of the program in its own colours, side units wide and high.
func newAppIcon(side float32) fyne.CanvasObject {
	icon := canvas.NewImageFromResource(widget.AppIcon())
	icon.FillMode = canvas.ImageFillContain
	icon.SetMinSize(fyne.NewSquareSize(side))
	return container.NewCenter(icon)
}
