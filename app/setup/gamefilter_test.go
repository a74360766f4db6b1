package setup

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/rulebooks"
)

// Where the games take more than two lines they are one chip, which opens them with their pictures; else all are in
// sight.
func TestTheGamesToChooseFoldOnAPhone(t *testing.T) {
	s := apptest.Begin(t)
	var ids []string
	for _, rules := range rulebooks.All() {
		ids = append(ids, rules.ID())
	}
	chosen := "nothing"
	f := NewGameFilter(s.Window.Canvas(), ids, "", func(rulebook string) { chosen = rulebook })
	f.Content.Resize(fyne.NewSize(1200, 200))
	expect.True(t, !f.folded.Visible() && f.Content.Objects[0].Visible(),
		"the games are folded where all have room")
	f.Content.Resize(fyne.NewSize(358, 200))
	if !f.folded.Visible() || f.Content.Objects[0].Visible() || f.Content.MinSize().Height > f.folded.MinSize().Height {
		t.Error("the games are not folded on a phone")
	}
	test.Tap(f.folded)
	apptest.Walk(s.Window.Canvas().Overlays().Top(), func(o fyne.CanvasObject) {
		if row, ok := o.(*list.Row); ok && row.AccessibilityLabel() == words.Game("tycoon") {
			test.Tap(row)
		}
	})
	expect.True(t, chosen == "tycoon" && f.folded.Label() == words.Game("tycoon") && f.folded.Chosen(),
		"chosen is %q, the chip says %q", chosen, f.folded.Label())
}
