package input_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/app/widget/mark"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestButtonsLook(t *testing.T) {
	widgettest.Light(t)
	off := input.NewPrimaryButton("Record", nil)
	off.DisableBecause("no card")
	widgettest.Golden(t, "buttons", frame.Stack(look.Space2, input.NewPrimaryButton("Record", func() {}),
		input.NewQuietButton("Other", func() {}), off,
		input.NewPlainButton("Log", mark.Icon("log"), func() {}),
		input.NewIconButton("back", theme.NavigateBackIcon(), func() {})), 240, 260)
}

func TestButtonChangesItsWords(t *testing.T) {
	widgettest.Light(t)
	b := input.NewPrimaryButton("Ben's turn", nil)
	narrow := b.MinSize()
	b.SetLabel("Anastasia's turn")
	expect.True(t, b.Label() == "Anastasia's turn" && b.MinSize().Width > narrow.Width,
		"label %q, width %v after %v", b.Label(), b.MinSize().Width, narrow.Width)
	done := false
	b.OnTapped(func() { done = true })
	b.Tapped(nil)
	expect.True(t, done, "the new action is not called")
}

func TestWordsOfButtonsAndCellsShrinkBeforeTheyAreCut(t *testing.T) {
	a := widgettest.Light(t)
	a.Settings().SetTheme(look.Theme{Variant: look.Light, Text: look.LargestText})
	for _, w := range []fyne.Widget{input.NewPrimaryButton("Round 5: trades and cards", nil),
		input.NewCell("Fee $2K", nil)} {
		width := float32(250)
		if _, cell := w.(*input.Cell); cell {
			width = 66
		}
		w.Resize(fyne.NewSize(width, 50))
		for _, o := range test.WidgetRenderer(w).Objects() {
			text, is := o.(*canvas.Text)
			if !is || text.Text == "" || text.Hidden {
				continue
			}
			need := fyne.MeasureText(text.Text, text.TextSize, text.TextStyle).Width
			expect.True(t, need <= width && !strings.HasSuffix(text.Text, "…"),
				"%q is %v wide in %v", text.Text, need, width)
		}
	}
}

func TestLongWordsOfAButtonTakeTwoLines(t *testing.T) {
	a := widgettest.Light(t)
	a.Settings().SetTheme(look.Theme{Variant: look.Light, Text: look.LargestText})
	words := "Александровскоконстантинопольскийгеоргий's turn"
	b := input.NewPrimaryButton(words, nil)
	b.Resize(fyne.NewSize(240, 52))
	got := widgettest.Lines(b)
	must.Hold(t, len(got) == 2 && strings.Join(got, "") == words, "%q", got)
	for _, o := range test.WidgetRenderer(b).Objects() {
		if text, is := o.(*canvas.Text); is && text.TextSize < 12 {
			t.Errorf("%q is only %v high", text.Text, text.TextSize)
		}
	}
}

func TestLinesBoundWhatStandsInThem(t *testing.T) {
	widgettest.Light(t)
	chip := input.NewChip("Ann, Ben, Cleo, Dan, Eva, Finn and everybody else", nil)
	flow := frame.NewFlow(0, chip)
	flow.Resize(fyne.NewSize(280, 100))
	if least := flow.MinSize().Width; least > 280 || chip.Size().Width > 280 {
		t.Errorf("at least %v wide, the chip %v", least, chip.Size().Width)
	}
}
