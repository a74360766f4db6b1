package app

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/hall"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/internal/pseudo"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/table/result"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

const longName = "Александровскоконстантинопольскийгеоргий"

// Every page with names of maximum length fits every window in a pseudo-language longer than all real languages, and
// the narrowest windows in the real languages. A page looks the same after it is rebuilt.
func TestPagesFitEveryWindow(t *testing.T) {
	must.HaveTime(t)
	for _, l := range append(lang.Languages(), pseudo.New()) {
		t.Run(l.Tag(), func(t *testing.T) { pagesFit(t, l) })
	}
}

func pagesFit(t *testing.T, l *lang.Language) {
	s := begin(t)
	speaking(t, l)
	s.Remake()
	s.Sized = nil // the test sets the text size itself
	typed := []string{longName[:8], "Maximiliane", "Wörlitz", "Friday night", "Spring cup", "old harbour"}
	for _, f := range rulebooks.All()[0].Presets()[1].Options.Form().Fields {
		label, _ := words.Option(rulebooks.All()[0].ID(), f.Name)
		typed = append(typed, label+words.Text("list.comma")) // a text that lists labels of options may be cut
	}
	if l.Tag() == pseudo.Tag {
		typed = nil // the pseudo-language must fit without any cut
	}
	// Drawing and redrawing do not depend on the language, so English alone is tested.
	once, windows := l == lang.English(), apptest.NarrowestWindows()
	if l.Tag() == pseudo.Tag {
		windows = apptest.EveryWindow()
	}
	seen := func(page string) {
		t.Helper()
		apptest.Settle(s, apptest.Desktop())
		if once {
			mustBeTheSameAnew(t, s, page)
		}
		windows.Fit(t, s, page, typed...)
		apptest.ShootSeen(t, s, l.Tag()+"-"+strings.ReplaceAll(page, " ", "-"))
	}
	seen("empty shelf")
	names := []string{longName, "Ben", "Maximiliane Wörlitz-Hagendorn"}
	apptest.PlayEntries(t, s, "Friday night with everybody at the long table", names, 24)
	apptest.PlayEntries(t, s, "", names, 12)
	deletedSince(t, s, s.Session.Game().ID(), 40)
	apptest.PlayEntries(t, s, "", names, 12)
	many := append(slices.Clone(names), "Dana", "Emil", "Fritz", "Gerd", "Hanna")
	cup, undrawn := begunCup(t, s, many), joinedCup(t, s, many)
	pages := []struct {
		name string
		show func()
	}{
		{"shelf", func() { s.GoHome() }},
		{"new game", func() { s.GoHome(route.NewGame{}) }},
		{"house rules", func() {
			apptest.TapTile(t, s, words.Join([]string{words.Text("new.house"), words.Text("new.house.same")}))
		}},
		{"new game with a name twice", func() {
			s.GoHome()
			s.Go(route.GameLike{Setup: record.Setup{Rulebook: "stockholder", Names: []string{"Ann", "Ben", "ann"},
				Options: rulebooks.All()[0].Presets()[4].Options}})
			apptest.Tap(t, s, words.Text("new.start"))
		}},
		{"check", func() { s.GoHome(route.Check{}) }},
		{"settings", func() { s.GoHome(route.Settings{}) }},
		{"licences", func() { s.GoHome(route.Licences{}) }},
		{"licence", func() { apptest.TapSpoken(t, s, "Scripkeeper, MIT") }},
		{"keys", func() { s.GoHome(route.Keys{}) }},
		{"backup", func() { s.GoHome(route.Backup{}) }},
		{"deleted", func() { s.GoHome(route.Deleted{}) }},
		{"scan", func() { s.GoHome(route.Scan{}) }},
		{"scanned", func() {
			s.App.Clipboard().SetContent("hello")
			s.GoHome(route.Scan{})
			apptest.Tap(t, s, words.Text("scan.paste"))
		}},
		{"people", func() { s.GoHome(route.People{}) }},
		{"records", func() { s.GoHome(route.Records{}) }},
		{"table", func() { s.GoHome(route.Table{}) }},
		{"log entry", func() { s.Go(route.Entry{Number: 3}) }},
		{"share", func() { s.GoHome(); s.Go(route.Table{}); s.Go(route.Share{}) }},
		{"present", func() { s.GoHome(); s.Go(route.Table{}); s.Go(route.Present{}) }},
		{"result", func() { s.GoHome(); s.Go(route.Table{}); s.Go(apptest.To(result.NewPage(s, nil, nil))) }},
		{"tournaments", func() { s.GoHome(route.Tournaments{}) }},
		{"tournament", func() { s.GoHome(route.Tournament{ID: cup.Head().ID}) }},
		{"tournament before its first round", func() { s.GoHome(route.Tournament{ID: undrawn.Head().ID}) }},
		{"hall", func() { s.GoHome(apptest.To(hall.NewPage(s, cup.Head().ID))) }},
		{"result of a finished game", func() {
			apptest.PlayEntries(t, s, "Friday night", apptest.Friends(), 24)
			s.GoHome()
			s.Go(apptest.To(result.NewPage(s, nil, nil)))
		}},
		{"awards", func() { s.GoHome(route.Awards{Tournament: cup.Head().ID}) }},
		{"reveal", func() { s.GoHome(route.Ceremony{Tournament: cup.Head().ID}) }},
	}
	for _, page := range pages {
		page.show()
		seen(page.name)
	}
	path := s.Session.Book().Path()
	s.ShowOnly(bookRoute{path: path, fault: &ledger.Fault{Code: "book.locked", Path: path, Err: errors.New("busy")}})
	apptest.ShootSeen(t, s, l.Tag()+"-book")
}

