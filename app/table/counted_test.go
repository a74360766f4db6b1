package table

import (
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/route"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
)

// The sheet for a count of cash and shares begins with the player's figures. If the count differs from them, the table
// then links to entries that may explain why.
func TestACountLeadsToWhatCouldExplainIt(t *testing.T) {
	s := apptest.Begin(t)
	page := begun(t, s, "stockholder", "4x6", "Ann", "Ben")
	apptest.Record(t, s, &calc.Ruling{Seat: 1, What: "cash", Change: 30, Reason: "as agreed"})
	page.enter()
	apptest.Tap(t, s, words.Text("entry.counted"))
	apptest.TapSpoken(t, s, "Ben")
	apptest.MustShow(t, s, apptest.Text("line.counted.right", "seat", "Ben"))
	sums(s)[0].SetText("60")
	apptest.Tap(t, s, words.Text("sheet.record"))
	apptest.MustShow(t, s, words.Text("counted.suspects"))
	count := s.Session.Game().Steps()[1].Entry.(*calc.Count)
	expect.Equal(t, count.Cash, 60, "cash that was counted")
	apptest.TapSpoken(t, s, apptest.Text("counted.suspect", "number", "1", "entry",
		words.StepShort(s.Session.Game(), s.Session.Game().Steps()[0]))+", "+words.Text("counted.again"))
	to, is := apptest.RouteOf(s).(route.Entry)
	expect.True(t, is && to.Number == 1, "the suspect leads to its entry")
}
