package planning

import (
	"strings"
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/words"
)

func TestANameAndPeopleAreEnoughForATournament(t *testing.T) {
	s := apptest.Begin(t)
	s.Go(NewRoute{})
	p := s.Page().(*newPage)
	if !p.Confirm.Disabled() {
		t.Error("a tournament of nobody can begin")
	}
	p.people.Field.SetText("1. Anna\n2. Ben\n3. Carl, Dana")
	p.people.enter()
	p.take([]string{"anna", "Emil"})
	if got := strings.Join(p.names, " "); got != "Anna Ben Carl Dana Emil" {
		t.Fatal(got)
	}
	if again := newNewPage(s); strings.Join(again.names, " ") != strings.Join(p.names, " ") {
		t.Error("what was set up is lost")
	}
	apptest.Settle(s, apptest.Phone())
	apptest.Tap(t, s, words.Text("tournament.start"))
	heads, err := s.Session.Book().Journals.List()
	if err != nil || len(heads) != 1 || heads[0].Title != usualTitle() {
		t.Fatal(heads, err)
	}
	if _, left := readDraft(s.App.Preferences()); left {
		t.Error("the draft is still there")
	}
}
