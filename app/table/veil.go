package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// cover asks the others to look away before a player's veil is lifted.
func cover(v view.Game, seat int, lift func()) fyne.CanvasObject {
	name := words.Names{"name": words.Seat(v.Layout, seat)}
	return frame.Stack(look.Space4,
		text.NewParagraph(words.Format("veil.about", name), core.Body),
		input.NewPrimaryButton(words.Format("veil.only", name), lift))
}
