package text_test

import (
	"testing"

	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc/conformance/expect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// A name that is a little too long for its place is drawn smaller and not cut: that of a preset on a phone.
func TestNameShrinksBeforeItIsCut(t *testing.T) {
	test.NewTempApp(t)
	name := text.New("Coloured ladder", core.Strong).ShrinkFar()
	name.Resize(fyne.NewSize(name.Room()*0.9, name.MinSize().Height))
	drawn := test.TempWidgetRenderer(t, name).Objects()[0].(*canvas.Text)
	expect.True(t, drawn.Text == "Coloured ladder" && drawn.MinSize().Width <= name.Size().Width,
		"drawn is %q, %v wide in %v", drawn.Text, drawn.MinSize().Width, name.Size().Width)
}
