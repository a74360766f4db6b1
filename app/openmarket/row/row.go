// Package row has what the rows of the open market's sheets are made of: the buttons that change a number.
package row

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
)

// PartyWidth is how wide the cell of a player, a company or the bank is at least, at the normal size of text.
const PartyWidth float32 = 7.4

// Columns puts rows into as many columns as fit.
func Columns(all ...fyne.CanvasObject) fyne.CanvasObject { return frame.NewLines(all...) }

// New puts what a row is about before its number and the buttons that change it.
func New(name string, about fyne.CanvasObject, ends ...fyne.CanvasObject) fyne.CanvasObject {
	return frame.NewLine(name, about, ends...)
}

// About is a mark before a name with a line beneath it.
func About(mark fyne.CanvasObject, name string, beneath fyne.CanvasObject) fyne.CanvasObject {
	return frame.About(mark, name, beneath)
}

// A Button can be tapped, or not now.
type Button interface {
	fyne.CanvasObject
	fyne.Disableable
}

// Steps are the buttons that take a number one down and one up, also again and again.
func Steps(spoken string, step func(by int) bool) (less, more Button) {
	return input.NewHoldButton(spoken+" –", theme.ContentRemoveIcon(), func() bool { return step(-1) }),
		input.NewHoldButton(spoken+" +", theme.ContentAddIcon(), func() bool { return step(1) })
}
