package form

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/rulebooks"
)

func TestAChoiceFoldsOnAPhone(t *testing.T) {
	s := apptest.Begin(t)
	chosen := ""
	picks := []Pick{{Label: words.Text("people.all"), Chosen: true, Take: func() {}}}
	for _, rules := range rulebooks.All() {
		picks = append(picks, Pick{Label: words.Game(rules.ID()), Take: func() { chosen = rules.ID() }})
	}
	both := NewFoldedChoice(s.Window.Canvas(), "Game", picks).(*fyne.Container)
	both.Resize(fyne.NewSize(1200, 200))
	open, folded := both.Objects[0], both.Objects[1].(*input.Chip)
	expect.True(t, !folded.Visible() && open.Visible(), "the games are folded where all have room")
	both.Resize(fyne.NewSize(358, 200))
	expect.True(t, folded.Visible() && !open.Visible() && both.MinSize().Height <= folded.MinSize().Height,
		"the games are not folded on a phone")
	test.Tap(folded)
	last := picks[slices.IndexFunc(picks, func(p Pick) bool { return p.Label == words.Game("tycoon") })]
	apptest.Walk(s.Window.Canvas().Overlays().Top(), func(o fyne.CanvasObject) {
		if row, ok := o.(*list.Row); ok && row.AccessibilityLabel() == last.Label {
			test.Tap(row)
		}
	})
	expect.True(t, chosen == "tycoon" && folded.Label() == picks[0].Label && !folded.Chosen(), "chosen is %q", chosen)
}
