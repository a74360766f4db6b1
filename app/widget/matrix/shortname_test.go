package matrix

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc/conformance/expect"
)

// A player's shorter name is drawn where the name has no room, and only there. A reader of the screen hears the name.
func TestNamesAreShortenedWhereTheyHaveNoRoom(t *testing.T) {
	widgettest.Light(t)
	text := text.New("Maximiliane Hohenberg", core.Body).Or("Max")
	drawn := func(width float32) string {
		text.Resize(fyne.NewSize(width, 20))
		return test.WidgetRenderer(text).Objects()[0].(*canvas.Text).Text
	}
	expect.Equal(t, drawn(60)+"|"+drawn(400), "Max|Maximiliane Hohenberg", "drawn")
	name := newPlayerName(emblem.PawnOf(0), "Max", func() {})
	name.update(view.Seat{Name: "Maximiliane Hohenberg"}, core.Body)
	head := func(width float32) string {
		name.Resize(fyne.NewSize(width, 44))
		return test.WidgetRenderer(name).Objects()[2].(*canvas.Text).Text
	}
	expect.Equal(t, head(90)+"|"+head(400), "Max|Maximiliane Hohenberg", "at the head of a row stands")
	expect.Equal(t, name.AccessibilityLabel(), "Maximiliane Hohenberg", "spoken")
}
