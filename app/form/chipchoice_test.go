package form_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/input"
)

func TestAChipChoiceIsOneChoice(t *testing.T) {
	apptest.App(t)
	var got []int
	choice := form.NewChipChoice([]string{"a", "b", "c"}, 1, func(place int) { got = append(got, place) })
	after := input.NewQuietButton("after", nil)
	w := test.NewWindow(container.NewVBox(choice.Content, after))
	t.Cleanup(w.Close)
	press := func(names ...fyne.KeyName) {
		for _, name := range names {
			w.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: name})
		}
	}
	b, c := choice.Content.Objects[1].(*input.Chip), choice.Content.Objects[2].(*input.Chip)
	test.Tap(b)
	w.Canvas().Focus(b)
	press(fyne.KeyRight, fyne.KeyReturn, fyne.KeyLeft, fyne.KeyLeft, fyne.KeySpace, fyne.KeyTab)
	if !slices.Equal(got, []int{2, 0}) || w.Canvas().Focused() != fyne.Focusable(after) {
		t.Errorf("reported %v, and the keyboard is at %v", got, w.Canvas().Focused())
	}
	choice.Choose(2)
	if len(got) != 2 || b.Chosen() || c.AccessibilityLabel() != "c ✓" {
		t.Errorf("reported %v, spoken %q", got, c.AccessibilityLabel())
	}
}
