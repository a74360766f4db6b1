package frame_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc/conformance/expect"
)

// A button that does not show leaves its room to the words of the line.
func TestWhatIsHiddenTakesNoRoomInALine(t *testing.T) {
	widgettest.Light(t)
	label, before := text.New("Revenue in all", core.Body), input.NewQuietButton("As before: 120", nil)
	of := frame.NewLine("Revenue", label, before, text.New("40", core.FigureText)).Inside()[0].(*fyne.Container)
	of.Resize(fyne.NewSize(366, 44))
	narrow := label.Size().Width
	before.Hide()
	of.Layout.Layout(of.Objects, of.Size())
	expect.True(t, label.Size().Width > narrow+before.MinSize().Width/2, "the words have %v, and had %v",
		label.Size().Width, narrow)
}