func mustBeTheSameAnew(t *testing.T, s *shell.Shell, page string) {
	t.Helper()
	before := apptest.Lines(s.Window.Content(), apptest.Desktop())
	s.Rebuild()
	apptest.Settle(s, apptest.Desktop())
	now := apptest.Lines(s.Window.Content(), apptest.Desktop())
	expect.True(t, slices.Equal(now, before), "%s: drawn anew it reads %q, before %q", page, now, before)
}

func joinedCup(t *testing.T, s *shell.Shell, names []string) *tournament.Tournament {
	t.Helper()
	cup := must.Get(tournament.Begin(s.Session.Book(), "Spring cup of the club at the old harbour",
		s.Session.Author()))(t)
	join := &tournament.Join{}
	for _, name := range names {
		join.People = append(join.People, tournament.Joining{Name: name})
	}
	enterAll(t, s, cup, &tournament.Plan{
		Games: []tournament.GameChoice{{Rulebook: "stockholder"}}, Format: tournament.Rounds, Rounds: 3, Size: 4,
		Draw: tournament.Even, Scoring: tournament.Scoring{System: tournament.PlacePoints}, Minutes: 50,
	}, join)
	return cup
}

func enterAll(t *testing.T, s *shell.Shell, cup *tournament.Tournament, entries ...tournament.Entry) {
	t.Helper()
	for _, e := range entries {
		if err := cup.Record(e, s.Session.Author()); err != nil {
			t.Fatalf("%s: %v", e.Kind(), err)
		}
	}
}

func begunCup(t *testing.T, s *shell.Shell, names []string) *tournament.Tournament {
	t.Helper()
	cup := joinedCup(t, s, names)
	draw := func(seed uint64) {
		t.Helper()
		state := cup.State()
		round, refusal := draw.Round(&state, tournament.Even, seed)
		must.Hold(t, refusal == nil, "%v", refusal)
		enterAll(t, s, cup, round)
	}
	draw(1)
	for _, table := range cup.State().Rounds[0].Tables {
		r := &tournament.Result{Round: 1, Table: table.Number, Source: tournament.Typed}
		for i, member := range table.Members {
			r.Places = append(r.Places, tournament.Placed{Member: member, Rank: i + 1, Worth: 4530 - 10*i})
		}
		enterAll(t, s, cup, r)
	}
	draw(2)
	return cup
}
