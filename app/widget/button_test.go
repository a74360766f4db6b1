package widget

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
)

func TestButtonsLook(t *testing.T) {
	light(t)
	off := NewPrimaryButton("Record", nil)
	off.DisableBecause("no card")
	golden(t, "buttons", Stack(look.Space2, NewPrimaryButton("Record", func() {}), NewQuietButton("Other", func() {}), off,
		NewPlainButton("Log", Icon("log"), func() {}), NewIconButton("back", theme.NavigateBackIcon(), func() {})), 240, 260)
}

func TestButtonChangesItsWords(t *testing.T) {
	light(t)
	b := NewPrimaryButton("Ben's turn", nil)
	narrow := b.MinSize()
	b.SetLabel("Anastasia's turn")
	if b.Label() != "Anastasia's turn" || b.MinSize().Width <= narrow.Width {
		t.Errorf("label %q, width %v after %v", b.Label(), b.MinSize().Width, narrow.Width)
	}
	done := false
	b.OnTapped(func() { done = true })
	b.Tapped(nil)
	if !done {
		t.Error("the new action is not called")
	}
}

// Words that have no room are drawn smaller before they are cut.
func TestWordsOfButtonsAndCellsShrinkBeforeTheyAreCut(t *testing.T) {
	a := light(t)
	a.Settings().SetTheme(look.Theme{Variant: look.Light, Text: look.LargestText})
	for _, w := range []fyne.Widget{NewPrimaryButton("Round 5: trades and cards", nil), NewCell("Fee $2K", nil)} {
		width := float32(250)
		if _, cell := w.(*Cell); cell {
			width = 66
		}
		w.Resize(fyne.NewSize(width, 50))
		for _, o := range test.WidgetRenderer(w).Objects() {
			text, is := o.(*canvas.Text)
			if !is || text.Text == "" || text.Hidden {
				continue
			}
			if need := fyne.MeasureText(text.Text, text.TextSize, text.TextStyle).Width; need > width || strings.HasSuffix(text.Text, "…") {
				t.Errorf("%q is %v wide in %v", text.Text, need, width)
			}
		}
	}
}
