package planning

import (
	"strings"
	"testing"

	"scripkeeper/app/internal/apptest"
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
