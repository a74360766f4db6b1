package core_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/calc/conformance/must"
)

func TestAGroupIsOneStop(t *testing.T) {
	widgettest.Light(t)
	var flow []fyne.CanvasObject
	for _, label := range []string{"1", "3", "15", "–2", "Skip"} {
		flow = append(flow, input.NewChip(label, func(bool) {}))
	}
	flow[1].(*input.Chip).Disable()
	flow[3].(*input.Chip).SetChosen(true)
	core.NewKeyGroup(flow...)
	before, after := input.NewQuietButton("before", nil), input.NewQuietButton("after", nil)
	number := input.NewStepper("Shares", 0, 9, 0, nil)
	figures := matrix.New(view.Matrix{Cash: "Cash", Worth: "Net worth",
		Seats: []view.Seat{{Name: "Anna"}, {Name: "Ben"}}}, func(int, int) {})
	w := widgettest.Stand(t, frame.Stack(0, before, frame.NewFlow(look.Space2, flow...), number, figures, after), 120,
		400)
	canvas := w.Canvas()
	press := func(name fyne.KeyName) { canvas.Focused().TypedKey(&fyne.KeyEvent{Name: name}) }
	mustBeAt := func(want string) {
		t.Helper()
		got := canvas.Focused().(fyne.Accessible).AccessibilityLabel()
		must.Hold(t, got == want, "the keyboard is at %q, want %q", got, want)
	}
	canvas.Focus(before)
	press(fyne.KeyTab)
	mustBeAt("–2 ✓")
	press(fyne.KeyLeft)
	mustBeAt("15")
	press(fyne.KeyLeft)
	mustBeAt("1")
	for _, step := range []struct {
		letter rune
		want   string
	}{{'1', "1"}, {'5', "15"}, {'-', "–2 ✓"}, {'s', "Skip"}, {'1', "1"}} {
		canvas.Focused().TypedRune(step.letter)
		mustBeAt(step.want)
	}
	press(fyne.KeyTab)
	mustBeAt("Shares 0")
	press(fyne.KeyTab)
	mustBeAt("Anna")
	press(fyne.KeyRight)
	mustBeAt("Anna, Cash 0")
	press(fyne.KeyTab)
	mustBeAt("after")
}
