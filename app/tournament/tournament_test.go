package tournament

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	cup "scripkeeper/ledger/tournament"
)

// some are names that people have.
func some(count int) []string {
	var all []string
	for i := range count {
		all = append(all, fmt.Sprintf("Person %d", i+1))
	}
	return all
}

// begun is the page of a tournament of so many people.
func begun(t testing.TB, s *shell.Shell, people int, change func(*cup.Plan)) *page {
	t.Helper()
	return begunBy(t, s, some(people), change)
}

// begunBy is the room of a tournament of people with these names.
func begunBy(t testing.TB, s *shell.Shell, people []string, change func(*cup.Plan)) *page {
	t.Helper()
	plan := withGame(usualPlan(), cup.GameChoice{Rulebook: "stockholder", Least: 2, Most: 6})
	if change != nil {
		change(&plan)
	}
	c, err := cup.Begin(s.Session.Book(), "Friday", s.Session.Author())
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range []cup.Entry{&plan, named(people)} {
		if err := c.Record(e, s.Session.Author()); err != nil {
			t.Fatal(err)
		}
	}
	p := NewPage(s, c.Head().ID).(*page)
	s.Push(p)
	return p
}

// drawn announces the next round.
func drawn(t testing.TB, s *shell.Shell, p *page) {
	t.Helper()
	d := newDrawPage(p.desk)
	s.Push(d)
	d.Record()
	if s.Page() != shell.Page(p) {
		t.Fatalf("%T is seen", s.Page())
	}
}

// played gives every table of the last round a result: whoever moves first wins.
func played(t testing.TB, p *page) {
	t.Helper()
	state := p.desk.state
	last := state.Rounds[len(state.Rounds)-1]
	for _, table := range last.Tables {
		r := &cup.Result{Round: last.Number, Table: table.Number, Source: cup.Typed}
		for i, member := range table.Members {
			r.Places = append(r.Places, cup.Placed{Member: member, Rank: i + 1, Worth: 500 - 10*i})
		}
		if !p.desk.correct(r) {
			t.Fatal("the result was refused")
		}
	}
	p.refresh()
}

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
	heads, err := s.Session.Book().Journals()
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
	if first, _ := state.Standing(1).Line(table.Members[2]); first.Rank != 1 || first.Points != 10*cup.Point {
		t.Errorf("%+v", first)
	}
	again := newTypePage(p.desk, 1, *tableOf(t, p, 1, 1))
	s.Push(again)
	again.lines[0].field.SetText("5000")
	apptest.MustContain(t, s, words.Count("tournament.changes", 4, nil))
	again.Record()
	state = p.desk.state
	if first, _ := state.Standing(1).Line(table.Members[0]); first.Rank != 1 {
		t.Errorf("%+v", first)
	}
}

func tableOf(t testing.TB, p *page, round, number int) *cup.Table {
	t.Helper()
	table, there := p.desk.state.Table(round, number)
	if !there {
		t.Fatal("there is no such table")
	}
	return table
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
	p.open(standings)
	line := p.desk.state.Standing(1).Lines[0]
	why := newWhyPage(p.desk, p.desk.state.Standing(1), line.Member)
	s.Push(why)
	apptest.MustContain(t, s, words.Working(line.Scores[0].Working))
}

func TestAHiddenStandingIsNotShown(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 8, func(plan *cup.Plan) { plan.HiddenFrom = 1 })
	drawn(t, s, p)
	played(t, p)
	p.open(standings)
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
			row, is := o.(*widget.Row)
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
		if built := p.views[standings].(*standingView).gallery.Built(); built > 60 {
			t.Errorf("%d lines were built for %d people", built, people)
		}
	}
}

