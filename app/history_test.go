package app

import (
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/page"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/stats"
)

func manyTaken(t *testing.T, s *shell.Shell) {
	t.Helper()
	for _, rules := range rulebooks.All() {
		for _, name := range recordings.Names(t, rules.ID())[:2] {
			must.Get(s.Session.Book().Games.Import(recordings.Read(t, rules.ID(), name).Record, ledger.Author{}))(t)
		}
	}
}

func TestHistoryFits(t *testing.T) {
	must.HaveTime(t)
	s := begin(t)
	manyTaken(t, s)
	games, people := must.Get(s.Session.Book().Shelf.List())(t), must.Get(s.Session.Book().People.All())(t)
	id := stats.Careers(people, games)[0].ID.String()
	for name, place := range map[string]*page.Place{"people": page.PlaceOf(), "person": page.PlaceOf("person", id),
		"games": page.PlaceOf("games", id, "", "strength"), "edit": page.PlaceOf("edit", id),
		"records": page.PlaceOf("records")} {
		s.GoHome(shell.To(func() shell.Page { return newHistoryPage(s, *place) }))
		apptest.NarrowestWindows().Fit(t, s, name, "certificates", "-")
		for _, size := range []fyne.Size{apptest.Phone(), apptest.Desktop(), fyne.NewSize(844, 420)} {
			apptest.Settle(s, size)
			apptest.Picture(t, s, name+words.Number(int(size.Width))+".png")
		}
	}
}

func TestAWalkThroughHistory(t *testing.T) {
	s := begin(t)
	r := recordings.Read(t, "stockholder", "three-seats-3x5").Record
	must.Get(s.Session.Book().Games.Import(r, ledger.Author{}))(t)
	apptest.Settle(s, apptest.Phone())
	s.GoHome(route.People{})
	enter := func(text string) {
		t.Helper()
		field := s.Window.Canvas().Focused().(*form.TextField)
		field.SelectAll()
		for _, letter := range text {
			field.TypedRune(letter)
		}
		field.OnSubmitted(field.Text)
	}
	apptest.TapSpoken(t, s, words.Text("people.add"))
	enter("Cleo")
	expect.True(t, s.Window.Canvas().Overlays().Top() != nil, "somebody has the name of another")
	enter("Zoe")
	expect.True(t, s.Window.Canvas().Overlays().Top() == nil, "the sheet stays")
	apptest.TapSpoken(t, s, "Zoe")
	apptest.TapSpoken(t, s, words.Text("person.hide"))
	apptest.TapSpoken(t, s, words.Text("common.undo"))
	apptest.MustShow(t, s, words.Format("person.unhidden.done", words.Names{"name": "Zoe"}))
	s.Back()
	apptest.TapSpoken(t, s, words.Text("records.title"))
	apptest.MustShow(t, s, words.HighlightTitle("stockholder", stats.LargestFall))
	apptest.TapSpoken(t, s, "Cleo, "+words.Format("records.game.entry",
		words.Names{"game": r.Title, "moment": words.Text("moment.unknown"), "number": "22"}))
	expect.True(t, s.Route() == (route.Entry{Number: 22}) && s.Session.Game().ID() == r.ID, "%v is seen", s.Route())
}
