package people

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/chart"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/stats"
)

// taken takes recorded games into the book.
func taken(t *testing.T, s *shell.Shell, rulebook string, names ...string) {
	t.Helper()
	for _, name := range names {
		must.Get(s.Session.Book().Games.Import(recordings.Read(t, rulebook, name).Record, ledger.Author{}))(t)
	}
}

func TestPeopleAreRankedInAllGamesOrInOne(t *testing.T) {
	s := apptest.Begin(t)
	page := NewListPage(s)
	s.Go(apptest.To(page))
	apptest.MustShow(t, s, words.Text("people.none.about"))
	taken(t, s, "stockholder", "four-seats-4x6", "three-seats-3x5")
	taken(t, s, "stockpile", "standard-four-hidden")
	page.Update()
	apptest.Settle(s, apptest.Phone())
	shelf := must.Get(s.Session.Book().Shelf.List())(t)
	people := must.Get(s.Session.Book().People.All())(t)
	for _, person := range stats.Careers(people, shelf) {
		apptest.MustContain(t, s, person.Name)
		apptest.MustContain(t, s, words.Tenths(person.Rating().Shown()))
	}
	apptest.TapSpoken(t, s, words.Game("stockpile"))
	best := stats.Careers(people, counted(shelf, page.(*listPage).rulebook))[0]
	apptest.TapSpoken(t, s, fmt.Sprintf("%s, %s", best.Name, words.Record(best.Played)))
	apptest.MustShow(t, s, words.Strength(best.Rating()))
	for _, size := range []fyne.Size{apptest.Phone(), apptest.Desktop(), fyne.NewSize(320, 480)} {
		apptest.Settle(s, size)
	}
	title, day := words.GameTitle(best.Played[0].Game), words.Moment(best.Played[0].Game.Date().Local(), time.Now())
	apptest.TapSpoken(t, s, words.Format("records.game", words.Names{"game": words.Game("stockpile"),
		"moment": day})+", "+
		words.Format("person.came.worth", words.Names{"rank": "1", "players": "4", "title": title,
			"worth": worth(best.Played[0])}))
	if apptest.RouteOf(s) != (route.Table{}) || s.Session.Game().ID() != best.Played[0].Game.ID {
		t.Errorf("%T is seen", s.Page())
	}
}

func worth(g stats.PlayedGame) int {
	worth, _ := g.Game.Worth(g.Seat)
	return worth
}

// A person's games stand by number of players too, and the curve opens them with the strength after each; a row of the
// games behind a figure tells its day and where the person came in, however many sat there.
func TestAPersonsFiguresOpenTheirGames(t *testing.T) {
	s := apptest.Begin(t)
	taken(t, s, "stockholder", "three-seats-3x5", "four-seats-3x5")
	taken(t, s, "tycoon", "four-seats-house-rules")
	shelf := must.Get(s.Session.Book().Shelf.List())(t)
	people := must.Get(s.Session.Book().People.All())(t)
	careers := stats.Careers(people, shelf)
	ann := careers[slices.IndexFunc(careers, func(c stats.Career) bool { return len(c.ByPlayers()) > 1 })]
	s.Go(apptest.To(newPersonPage(s, ann.ID, "")))
	apptest.Settle(s, apptest.Phone())
	by := ann.ByPlayers()[0]
	players := words.Format("person.players", words.Names{"count": by.Players})
	apptest.TapSpoken(t, s, players+", "+words.Record(by.Played))
	if games := s.Page().(*gamesPage); len(games.games) != len(by.Played) {
		t.Errorf("%d games are listed, must be %d", len(games.games), len(by.Played))
	}
	last := by.Played[len(by.Played)-1]
	apptest.MustContain(t, s, gameAndDay(last)+", "+came(last))
	s.Back()
	apptest.TapSpoken(t, s, words.Text("person.curve"))
	for _, g := range ann.Played {
		apptest.MustContain(t, s, gameAndDay(g)+", "+strengthAfter(g))
	}
}

