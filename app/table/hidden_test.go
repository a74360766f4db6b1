package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
)

func TestHiddenHoldingsAreCalledHidden(t *testing.T) {
	g := apptest.RecordedGame(t, "stockpile", "standard-four-hidden")
	s := apptest.Begin(t)
	page := playedTo(t, s, g, len(g.Entries)/2)
	apptest.Settle(s, apptest.Phone())
	for _, column := range []int{0, view.WorthColumn} {
		page.why(1, column)
		apptest.MustShow(t, s, words.Format("why.hidden", words.Names{"name": "Ben"}))
		apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
			if text, ok := o.(*text.Text); ok && strings.Contains(text.Text(), "= 0") {
				t.Errorf("it tells %q", text.Text())
			}
		})
		s.Back()
	}
	s.Go(resultRoute{})
	apptest.MustShow(t, s, words.Text("common.hidden"))
	expect.True(t, !apptest.Shows(s, words.Format("result.rank", words.Names{"rank": "1"})), "somebody is ranked")
}
