package records

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/stats"
)

// taken takes a recorded game into the book.
func taken(t *testing.T, s *shell.Shell, rulebook, name string) ledger.GameID {
	t.Helper()
	r := recordings.Read(t, rulebook, name).Record
	must.Get(s.Session.Book().Games.Import(r, ledger.Author{}))(t)
	return r.ID
}

// The records of one game are those of its money, those of all games what can be compared; a name opens the entry.
func TestARecordLeadsToItsEntry(t *testing.T) {
	s := apptest.Begin(t)
	page := NewPage(s)
	s.Go(apptest.To(page))
	apptest.MustShow(t, s, words.Text("records.none.about"))
	taken(t, s, "stockpile", "standard-four-hidden")
	game := taken(t, s, "stockholder", "three-seats-3x5")
	page.Update()
	for _, size := range []fyne.Size{apptest.Desktop(), apptest.Tablet(), fyne.NewSize(320, 480), apptest.Phone()} {
		apptest.Settle(s, size)
	}
	// What was played last is chosen at first.
	apptest.MustShow(t, s, words.HighlightTitle("stockholder", stats.LargestFall))
	// 143 green that stood at 20 were lost by entry 22.
	apptest.MustShow(t, s, words.Format("highlight.was.fall",
		words.Names{"name": "Cleo", "value": 143 * 20}))
	apptest.TapSpoken(t, s, words.Text("people.all"))
	expect.True(t, !apptest.Shows(s, words.HighlightTitle("", stats.LargestFall)) &&
		apptest.Shows(s, words.HighlightTitle("", stats.LongestGame)),
		"money of several games is compared, or nothing is")
	apptest.TapSpoken(t, s, words.Game("stockholder"))
	games := must.Get(s.Session.Book().Shelf.Find(game.String()))(t)
	apptest.TapSpoken(t, s, "Cleo, "+words.Format("records.game.entry", words.Names{
		"game": games[0].Title, "moment": words.Moment(games[0].Date().Local(), time.Now()), "number": "22"}))
	expect.True(t, apptest.RouteOf(s) == (route.Entry{Number: 22}) && s.Session.Game().ID() == game,
		"%v is seen", apptest.RouteOf(s))
}

// A person's page lists the records that he or she holds; nothing stands there for who holds none.
func TestThePersonsRecords(t *testing.T) {
	s := apptest.Begin(t)
	taken(t, s, "stockholder", "three-seats-3x5")
	games := must.Get(s.Session.Book().Shelf.List())(t)
	must.Get(s.Session.Book().Shelf.RenewHighlights(games, func(int, int) error { return nil }))(t)
	people := must.Get(s.Session.Book().People.All())(t)
	for name, want := range map[string]string{"Cleo": words.HighlightTitle("stockholder", stats.LargestFall),
		"Ann": words.HighlightTitle("stockholder", stats.RichestLoser)} {
		person, _ := people.Named(name)
		held := NewHeld(s, person.ID)
		s.Go(apptest.To(&heldPage{held}))
		apptest.Settle(s, apptest.Phone())
		apptest.MustContain(t, s, want)
		s.Back()
	}
	none := NewHeld(s, ledger.PersonID{7})
	none.Update()
	expect.True(t, len(none.Content.Objects) == 0, "nobody holds records")
}

// A heldPage is a page with nothing but a person's records.
type heldPage struct{ held *Held }

func (p *heldPage) Content() fyne.CanvasObject { return p.held.Content }
func (p *heldPage) Update()                    { p.held.Update() }
