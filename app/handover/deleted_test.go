package handover

import (
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// Taking in a game that was deleted here says that it is back. One that lies among the deleted is not opened.
func TestADeletedGameThatComesInIsBack(t *testing.T) {
	from := apptest.Begin(t)
	apptest.Playing(t, from, "", []string{"Ann", "Ben"}, 4)
	code, _, _ := handed(t, from)
	s, p := scanning(t)
	p.take(code)
	game := from.Session.Game().ID()
	must.Do(t, s.Session.Book().Games.Delete(game))
	expect.True(t, s.Session.Open(game) != nil, "a deleted game is opened")
	p.take(code)
	apptest.MustShow(t, s, words.Text("scan.same")+" "+words.Text("scan.undeleted"))
	expect.Do(t, s.Session.Open(game))
}
