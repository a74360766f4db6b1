package planning

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

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