func TestThePagesOfAPlanAreDrawn(t *testing.T) {
	s := apptest.Begin(t)
	for _, format := range []cup.Format{cup.Rounds, cup.Cut, cup.KnockOut, cup.Series, cup.MassStart} {
		plan := withGame(usualPlan(), cup.GameChoice{Rulebook: "stockholder", Least: 2, Most: 6})
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
	p := newPlanPage(s, withGame(usualPlan(), cup.GameChoice{Rulebook: "stockholder", Least: 2, Most: 6}), nil)
	p.points.agree(4, []cup.Points{5000, 3000, 2000, 0})
	if got := p.plan.Scoring.PlacesOf(4)[0]; got != 5*cup.Point {
		t.Error(got)
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
	heads, _ := s.Session.Book().Journals()
	list.delete(heads[0])
	apptest.MustShow(t, s, words.Say("tournament.none.about"))
	apptest.TapSpoken(t, s, words.Say("shelf.undo"))
	apptest.MustContain(t, s, "Friday")
}

// Taking back what other entries stand on says so before, and leaves a banner until they are mended.
func TestTakingBackTellsWhatIsLeftToMend(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 8, nil)
	drawn(t, s, p)
	played(t, p)
	p.open(entries)
	apptest.Settle(s, apptest.Phone())
	p.views[entries].(*logView).open(p.desk.cup.Operations()[2])
	tapOnSheet(t, s, words.Count("tournament.log.back.mend", 2, nil))
	if len(p.desk.state.Rounds) != 0 {
		t.Fatal("the round is still there")
	}
	for side := range p.views {
		p.open(side)
		apptest.Settle(s, apptest.Phone())
		apptest.MustContain(t, s, words.Count("mend.banner", 2, nil))
	}
	m := newMendPage(p.desk)
	s.Push(m)
	apptest.Settle(s, apptest.Phone())
	apptest.Tap(t, s, words.Count("tournament.mend.out.all", 2, nil))
	apptest.MustShow(t, s, words.Say("mend.none"))
	for range 3 {
		s.Undo()
	}
	if len(p.desk.cup.Refused()) != 0 || p.desk.state.Rounds[0].Tables[1].Result == nil {
		t.Error("undo did not bring everything back")
	}
}

// A round can be drawn again from its seed by a tap, with a clear answer.
func TestADrawIsChecked(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 9, nil)
	drawn(t, s, p)
	apptest.Settle(s, apptest.Phone())
	apptest.Tap(t, s, words.Say("tournament.redraw"))
	same := words.Redrawn(p.desk.state.Rounds[0], cup.Same, 0)
	apptest.MustContain(t, s, same)
	tables := p.desk.state.Rounds[0].Tables
	p.desk.enter(&cup.Exchange{Round: 1, Members: [2]int{tables[0].Members[0], tables[1].Members[0]}})
	p.refresh()
	if apptest.Contains(s, same) {
		t.Error("the answer stays although people changed seats")
	}
	apptest.Tap(t, s, words.Say("tournament.redraw"))
	apptest.MustContain(t, s, words.Count("tournament.redrawn.exchanged", 1, nil))
}

// Whoever left after the round was drawn is marked at the table, with what can be done.
func TestWhoeverLeftIsMarkedAtTheTable(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 8, func(plan *cup.Plan) { plan.Games[0].Most = 3 })
	drawn(t, s, p)
	gone, other := p.desk.state.Rounds[0].Tables[0].Members[1], p.desk.state.Rounds[0].Out[0]
	p.desk.enter(&cup.Leave{Member: gone})
	p.refresh()
	apptest.Settle(s, apptest.Phone())
	apptest.MustContain(t, s, words.Count("tournament.table.gone", 1, nil))
	newTableSheet(p.views[rounds].(*roundView), 1).open()
	tapOnSheet(t, s, words.Tell("tournament.table.instead", words.Names{"name": p.desk.name(other), "gone": p.desk.name(gone)}))
	if p.desk.state.Rounds[0].Tables[0].Members[1] != other {
		t.Error("nobody plays instead")
	}
}

// tapOnSheet taps what is called so, or begins so, on the sheet that is open.
func tapOnSheet(t *testing.T, s *shell.Shell, label string) {
	t.Helper()
	var found fyne.Tappable
	apptest.Walk(s.Window.Canvas().Overlays().Top(), func(o fyne.CanvasObject) {
		named, is := o.(fyne.Accessible)
		can, tappable := o.(fyne.Tappable)
		if is && tappable && strings.HasPrefix(named.AccessibilityLabel(), label) {
			found = can
		}
	})
	if found == nil {
		t.Fatalf("nothing on the sheet is called %q", label)
	}
	test.Tap(found)
}

