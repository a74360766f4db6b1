package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/widget/mark"
)

// newAppIcon is the picture of the program in its own colours, side units wide and high.
func newAppIcon(side float32) fyne.CanvasObject {
	icon := canvas.NewImageFromResource(mark.AppIcon())
	icon.FillMode = canvas.ImageFillContain
	icon.SetMinSize(fyne.NewSquareSize(side))
	return container.NewCenter(icon)
}
