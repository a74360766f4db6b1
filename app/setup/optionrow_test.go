package setup

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

// The sentence on a number lies across a phone, beneath the number, and beside the number where there is room.
func TestASentenceOnANumberLiesAcrossAPhone(t *testing.T) {
	apptest.App(t)
	label := text.NewParagraph("Shares sold short", core.Body)
	about := text.NewParagraph("How many shares of a company the players can sell without having them.", core.Caption)
	number := input.NewQuietButton("0", nil)
	row := container.New(aside{}, label, about, number)
	end := func(o fyne.CanvasObject) float32 { return o.Position().Y + o.Size().Height }
	for _, width := range []float32{320, 540, 320} {
		row.Resize(fyne.NewSize(width, row.MinSize().Height))
		row.Resize(fyne.NewSize(width, row.MinSize().Height)) // the widths tell how high the words are
		across := width < 400
		expect.True(t, (about.Size().Width == width) == across, "in %v the sentence has %v", width, about.Size().Width)
		expect.True(t, (about.Position().Y >= end(number)) == across, "in %v the sentence begins at %v, the number ends at %v",
			width, about.Position().Y, end(number))
		expect.True(t, end(about) <= row.Size().Height, "in %v the sentence ends at %v of %v", width, end(about),
			row.Size().Height)
	}
}
