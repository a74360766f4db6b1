package setup

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/route"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestAScratchTableIsKeptNowhere(t *testing.T) {
	s := apptest.Begin(t)
	p := NewCheckPage(s)
	s.Go(apptest.To(p))
	expect.True(t, p.start.Disabled(), "a scratch table can be opened before a game is chosen")
	apptest.MustShow(t, s, apptest.Text("new.presets.none"))
	test.Tap(p.games.gameTiles[0])
	test.Tap(p.games.presets[2])
	p.players.SetValue(4)
	apptest.Tap(t, s, words.Text("check.start"))
	must.Hold(t, apptest.RouteOf(s) == route.Table{}, "%T is seen", s.Page())
	g := s.Session.Game()
	if g.Stored() || len(g.Setup().Names) != 4 || g.Setup().Names[3] != "Player 4" || g.Table().Layout().Rounds != 12 {
		t.Errorf("the scratch game is %+v", g.Setup())
	}
	must.Do(t, s.Session.Record(apptest.Likely(t, s.Session.View())))
	if games, err := s.Session.Book().Shelf.List(); err != nil || len(games) != 0 {
		t.Errorf("the book has %v, %v", games, err)
	}
	must.Do(t, s.Session.Keep())
	games, err := s.Session.Book().Shelf.List()
	if err != nil || len(games) != 1 || strings.Join(games[0].Names, ", ") != "Player 1, Player 2, Player 3, Player 4" {
		t.Errorf("the book has %v, %v", games, err)
	}
}

func TestThePlayersStayWithinTheCards(t *testing.T) {
	s := apptest.Begin(t)
	p := NewCheckPage(s)
	s.Go(apptest.To(p))
	test.Tap(p.games.gameTiles[0])
	for i, most := range []int{5, 6, 4} {
		test.Tap(p.games.presets[i])
		p.players.SetValue(99)
		expect.Equal(t, p.players.Value(), most, "%s seats", p.games.offer().Name)
		p.players.SetValue(0)
		expect.True(t, p.players.Value() == 2, "%s seats %d at least", p.games.offer().Name, p.players.Value())
	}
}
