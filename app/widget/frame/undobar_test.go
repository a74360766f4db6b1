package frame

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/calc/conformance/expect"
)

func TestUndoBarLooks(t *testing.T) {
	widgettest.Light(t)
	widgettest.Golden(t, "undobar", Stack(0,
		NewUndoBar("Recorded Anastasia Petrovna's turn", BarAction{Label: "Replace", Tapped: nil},
			BarAction{Label: "Undo", Tapped: nil})), 366, 60)
}

func TestUndoBarSaysAndClears(t *testing.T) {
	widgettest.Light(t)
	expect.True(t, !NewUndoBar("").Visible(), "an empty bar is visible")
	var done []string
	b := NewUndoBar("Recorded", BarAction{Label: "Replace", Tapped: func() { done = append(done, "replace") }},
		BarAction{Label: "Undo", Tapped: func() { done = append(done, "undo") }})
	widgettest.Stand(t, b, 366, 60)
	if !b.Visible() || b.Message() != "Recorded" || b.AccessibilityLabel() != "Recorded" || len(b.row.Objects) != 2 {
		t.Errorf("says %q with %d actions", b.Message(), len(b.row.Objects))
	}
	size := b.row.Objects[0].MinSize()
	expect.True(t, size.Height >= look.Target && size.Width >= look.Target, "an action is only %v", size)
	test.Tap(b.row.Objects[1].(fyne.Tappable))
	expect.True(t, len(done) == 1 && done[0] == "undo" && !b.Visible() && b.Message() == "",
		"did %v, visible %v", done, b.Visible())
	b = NewUndoBar("Undone", BarAction{Label: "Close", Tapped: nil})
	widgettest.Stand(t, b, 366, 60)
	test.Tap(b.row.Objects[0].(fyne.Tappable))
	expect.True(t, !b.Visible(), "an action without work does not clear the bar")
}

func TestUndoBarPutsLongWordsAboveItsActions(t *testing.T) {
	widgettest.Light(t)
	actions := []BarAction{{Label: "Undo"}, {Label: "Replace"}}
	short := NewUndoBar("Recorded", actions...)
	widgettest.Stand(t, Stack(0, short), 366, 100)
	high := short.Size().Height
	expect.True(t, high == look.Target+2, "a short message makes the bar %v high", high)
	long := NewUndoBar("Recorded: Maximilianus: B +100. "+"There is more to say than one line of a phone can hold.",
		actions...)
	widgettest.Stand(t, Stack(0, long), 366, 200)
	words, row := long.message, long.row
	if words.Position().Y+words.Size().Height > row.Position().Y+2*look.Space3 ||
		long.Size().Height < 2*look.Target-10 {
		t.Errorf("the words at %v of %v run into the actions at %v", words.Position(), words.Size(), row.Position())
	}
	expect.True(t, widgettest.Within(long.Size(), words) && widgettest.Within(long.Size(), row),
		"words %v or actions %v stand out of the bar %v", words.Size(), row.Position(), long.Size())
	expect.Equal(t, strings.Join(widgettest.Lines(words), " "), long.Message(), "the bar shows")
}
