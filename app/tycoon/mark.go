package tycoon

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/mark"
)

// markSide is how large the mark at either end of a line of the list is.
const markSide float32 = 22

// newCheck marks a part that was gone through.
func newCheck() fyne.CanvasObject { return mark.NewPicture(theme.ConfirmIcon(), markSide, look.Gain) }

// newRoom leaves the room of a mark: of a player before what everybody decides, and of a part that is missing.
func newRoom() fyne.CanvasObject {
	room := canvas.NewRectangle(color.Transparent)
	room.SetMinSize(fyne.NewSquareSize(markSide))
	return room
}
