package app

import (
	"database/sql"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
)

// deletedSince has a game of the shelf deleted so many days ago.
func deletedSince(t *testing.T, s *shell.Shell, id ledger.GameID, days int) {
	t.Helper()
	book := s.Session.Book()
	must.Do(t, book.Games.Delete(id))
	if days > 0 {
		raw := must.Get(sql.Open("sqlite", book.Path()))(t)
		defer func() { _ = raw.Close() }()
		must.Get(raw.Exec("UPDATE game SET deleted = ? WHERE id = ?", time.Now().AddDate(0, 0, -days).UnixMilli(),
			id.String()))(t)
	}
}

// onSheet finds a widget of a kind on the sheet that is open, by what a screen reader calls it.
func onSheet[W interface {
	fyne.CanvasObject
	AccessibilityLabel() string
}](t *testing.T, s *shell.Shell, label string) W {
	t.Helper()
	var found W
	seen := false
	apptest.Walk(s.Window.Canvas().Overlays().Top(), func(o fyne.CanvasObject) {
		if w, ok := o.(W); ok && w.AccessibilityLabel() == label {
			found, seen = w, true
		}
	})
	must.Hold(t, seen, "the sheet has no %q", label)
	return found
}

// The way to the deleted games stands on the shelf as long as there are any, also before the first game. Each tells
// when it was deleted, and comes back by a tap.
func TestDeletedGamesAreRestored(t *testing.T) {
	s := begin(t)
	apptest.Playing(t, s, "Friday", []string{"Anna", "Ben", "Carl"}, 5)
	s.GoHome()
	expect.True(t, !apptest.Contains(s, "Deleted, "), "nothing was deleted")
	chooseOnSheet(t, s, "Friday", "common.delete")
	apptest.MustShow(t, s, words.Text("welcome.title"))
	s.HideBar()
	apptest.TapSpoken(t, s, "Deleted, 1")
	apptest.MustShow(t, s, words.Text("deleted.about"))
	day := words.Format("deleted.since", words.Names{"day": words.Date(time.Now())})
	apptest.TapSpoken(t, s, "Friday, "+day)
	test.Tap(onSheet[*list.Row](t, s, words.Text("common.restore")))
	apptest.MustShow(t, s, words.Text("deleted.none"))
	s.Back()
	apptest.MustShow(t, s, "Friday")
	expect.True(t, !apptest.Contains(s, "Deleted, "), "the way to the deleted games is left")
}

// A game goes for good only by the button of a sheet that says what goes, and that only after another act.
func TestAGameIsDeletedForGood(t *testing.T) {
	s := begin(t)
	apptest.Playing(t, s, "Friday", []string{"Anna", "Ben", "Carl"}, 5)
	deletedSince(t, s, s.Session.Game().ID(), 0)
	p := newDeletedPage(s)
	s.GoHome(apptest.To(p))
	apptest.Settle(s, apptest.Phone())
	count := func() int {
		n := must.Get(s.Session.Book().Shelf.CountDeleted())(t)
		return n
	}
	p.act(p.games[0])
	test.Tap(onSheet[*list.Row](t, s, words.Text("deleted.good")))
	onSheet[*text.Text](t, s, words.Text("deleted.ask.about"))
	button := onSheet[*input.Button](t, s, words.Text("deleted.good"))
	test.Tap(button)
	must.Hold(t, button.Disabled() && count() == 1, "one tap deletes for good")
	test.Tap(onSheet[*input.Switch](t, s, words.Text("deleted.ask.sure")))
	test.Tap(button)
	expect.True(t, count() == 0, "the game is still there")
	apptest.MustShow(t, s, words.Text("deleted.none"))
}

// After 30 days games are offered for deletion together, and stay until then.
func TestLongDeletedGamesAreOffered(t *testing.T) {
	s := begin(t)
	var ids []ledger.GameID
	for _, title := range []string{"First", "Second", "Third"} {
		apptest.Playing(t, s, title, []string{"Anna", "Ben"}, 1)
		ids = append(ids, s.Session.Game().ID())
	}
	for i, days := range []int{40, 31, 29} {
		deletedSince(t, s, ids[i], days)
	}
	p := newDeletedPage(s)
	s.GoHome(apptest.To(p))
	apptest.Settle(s, apptest.Phone())
	for _, title := range []string{"First", "Second", "Third"} {
		apptest.MustContain(t, s, title)
	}
	apptest.Tap(t, s, words.Format("deleted.old", words.Names{"count": 2, "days": stats.KeptDays}))
	test.Tap(onSheet[*input.Switch](t, s, words.Text("deleted.ask.sure")))
	test.Tap(onSheet[*input.Button](t, s, words.Text("deleted.good")))
	if len(p.games) != 1 || p.games[0].Title != "Third" || p.foot.Visible() {
		t.Errorf("left are %+v", p.games)
	}
}

// On the sheet of a game a row and a rule lie between deleting and archiving.
func TestDeletingStandsApart(t *testing.T) {
	s := begin(t)
	apptest.Playing(t, s, "Friday", []string{"Anna", "Ben"}, 1)
	s.GoHome()
	apptest.Settle(s, apptest.Phone())
	apptest.TapSpoken(t, s, words.Format("shelf.more", words.Names{"game": "Friday"}))
	apptest.Settle(s, apptest.Phone())
	at := func(key string) (top, bottom float32) {
		row := onSheet[*list.Row](t, s, words.Text(key))
		top = fyne.CurrentApp().Driver().AbsolutePositionForObject(row).Y
		return top, top + row.Size().Height
	}
	_, archive := at("shelf.archive")
	delete, _ := at("common.delete")
	expect.True(t, delete-archive >= 60, "deleting begins %v beneath archiving", delete-archive)
}
