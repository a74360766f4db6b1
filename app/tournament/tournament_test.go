package tournament

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/words"
	cup "scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

func TestANameAndPeopleAreEnoughForATournament(t *testing.T) {
	s := apptest.Begin(t)
	s.Push(NewListPage(s))
	apptest.MustShow(t, s, words.Say("tournament.none.about"))
	apptest.Tap(t, s, words.Say("tournament.new"))
	p := s.Page().(*newPage)
	if !p.start.Disabled() {
		t.Error("a tournament of nobody can begin")
	}
	p.people.field.SetText("1. Anna\n2. Ben\n3. Carl, Dana")
	p.people.enter()
	p.take([]string{"anna", "Emil"})
	if got := strings.Join(p.names, " "); got != "Anna Ben Carl Dana Emil" {
		t.Fatal(got)
	}
	if again := newNewPage(s); strings.Join(again.names, " ") != strings.Join(p.names, " ") {
		t.Error("what was set up is lost")
	}
	apptest.Settle(s, apptest.Phone())
	apptest.Tap(t, s, words.Say("tournament.start"))
	heads, err := s.Session.Book().Journals.List()
	if err != nil || len(heads) != 1 || heads[0].Title != usualTitle() {
		t.Fatal(heads, err)
	}
	if _, left := readDraft(s.App.Preferences()); left {
		t.Error("the draft is still there")
	}
}

func TestARoundIsProposedSwappedAndAnnounced(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 8, nil)
	apptest.Tap(t, s, words.Tell("tournament.todraw", words.Names{"round": "1"}))
	d := s.Page().(*drawPage)
	if len(p.desk.state.Rounds) != 0 {
		t.Error("a round was entered before it was announced")
	}
	a, b := d.round.Tables[0].Members[0], d.round.Tables[1].Members[0]
	d.board.tapped(a)
	d.board.tapped(b)
	if d.round.Tables[0].Members[0] != b || d.round.Tables[1].Members[0] != a {
		t.Fatal("nobody changed seats")
	}
	apptest.Settle(s, apptest.Phone())
	apptest.Tap(t, s, words.Tell("tournament.announce", words.Names{"round": "1"}))
	if len(p.desk.state.Rounds) != 1 || p.desk.state.Rounds[0].Tables[0].Members[0] != b {
		t.Fatal("another round was announced")
	}
	swaps := newSwapPage(p.desk, 1)
	s.Push(swaps)
	swaps.board.tapped(a)
	swaps.board.tapped(b)
	swaps.Record()
	if p.desk.state.Rounds[0].Tables[0].Members[0] != a {
		t.Error("the swap was not entered")
	}
	s.Undo()
	bar, there := apptest.BarOf(s)
	if !there || !strings.Contains(bar.Message(), "changed seats") || p.desk.state.Rounds[0].Tables[0].Members[0] != b {
		t.Error("the undo of the swap did not say so")
	}
	s.Redo()
	if p.desk.state.Rounds[0].Tables[0].Members[0] != a {
		t.Error("the redo did nothing")
	}
}

func TestAResultIsTypedAndCorrected(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 8, nil)
	drawn(t, s, p)
	table := p.desk.state.Rounds[0].Tables[0]
	typed := newTypePage(p.desk, 1, table)
	s.Push(typed)
	for i, worth := range []string{"120", "400", "1 000", "400"} {
		typed.lines[i].field.SetText(worth)
	}
	var places []string
	for _, line := range typed.lines {
		places = append(places, line.place.Text())
	}
	if got := strings.Join(places, " "); got != "4. 2. 1. 2." {
		t.Error(got)
	}
	typed.Record()
	state := p.desk.state
	if first, _ := standings.After(&state, 1).Line(table.Members[2]); first.Rank != 1 || first.Points != 10*cup.Point {
		t.Errorf("%+v", first)
	}
	again := newTypePage(p.desk, 1, *tableOf(t, p, 1, 1))
	s.Push(again)
	again.lines[0].field.SetText("5000")
	apptest.MustContain(t, s, words.Count("tournament.changes", 4, nil))
	again.Record()
	state = p.desk.state
	if first, _ := standings.After(&state, 1).Line(table.Members[0]); first.Rank != 1 {
		t.Errorf("%+v", first)
	}
}

