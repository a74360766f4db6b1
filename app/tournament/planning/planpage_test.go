package planning

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/director"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/tournament"
)

func TestThePagesOfAPlanAreDrawn(t *testing.T) {
	s := apptest.Begin(t)
	for _, format := range []tournament.Format{tournament.Rounds, tournament.Cut, tournament.KnockOut,
		tournament.Series, tournament.MassStart} {
		plan := director.WithGame(tournament.UsualPlan(), tournament.GameChoice{Rulebook: "stockholder", Least: 2,
			Most: 6})
		taken := tournament.Plan{}
		p := newPlanPage(s, plan, func(plan tournament.Plan) bool { taken = plan; return true })
		s.Go(apptest.To(p))
		p.setFormat(format)
		apptest.Settle(s, apptest.Phone())
		if least := s.Window.Content().MinSize(); least.Width > apptest.Phone().Width {
			t.Errorf("%s: at least %.0f wide", format, least.Width)
		}
		if p.Record(); taken.Format != format {
			t.Errorf("%s: %s", format, p.trouble.Text())
		}
	}
}

func TestADayIsChosenFromItsMonth(t *testing.T) {
	tomorrow, chosen := midnight(time.Now()).AddDate(0, 0, 1), time.Time{}
	c := newDayChoice(apptest.Begin(t), "First day", "none", tomorrow, func(day time.Time) { chosen = day })
	c.open()
	apptest.Walk(c.days, func(o fyne.CanvasObject) {
		if cell, is := o.(*input.Cell); is && strings.HasPrefix(cell.AccessibilityLabel(), words.Date(tomorrow)) {
			test.Tap(cell)
		}
	})
	expect.True(t, chosen.Equal(tomorrow), "%v is chosen, not %v", chosen, tomorrow)
}

func TestANameAndPeopleAreEnoughForATournament(t *testing.T) {
	s := apptest.Begin(t)
	s.Go(NewRoute{})
	p := s.Page().(*newPage)
	expect.True(t, p.Confirm.Disabled(), "a tournament of nobody can begin")
	p.people.Field.SetText("1. Anna\n2. Ben\n3. Carl, Dana")
	p.people.enter()
	p.take([]string{"anna", "Emil"})
	got := strings.Join(p.names, " ")
	must.Hold(t, got == "Anna Ben Carl Dana Emil", "%v", got)
	expect.True(t, strings.Join(newNewPage(s).names, " ") == strings.Join(p.names, " "), "what was set up is lost")
	apptest.Settle(s, apptest.Phone())
	apptest.Tap(t, s, words.Text("tournament.start"))
	heads, err := s.Session.Book().Journals.List()
	must.Hold(t, err == nil && len(heads) == 1 && heads[0].Title == usualTitle(), "%v %v", heads, err)
	_, left := readDraft(s.App.Preferences())
	expect.True(t, !left, "the draft is still there")
}

// From the title the tab key leads to the people, over the games, whose first letters would take another; Enter adds a
// person and stays, and the way back leads to the title.
func TestPeopleAreTypedAfterTheTitle(t *testing.T) {
	s := apptest.Begin(t)
	s.Go(NewRoute{})
	p := s.Page().(*newPage)
	apptest.Settle(s, apptest.Desktop())
	on := s.Window.Canvas()
	on.Focus(p.title)
	test.Type(p.title, "Cup")
	p.title.TypedKey(&fyne.KeyEvent{Name: fyne.KeyTab})
	for _, name := range []string{"Oleg", "Ben"} {
		test.Type(on.Focused(), name)
		on.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	}
	got := strings.Join(p.names, " ")
	expect.Equal(t, got, "Oleg Ben", "the people are")
	core.TypeOn(p.people.Field, true)
	expect.True(t, on.Focused() == fyne.Focusable(p.title), "back from the people it goes to %T", on.Focused())
}
