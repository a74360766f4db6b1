package table

import (
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestARefusalGoesWithWhatItSpeaksOf(t *testing.T) {
	s := fourTurns(t)
	pushSheet(s, s.Session.View().Expected().All()[0])
	apptest.Settle(s, apptest.Phone())
	choose(t, s, "G", "–30")
	bar, told := apptest.BarOf(s)
	must.Hold(t, told, "nothing says why the card cannot be")
	refusal := bar.Message()
	choose(t, s, "B", "+50")
	expect.True(t, !apptest.Shows(s, refusal), "%q stays after another card is chosen", refusal)
	s.ShowNotice("Something else.")
	apptest.Tap(t, s, apptest.Text("sheet.card.change"))
	choose(t, s, "B", "+40")
	apptest.MustShow(t, s, "Something else.")
}
