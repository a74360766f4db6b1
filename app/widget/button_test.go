package widget

import (
	"testing"

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
