package row

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc/conformance/expect"
)

// A button that does not show leaves its room to the words of the row.
func TestWhatIsHiddenTakesNoRoomInARow(t *testing.T) {
	apptest.App(t)
	label, before := text.New("Revenue in all", core.Body), input.NewQuietButton("As before: 120", nil)
	of := container.New(line{}, label, before, text.New("40", core.FigureText))
	of.Resize(fyne.NewSize(366, 44))
	narrow := label.Size().Width
	before.Hide()
	of.Layout.Layout(of.Objects, of.Size())
	expect.True(t, label.Size().Width > narrow+before.MinSize().Width/2, "the words have %v, and had %v",
		label.Size().Width, narrow)
}
