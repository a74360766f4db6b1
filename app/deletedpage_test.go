package app

import (
	"database/sql"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
)

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

// The list of games links to the deleted games. Each shows its date of deletion, and a tap restores the game.
func TestDeletedGamesAreRestored(t *testing.T) {
	s := begin(t)
	apptest.PlayEntries(t, s, "Friday", []string{"Anna", "Ben", "Carl"}, 5)
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

func TestDeletingStandsApart(t *testing.T) {
	s := begin(t)
	apptest.PlayEntries(t, s, "Friday", []string{"Anna", "Ben"}, 1)
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
