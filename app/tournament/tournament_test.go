package tournament

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

func TestARoundIsProposedSwappedAndAnnounced(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 8, nil)
	apptest.Tap(t, s, words.Format("tournament.todraw", words.Names{"round": "1"}))
	d := s.Page().(*drawPage)
	expect.True(t, len(p.desk.State.Rounds) == 0, "a round was entered before it was announced")
	a, b := d.drawing.Round.Tables[0].Members[0], d.drawing.Round.Tables[1].Members[0]
	d.board.tapped(a)
	d.board.tapped(b)
	must.Hold(t, d.drawing.Round.Tables[0].Members[0] == b && d.drawing.Round.Tables[1].Members[0] == a,
		"nobody changed seats")
	apptest.Settle(s, apptest.Phone())
	apptest.Tap(t, s, words.Format("tournament.announce", words.Names{"round": "1"}))
	must.Hold(t, len(p.desk.State.Rounds) == 1 && p.desk.State.Rounds[0].Tables[0].Members[0] == b,
		"another round was announced")
	s.Go(shell.To(func() shell.Page { return newSwapPage(p.desk, 1) }))
	swaps := s.Page().(*swapPage)
	swaps.board.tapped(a)
	swaps.board.tapped(b)
	swaps.Record()
	expect.True(t, p.desk.State.Rounds[0].Tables[0].Members[0] == a, "the swap was not entered")
	s.Undo()
	bar, there := apptest.BarOf(s)
	if !there || !strings.Contains(bar.Message(), "swapped seats") || p.desk.State.Rounds[0].Tables[0].Members[0] != b {
		t.Error("the undo of the swap did not say so")
	}
	s.Redo()
	expect.True(t, p.desk.State.Rounds[0].Tables[0].Members[0] == a, "the redo did nothing")
}

func TestAResultIsTypedAndCorrected(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 8, nil)
	drawn(t, s, p)
	table := p.desk.State.Rounds[0].Tables[0]
	typed := newTypePage(p.desk, 1, table)
	s.Go(apptest.To(typed))
	for i, worth := range []string{"120", "400", "1 000", "400"} {
		typed.lines[i].field.SetText(worth)
	}
	var places []string
	for _, line := range typed.lines {
		places = append(places, line.place.Text())
	}
	got := strings.Join(places, " ")
	expect.True(t, got == "4. 2. 1. 2.", "%v", got)
	typed.Record()
	state := p.desk.State
	first, _ := standings.After(&state, 1).Line(table.Members[2])
	expect.True(t, first.Rank == 1 && first.Points == 10*tournament.Point, "%+v", first)
	again := newTypePage(p.desk, 1, *tableOf(t, p, 1, 1))
	s.Go(apptest.To(again))
	again.lines[0].field.SetText("5000")
	apptest.MustContain(t, s, words.Format("tournament.changes", words.Names{"count": 4}))
	again.Record()
	state = p.desk.State
	if first, _ := standings.After(&state, 1).Line(table.Members[0]); first.Rank != 1 {
		t.Errorf("%+v", first)
	}
}

// A game that is played here gives its table the result by a tap.
func TestATablePlayedHereEntersItsResult(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 4, nil)
	drawn(t, s, p)
	play(t, p, 1)
	for !s.Session.Game().Table().Over() {
		apptest.Record(t, s, apptest.Likely(t, s.Session.View()))
	}
	s.GoHome(apptest.To(p))
	apptest.Settle(s, apptest.Phone())
	apptest.Tap(t, s, words.Format("tournament.takeended", words.Names{"count": 1}))
	r := tableOf(t, p, 1, 1).Result
	must.Hold(t, r != nil && r.Source == tournament.FromBook, "%+v", r)
	p.open(standingTab)
	line := standings.After(&p.desk.State, 1).Lines[0]
	p.desk.goWhy(standings.After(&p.desk.State, 1), line.Member)
	apptest.MustContain(t, s, words.Working(line.Scores[0].Working))
}

func TestAHiddenStandingIsNotShown(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 8, func(plan *tournament.Plan) { plan.HiddenFrom = 1 })
	drawn(t, s, p)
	played(t, p)
	p.open(standingTab)
	apptest.Settle(s, apptest.Desktop())
	apptest.MustShow(t, s, words.Text("tournament.hidden"))
	expect.True(t, !apptest.Contains(s, "Person 1"), "somebody is named though the standing is hidden")
	apptest.Tap(t, s, words.Text("tournament.look"))
	apptest.Settle(s, apptest.Desktop())
	apptest.MustContain(t, s, "Person 1")
	apptest.MustShow(t, s, words.Text("tournament.hidden.looking"))
}