// A series shows its games, takes one out with a reason and in again, and counts those of its days.
func TestASeriesIsRunInItsRoom(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 4, func(plan *cup.Plan) { plan.Format, plan.Rounds = cup.Series, 0 })
	for range 2 {
		game, err := ledger.Scratch(ledger.Setup{
			ID: ledger.NewGameID(), Rulebook: "stockholder", Names: some(4), Begun: time.Now(), Options: rulebooks.All()[0].Presets()[0].Options,
		}, rulebooks.All())
		if err == nil {
			_, err = s.Session.Book().Store(game, s.Session.Author())
		}
		if err == nil {
			err = s.Session.Open(game.ID())
		}
		if err != nil {
			t.Fatal(err)
		}
		for !s.Session.Game().Table().Over() {
			apptest.Record(t, s, apptest.Likely(t, s.Session.View()))
		}
		s.Home(p)
	}
	v := p.views[rounds].(*roundView).series
	p.Update()
	apptest.Settle(s, apptest.Phone())
	if len(v.games) != 2 || v.games[0].against.Reason != "" || len(p.desk.state.Rounds) != 2 {
		t.Fatalf("%+v", v.games)
	}
	apptest.MustContain(t, s, words.Count("tournament.series.state", 2, words.Names{"days": words.Say("tournament.series.days.all")}))
	v.open(v.games[0])
	tapOnSheet(t, s, words.Say("tournament.series.out"))
	s.Window.Canvas().Focused().(*form.TextField).SetText("for fun")
	s.Window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	apptest.MustContain(t, s, words.Tell("tournament.series.excepted.reason", words.Names{"reason": "for fun"}))
	if len(p.desk.state.Rounds) != 1 || v.games[0].against.Reason != "tournament.series.excepted" {
		t.Fatal("the game counts")
	}
	s.Undo()
	if len(p.desk.state.Rounds) != 2 {
		t.Fatal("undo does not bring the game back")
	}
	s.Redo()
	v.open(v.games[0])
	tapOnSheet(t, s, words.Say("tournament.series.again"))
	if len(p.desk.state.Rounds) != 2 {
		t.Fatal("the game does not count again")
	}
	plan := newPlanPage(s, p.desk.state.Plan, func(plan cup.Plan) bool { return p.desk.enter(&plan) })
	s.Push(plan)
	tomorrow := midnight(time.Now()).AddDate(0, 0, 1)
	day := newDayChoice(s, "First day", "none", tomorrow, func(day time.Time) { plan.plan.Since = day.UTC() })
	day.open()
	tapOnSheet(t, s, words.FullDay(tomorrow))
	plan.Record()
	if len(p.desk.state.Rounds) != 0 || v.games[0].against.Reason != "tournament.series.before" {
		t.Error("games from before the first day count")
	}
}

// A standing as if all games ended now is offered where a game of the tournament is being played in this book, and only there.
func TestHowItWouldStandIsOfferedWhereItCanBeTold(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 8, nil)
	drawn(t, s, p)
	p.open(standings)
	v := p.views[standings].(*standingView)
	if v.ending.Visible() {
		t.Error("it is offered although nothing is played here")
	}
	newTableSheet(p.views[rounds].(*roundView), 1).play()
	for range 6 {
		apptest.Record(t, s, apptest.Likely(t, s.Session.View()))
	}
	s.Home(p)
	p.open(standings)
	if !v.ending.Visible() {
		t.Fatal("it is not offered")
	}
	v.ended = true
	p.refresh()
	first := p.desk.state.Rounds[0].Tables[0].Members
	if line, _ := v.now.Line(first[0]); len(line.Scores) == 0 || !line.Scores[0].Open || line.Points == 0 {
		t.Errorf("%+v", line)
	}
	entries := v.entries
	if !s.ShowError(s.Session.Open(p.desk.state.Rounds[0].Tables[0].Game)) {
		apptest.Record(t, s, apptest.Likely(t, s.Session.View()))
	}
	s.Home(p)
	p.open(standings)
	if v.entries != entries+1 {
		t.Error("the game went on, and the standing does not follow")
	}
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