// A game that is played here gives its table the result by a tap.
func TestATablePlayedHereEntersItsResult(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 4, nil)
	drawn(t, s, p)
	v := p.views[rounds].(*roundView)
	newTableSheet(v, 1).play()
	for !s.Session.Game().Table().Over() {
		apptest.Record(t, s, apptest.Likely(t, s.Session.View()))
	}
	s.Home(p)
	apptest.Settle(s, apptest.Phone())
	apptest.Tap(t, s, words.Count("tournament.takeended", 1, nil))
	if r := tableOf(t, p, 1, 1).Result; r == nil || r.Source != cup.FromBook {
		t.Fatalf("%+v", r)
	}
	p.open(standingTab)
	line := standings.After(&p.desk.state, 1).Lines[0]
	why := newWhyPage(p.desk, standings.After(&p.desk.state, 1), line.Member)
	s.Push(why)
	apptest.MustContain(t, s, words.Working(line.Scores[0].Working))
}

func TestAHiddenStandingIsNotShown(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 8, func(plan *cup.Plan) { plan.HiddenFrom = 1 })
	drawn(t, s, p)
	played(t, p)
	p.open(standingTab)
	apptest.Settle(s, apptest.Desktop())
	apptest.MustShow(t, s, words.Say("tournament.hidden"))
	if apptest.Contains(s, "Person 1") {
		t.Error("somebody is named though the standing is hidden")
	}
	apptest.Tap(t, s, words.Say("tournament.look"))
	apptest.Settle(s, apptest.Desktop())
	apptest.MustContain(t, s, "Person 1")
	apptest.MustShow(t, s, words.Say("tournament.hidden.looking"))
}

// What is printed and handed on is offered as far as it may be seen: while the standing is hidden, the one before.
func TestWhatIsHandedOnKeepsTheSecret(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 8, func(plan *cup.Plan) { plan.HiddenFrom = 2 })
	says := func(when, key string, round int, want bool) {
		t.Helper()
		about, got := words.Tell(key, words.Names{"round": words.Number(round)}), false
		apptest.Walk(p.desk.ways().list, func(o fyne.CanvasObject) {
			row, is := o.(*list.Row)
			got = got || is && strings.HasSuffix(row.AccessibilityLabel(), about)
		})
		if got != want {
			t.Errorf("%s, %s of round %d: %v", when, key, round, got)
		}
	}
	says("before round 1", "tournament.outward.pairings.about", 1, false)
	says("before round 1", "tournament.outward.record.about", 0, true)
	drawn(t, s, p)
	played(t, p)
	says("after round 1", "tournament.outward.standing.about", 1, true)
	says("after round 1", "tournament.outward.csv.about", 1, true)
	drawn(t, s, p)
	played(t, p)
	says("after round 2", "tournament.outward.cards.about", 2, true)
	says("after round 2", "tournament.outward.standing.about", 2, false)
	says("after round 2", "tournament.outward.standing.about", 1, true)
	says("after round 2", "tournament.outward.csv.about", 1, false)
	p.desk.copyText(1)
	if text := s.App.Clipboard().Content(); !strings.Contains(text, "Friday") || strings.Count(text, "Person") != 8 {
		t.Error(text)
	}
	apptest.MustShow(t, s, words.Say("tournament.outward.text.copied"))
}

// Undo goes back to before anything was agreed on, and the page says what is to be done.
func TestUndoGoesBackToTheBeginning(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 8, nil)
	for range 2 {
		s.Undo()
	}
	apptest.Settle(s, apptest.Phone())
	apptest.MustShow(t, s, words.NextTask(&p.desk.state))
	if apptest.Contains(s, "tournament.") {
		t.Error("a key is seen")
	}
}

func TestPeopleComeAndGo(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 8, nil)
	p.open(members)
	v := p.views[members].(*membersView)
	v.join([]string{"Late", "person 1"})
	v.enter(&cup.Leave{Member: 2})
	v.enter(&cup.Rest{Member: 3})
	if state := p.desk.state; len(state.Members) != 9 || !state.Members[2].Left || len(state.Playing()) != 7 {
		t.Errorf("%+v", state.Members)
	}
	v.field.field.SetText("lat")
	if len(v.found) != 1 {
		t.Error("nobody was found by the beginning of a name")
	}
	v.field.field.SetText("")
	p.open(entries)
	apptest.Settle(s, apptest.Phone())
	apptest.MustContain(t, s, words.Tell("tournament.entry.leave", words.Names{"name": "Person 3"}))
}