// What is printed and handed on is offered as far as it may be seen: while the standing is hidden, the one before.
func TestWhatIsHandedOnKeepsTheSecret(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 8, func(plan *tournament.Plan) { plan.HiddenFrom = 2 })
	says := func(when, key string, round int, want bool) {
		t.Helper()
		about, got := words.Format(key, words.Names{"round": round}), false
		apptest.Walk(p.desk.ways().list, func(o fyne.CanvasObject) {
			row, is := o.(*list.Row)
			got = got || is && strings.HasSuffix(row.AccessibilityLabel(), about)
		})
		expect.Equal(t, got, want, "%s, %s of round %d", when, key, round)
	}
	says("before round 1", "tournament.export.pairings.about", 1, false)
	says("before round 1", "tournament.export.record.about", 0, true)
	drawn(t, s, p)
	played(t, p)
	says("after round 1", "tournament.export.standing.about", 1, true)
	says("after round 1", "tournament.export.csv.about", 1, true)
	drawn(t, s, p)
	played(t, p)
	says("after round 2", "tournament.export.cards.about", 2, true)
	says("after round 2", "tournament.export.standing.about", 2, false)
	says("after round 2", "tournament.export.standing.about", 1, true)
	says("after round 2", "tournament.export.csv.about", 1, false)
	p.desk.copyText(1)
	text := s.App.Clipboard().Content()
	expect.True(t, strings.Contains(text, "Friday") && strings.Count(text, "Person") == 8, "%v", text)
	apptest.MustShow(t, s, words.Text("tournament.export.text.copied"))
}

// Undo goes back to before anything was agreed on, and the page says what is to be done.
func TestUndoGoesBackToTheBeginning(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 8, nil)
	for range 2 {
		s.Undo()
	}
	apptest.Settle(s, apptest.Phone())
	apptest.MustShow(t, s, words.NextTask(&p.desk.State))
	expect.True(t, !apptest.Contains(s, "tournament."), "a key is seen")
}

func TestPeopleComeAndGo(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 8, nil)
	p.open(members)
	v := p.views[members].(*membersView)
	v.join([]string{"Late", "person 1"})
	v.enter(&tournament.Leave{Member: 2})
	v.enter(&tournament.Rest{Member: 3})
	if state := p.desk.State; len(state.Members) != 9 || !state.Members[2].Left || len(state.Playing()) != 7 {
		t.Errorf("%+v", state.Members)
	}
	v.field.Field.SetText("lat")
	expect.True(t, len(v.found) == 1, "nobody was found by the beginning of a name")
	v.field.Field.SetText("")
	p.open(entries)
	apptest.Settle(s, apptest.Phone())
	apptest.MustContain(t, s, words.Format("tournament.entry.leave", words.Names{"name": "Person 3"}))
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
			for _, size := range []fyne.Size{apptest.Phone(), fyne.NewSize(844, 420), apptest.Tablet(),
				apptest.Desktop(), fyne.NewSize(1920, 1080)} {
				apptest.Settle(s, size)
				if least := s.Window.Content().MinSize(); least.Width > size.Width {
					t.Errorf("%d people, side %d: at least %.0f wide, the window only %.0f", people, side, least.Width,
						size.Width)
				}
			}
		}
		built := p.views[standingTab].(*standingView).gallery.Built()
		expect.True(t, built <= 60, "%d lines were built for %d people", built, people)
	}
}

func TestATournamentIsDeletedAndComesBack(t *testing.T) {
	s := apptest.Begin(t)
	begun(t, s, 8, nil)
	list := NewListPage(s).(*listPage)
	s.Go(apptest.To(list))
	apptest.MustContain(t, s, "Friday")
	heads, _ := s.Session.Book().Journals.List()
	list.delete(heads[0])
	apptest.MustShow(t, s, words.Text("tournament.none.about"))
	apptest.TapSpoken(t, s, words.Text("common.undo"))
	apptest.MustContain(t, s, "Friday")
	apptest.Tap(t, s, words.Text("tournament.new"))
	apptest.MustShow(t, s, words.Text("tournament.who"))
}

// A result of people with very long names has room in the log of a phone; short names take no more than they need.
func TestTheLogHasRoomForLongNames(t *testing.T) {
	for name, lines := range map[string]int{"": fewLines, " Theodora Schwarzenberger-Papadopoulos": linesOfResult} {
		s := apptest.Begin(t)
		apptest.Settle(s, apptest.Phone())
		room := begunBy(t, s, []string{"Anna" + name, "Ben" + name, "Carl" + name, "Dana" + name}, nil)
		drawn(t, s, room)
		order := room.desk.State.Rounds[0].Tables[0]
		var places []tournament.Placed
		for i, m := range order.Members {
			places = append(places, tournament.Placed{Member: m, Rank: i + 1, Worth: 2000 - i})
		}
		room.desk.enter(&tournament.Result{Round: 1, Table: 1, Places: places})
		room.open(entries)
		got := room.views[entries].(*logView).list.lines
		expect.True(t, got == lines, "%q: %d lines, want %d", name, got, lines)
	}
}

// The page of a draw says that it draws, and why no round could be drawn, with every method still at hand; no key
// announces what is not there.
func TestADrawIsToldOnItsPage(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 8, nil)
	s.Go(shell.To(func() shell.Page { return newDrawPage(p.desk) }))
	d := s.Page().(*drawPage)
	draw := d.drawing.Start()
	for _, sentence := range []string{"tournament.draw.busy", "tournament.draw.none"} {
		if sentence == "tournament.draw.none" {
			d.drawing.Finish(draw, &ledger.Fault{Code: "work.late"})
		}
		d.show()
		apptest.Settle(s, apptest.Phone())
		apptest.MustContain(t, s, words.Text(sentence))
		s.Record()
		must.Hold(t, len(p.desk.State.Rounds) == 0 && s.Page() == shell.Page(d),
			"%s, and a round was announced", sentence)
	}
	apptest.TapSpoken(t, s, words.Text("tournament.method.snake"))
	s.Record()
	expect.True(t, len(p.desk.State.Rounds) == 1 && p.desk.State.Rounds[0].Method == tournament.Snake,
		"the round was not announced")
}
