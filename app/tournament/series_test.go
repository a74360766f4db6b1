package tournament

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/tournament/planning"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/tournament"
)

// A series shows its games, takes one out with a reason and in again, and counts those of its days.
func TestASeriesIsRunInItsRoom(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 4, func(plan *tournament.Plan) { plan.Format, plan.Rounds = tournament.Series, 0 })
	for range 2 {
		game, err := game.Scratch(record.Setup{
			ID: ledger.NewGameID(), Rulebook: "stockholder", Names: some(4), Begun: time.Now(),
			Options: rulebooks.All()[0].Presets()[0].Options,
		}, rulebooks.All())
		if err == nil {
			_, err = s.Session.Book().Games.Store(game, s.Session.Author())
		}
		if err == nil {
			err = s.Session.Open(game.ID())
		}
		must.Do(t, err)
		for !s.Session.Game().Table().Over() {
			apptest.Record(t, s, apptest.Likely(t, s.Session.View()))
		}
		s.GoHome(apptest.To(p))
	}
	v := p.views[rounds].(*roundView).series
	p.Update()
	apptest.Settle(s, apptest.Phone())
	must.Hold(t, len(v.games) == 2 && v.games[0].Against.Reason == "" && len(p.desk.State.Rounds) == 2,
		"%+v", v.games)
	apptest.MustContain(t, s, words.Format("tournament.series.state",
		words.Names{"count": 2, "days": words.Text("tournament.series.days.all")}))
	v.open(v.games[0])
	tapOnSheet(t, s, words.Text("tournament.series.out"))
	s.Window.Canvas().Focused().(*form.TextField).SetText("for fun")
	s.Window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	apptest.MustContain(t, s, words.Format("tournament.series.excepted.reason", words.Names{"reason": "for fun"}))
	must.Hold(t, len(p.desk.State.Rounds) == 1 && v.games[0].Against.Reason == "tournament.series.excepted",
		"the game counts")
	s.Undo()
	must.Hold(t, len(p.desk.State.Rounds) == 2, "undo does not bring the game back")
	s.Redo()
	v.open(v.games[0])
	tapOnSheet(t, s, words.Text("tournament.series.again"))
	must.Hold(t, len(p.desk.State.Rounds) == 2, "the game does not count again")
	plan := p.desk.State.Plan
	plan.Since = time.Now().AddDate(0, 0, 1).UTC()
	s.Go(planning.PlanRoute{Plan: plan, Take: func(plan tournament.Plan) bool { return p.desk.enter(&plan) }})
	s.Record()
	expect.True(t, len(p.desk.State.Rounds) == 0 && v.games[0].Against.Reason == "tournament.series.before",
		"games from before the first day count")
}

// A standing as if all games ended now is offered where a game of the tournament is being played in this book, and only
// there.
func TestHowItWouldStandIsOfferedWhereItCanBeTold(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 8, nil)
	drawn(t, s, p)
	p.open(standingTab)
	v := p.views[standingTab].(*standingView)
	expect.True(t, !v.ending.Visible(), "it is offered although nothing is played here")
	play(t, p, 1)
	for range 6 {
		apptest.Record(t, s, apptest.Likely(t, s.Session.View()))
	}
	s.GoHome(apptest.To(p))
	p.open(standingTab)
	must.Hold(t, v.ending.Visible(), "it is not offered")
	v.ended = true
	p.refresh()
	first := p.desk.State.Rounds[0].Tables[0].Members
	line, _ := v.now.Line(first[0])
	expect.True(t, len(line.Scores) != 0 && line.Scores[0].Open && line.Points != 0, "%+v", line)
	entries := v.entries
	if !s.ShowError(s.Session.Open(p.desk.State.Rounds[0].Tables[0].Game)) {
		apptest.Record(t, s, apptest.Likely(t, s.Session.View()))
	}
	s.GoHome(apptest.To(p))
	p.open(standingTab)
	expect.True(t, v.entries == entries+1, "the game went on, and the standing does not follow")
}
