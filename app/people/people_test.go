package people

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/recordings"
)

// taken takes recorded games into the book.
func taken(t *testing.T, s *shell.Shell, rulebook string, names ...string) {
	t.Helper()
	for _, name := range names {
		if _, err := s.Session.Book().Import(recordings.Read(t, rulebook, name).Record, ledger.Author{}); err != nil {
			t.Fatal(err)
		}
	}
}

func TestPeopleAreRankedInAllGamesOrInOne(t *testing.T) {
	s := apptest.Begin(t)
	page := NewListPage(s)
	s.Push(page)
	apptest.MustShow(t, s, words.Say("people.none.about"))
	taken(t, s, "stockholder", "four-seats-4x6", "three-seats-3x5")
	taken(t, s, "stockpile", "standard-four-hidden")
	page.Update()
	apptest.Settle(s, apptest.Phone())
	shelf, err := s.Session.Book().Shelf()
	if err != nil {
		t.Fatal(err)
	}
	people, err := s.Session.Book().People()
	if err != nil {
		t.Fatal(err)
	}
	for _, person := range people.Careers(shelf) {
		apptest.MustContain(t, s, person.Name)
		apptest.MustContain(t, s, words.Tenths(person.Rating().Shown()))
	}
	apptest.TapSpoken(t, s, words.Game("stockpile"))
	best := people.Careers(counted(shelf, page.(*listPage).rulebook))[0]
	apptest.TapSpoken(t, s, fmt.Sprintf("%s, %s", best.Name, words.Record(best.Played)))
	apptest.MustShow(t, s, words.Strength(best.Rating()))
	for _, size := range []fyne.Size{apptest.Phone(), apptest.Desktop(), fyne.NewSize(320, 480)} {
		apptest.Settle(s, size)
	}
	title := words.GameTitle(best.Played[0].Game)
	apptest.TapSpoken(t, s, title+", "+words.Tell("person.came.worth", words.Names{"rank": "1", "players": "4",
		"game": words.Game("stockpile"), "worth": words.Number(worth(best.Played[0]))}))
	if apptest.RouteOf(s) != (route.Table{}) || s.Session.Game().ID() != best.Played[0].Game.ID {
		t.Errorf("%T is seen", s.Page())
	}
}

func worth(g ledger.PlayedGame) int {
	worth, _ := g.Game.Worth(g.Seat)
	return worth
}