// The sides of a tournament of 8, 24 and 200 people are drawn in all sizes, without building more than is seen.
func TestTournamentsOfAllSizesAreDrawn(t *testing.T) {
	for _, people := range apptest.Few([]int{8, 24, 200}) {
		s := apptest.Begin(t)
		p := begun(t, s, people, nil)
		drawn(t, s, p)
		played(t, p)
		for side := range p.views {
			p.open(side)
			for _, size := range []fyne.Size{apptest.Phone(), fyne.NewSize(844, 420), apptest.Tablet(), apptest.Desktop(), fyne.NewSize(1920, 1080)} {
				apptest.Settle(s, size)
				if least := s.Window.Content().MinSize(); least.Width > size.Width {
					t.Errorf("%d people, side %d: at least %.0f wide, the window only %.0f", people, side, least.Width, size.Width)
				}
			}
		}
		if built := p.views[standingTab].(*standingView).gallery.Built(); built > 60 {
			t.Errorf("%d lines were built for %d people", built, people)
		}
	}
}

func TestThePagesOfAPlanAreDrawn(t *testing.T) {
	s := apptest.Begin(t)
	for _, format := range []cup.Format{cup.Rounds, cup.Cut, cup.KnockOut, cup.Series, cup.MassStart} {
		plan := withGame(cup.UsualPlan(), cup.GameChoice{Rulebook: "stockholder", Least: 2, Most: 6})
		taken := cup.Plan{}
		p := newPlanPage(s, plan, func(plan cup.Plan) bool { taken = plan; return true })
		s.Push(p)
		p.setFormat(format)
		apptest.Settle(s, apptest.Phone())
		if least := s.Window.Content().MinSize(); least.Width > apptest.Phone().Width {
			t.Errorf("%s: at least %.0f wide", format, least.Width)
		}
		if p.Record(); taken.Format != format {
			t.Errorf("%s: %s", format, p.trouble.Text())
		}
	}
	p := newPlanPage(s, withGame(cup.UsualPlan(), cup.GameChoice{Rulebook: "stockholder", Least: 2, Most: 6}), nil)
	p.points.agree(4, []cup.Points{5000, 3000, 2000, 0})
	if got := p.plan.Scoring.PlacesOf(4)[0]; got != 5*cup.Point {
		t.Error(got)
	}
	if points, read := readPoints("1e3 nan"); read {
		t.Errorf("1e3 and nan are read as %v", points)
	}
	if points, read := readPoints("12.5  7; 3/0"); !read || writePoints(points) != "12.5  7  3  0" {
		t.Error(points)
	}
}

func TestATournamentIsDeletedAndComesBack(t *testing.T) {
	s := apptest.Begin(t)
	begun(t, s, 8, nil)
	list := NewListPage(s).(*listPage)
	s.Push(list)
	apptest.MustContain(t, s, "Friday")
	heads, _ := s.Session.Book().Journals.List()
	list.delete(heads[0])
	apptest.MustShow(t, s, words.Say("tournament.none.about"))
	apptest.TapSpoken(t, s, words.Say("shelf.undo"))
	apptest.MustContain(t, s, "Friday")
}

// A result of people with very long names has room in the log of a phone; short names take no more than they need.
func TestTheLogHasRoomForLongNames(t *testing.T) {
	for name, lines := range map[string]int{"": fewLines, " Theodora Schwarzenberger-Papadopoulos": linesOfResult} {
		s := apptest.Begin(t)
		apptest.Settle(s, apptest.Phone())
		room := begunBy(t, s, []string{"Anna" + name, "Ben" + name, "Carl" + name, "Dana" + name}, nil)
		drawn(t, s, room)
		order := room.desk.state.Rounds[0].Tables[0]
		var places []cup.Placed
		for i, m := range order.Members {
			places = append(places, cup.Placed{Member: m, Rank: i + 1, Worth: 2000 - i})
		}
		room.desk.enter(&cup.Result{Round: 1, Table: 1, Places: places})
		room.open(entries)
		if got := room.views[entries].(*logView).lines; got != lines {
			t.Errorf("%q: %d lines, want %d", name, got, lines)
		}
	}
}
