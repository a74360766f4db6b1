package table

import (
	"io"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/table/present"
	"scripkeeper/app/table/result"
	"scripkeeper/app/widget/chart"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/recordings"
)

// While entries of a finished game need fixing, its pages say so and link to these entries instead of naming a winner.
func TestABrokenGameHasNoWinner(t *testing.T) {
	s := apptest.Begin(t)
	r := recordings.Broken(t)
	must.Get(s.Session.Book().Games.Import(r, s.Session.Author()))(t)
	must.Do(t, s.Session.Open(r.ID))
	want := words.Unresolved(recordings.BrokenEntries)
	toFix := func(where string) {
		t.Helper()
		if _, ok := s.Page().(*mendPage); !ok {
			t.Errorf("Fix on %s shows %T", where, s.Page())
		}
		s.Back()
	}
	page := NewPage(s)
	s.GoHome(apptest.To(page))
	expect.True(t, !apptest.Shows(s, words.Text("table.finished")), "the table says that the game is over")
	apptest.Tap(t, s, words.Text("common.fix"))
	toFix("the table")
	s.Go(resultRoute{})
	apptest.MustShow(t, s, want)
	apptest.Walk(s.Window.Canvas().Content(), func(o fyne.CanvasObject) {
		_, podium := o.(*chart.Podium)
		expect.True(t, !podium, "somebody stands on a podium")
	})
	expect.True(t, !apptest.Shows(s, words.Text("result.again")), "the result page ends the game")
	apptest.Tap(t, s, words.Text("common.fix"))
	toFix("the result")
	s.Back()
	s.Go(apptest.To(present.NewPage(s)))
	apptest.MustShow(t, s, want)
	expect.Equal(t, result.Draw(io.Discard, s.Session.Game()), nil, "the picture")
}