// What is known of a person is edited, merged and mended on pages, and each of it undone.
func TestPeopleAreMendedOnTheirPages(t *testing.T) {
	s := apptest.Begin(t)
	taken(t, s, "stockholder", "three-seats-3x5")
	taken(t, s, "tycoon", "four-seats-house-rules")
	book := s.Session.Book()
	people := func() people.People {
		t.Helper()
		return must.Get(book.People.All())(t)
	}
	ada, _ := people().Named("Ada")
	page := newPersonPage(s, ada.ID, "")
	s.Go(apptest.To(page))
	apptest.TapSpoken(t, s, words.Text("person.edit"))
	edit := s.Page().(*editPage)
	for _, chip := range append(edit.colors, edit.shapes...) {
		if chip.MinSize().Width == 0 || len(test.WidgetRenderer(chip).Objects()) == len(
			test.WidgetRenderer(input.NewChip("", nil)).Objects()) {
			t.Errorf("%s shows no mark", chip.Label())
		}
	}
	edit.name.SetText("Ann")
	edit.Record()
	apptest.MustShow(t, s, words.Trouble("", nil, &ledger.Fault{Code: "person.exists", Detail: "Ann"}))
	edit.name.SetText("Ada Berg")
	apptest.TapSpoken(t, s, words.Text("look.shape.5"))
	edit.Record()
	now, _ := people().Named("Ada Berg")
	expect.True(t, now.ID == ada.ID && now.Look.Shape == 5, "she is %+v", now)
	page.merge(named(t, people(), "Cleo"))
	if who := named(t, people(), "Cleo"); who.ID != ada.ID || len(page.career.Played) != 2 {
		t.Errorf("Cleo is %s, who played %d games", who.Name, len(page.career.Played))
	}
	apptest.TapSpoken(t, s, words.Text("common.undo"))
	expect.True(t, len(page.career.Played) == 1 && named(t, people(), "Cleo").Name == "Cleo",
		"they are still one person")
	g := page.career.Played[0]
	s.Go(apptest.To(newGamesPage(s, page.career.Person, "", page.career.Played, came)))
	askAnother(s, page.career.Person, g)
	asked := s.Window.Canvas().Focused().(*form.TextField)
	asked.SetText("Emil")
	asked.OnSubmitted("")
	if seated, err := book.People.Seated(g.Game.ID); err != nil || seated[g.Seat].Name != "Emil" ||
		len(page.career.Played) != 0 {
		t.Errorf("%+v sits there, %v", seated[g.Seat], err)
	}
	apptest.TapSpoken(t, s, words.Text("common.undo"))
	if seated, err := book.People.Seated(g.Game.ID); err != nil || seated[g.Seat].ID != ada.ID ||
		len(page.career.Played) != 1 {
		t.Errorf("%+v sits there again, %v", seated[g.Seat], err)
	}
}

func named(t *testing.T, people people.People, name string) people.Person {
	t.Helper()
	person, known := people.Named(name)
	must.Hold(t, known, "nobody is called %s", name)
	return person
}

// Of somebody who has finished no game, the page says so once.
func TestAPersonWithoutAFinishedGame(t *testing.T) {
	s := apptest.Begin(t)
	apptest.Playing(t, s, "", []string{"Ann", "Ben"}, 1)
	ann := must.Get(s.Session.Book().People.All())(t).All()[0]
	s.Go(apptest.To(newPersonPage(s, ann.ID, "")))
	apptest.Settle(s, apptest.Phone())
	apptest.MustShow(t, s, words.Text("person.nothing"))
	expect.True(t, !apptest.Contains(s, words.Record(nil)), "the head says it, too: %q", apptest.Sentences(s))
}

// The curve of a rating ends at the rating as it is written everywhere else, with its tenth.
func TestTheCurveKeepsTheTenths(t *testing.T) {
	s := apptest.Begin(t)
	taken(t, s, "stockholder", "four-seats-4x6", "four-seats-3x5")
	games := must.Get(s.Session.Book().Shelf.List())(t)
	people := must.Get(s.Session.Book().People.All())(t)
	curves, parts := 0, 0
	for _, career := range stats.Careers(people, games) {
		p := newPersonPage(s, career.ID, "")
		s.Go(apptest.To(p))
		rating := words.Tenths(career.Rating().Shown())
		if rating[len(rating)-1] != '0' {
			parts++
		}
		apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
			if chart, ok := o.(*chart.LineChart); ok {
				curves++
				if want := words.Text("person.curve") + ", " + career.ShortName() + " " +
					rating; chart.AccessibilityLabel() != want {
					t.Errorf("the curve says %q, must say %q", chart.AccessibilityLabel(), want)
				}
			}
		})
	}
	must.Hold(t, curves != 0 && parts != 0, "%d curves, %d ratings with tenths", curves, parts)
}
