package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/handover"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// Undo and redo do not move even on a phone, so a second tap on one never hits the other. A bar names the entry.
func TestUndoAndRedoKeepTheirPlaces(t *testing.T) {
	s, _ := atTable(t, apptest.Phone())
	apptest.Record(t, s, plain(0, "B+60", 1), plain(1, "R+60", 0))
	places := func() (at []fyne.Position) {
		for _, label := range []string{"common.undo", "common.redo"} {
			apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
				if icon, is := o.(*input.Button); is && strings.HasPrefix(icon.AccessibilityLabel(),
					words.Text(label)) {
					at = append(at, fyne.CurrentApp().Driver().AbsolutePositionForObject(icon))
				}
			})
		}
		return at
	}
	redo, _ := apptest.Find(s.Window.Content(),
		func(b *input.Button) bool {
			return strings.HasPrefix(b.AccessibilityLabel(), words.Text("common.redo"))
		})
	expect.True(t, redo != nil && redo.Disabled(), "there is something to redo")
	first := places()
	must.Hold(t, len(first) == 2, "undo and redo are seen at %v", first)
	tells := func(sentence string, entries int) {
		t.Helper()
		apptest.Settle(s, apptest.Phone())
		bar, is := apptest.BarOf(s)
		if !is || bar.Message() != sentence || len(kept(t, s)) != entries || !slices.Equal(places(), first) {
			t.Fatalf("%v, %d entries, undo and redo at %v", bar, len(kept(t, s)), places())
		}
	}
	tap := func(icon int) { test.TapCanvas(s.Window.Canvas(), first[icon].AddXY(look.Target/2, look.Target/2)) }
	tap(0)
	tells("Undone: Ben: R +60", 1)
	s.Undo()
	tells("Undone: Ann: B +60", 0)
	bar, _ := apptest.BarOf(s)
	apptest.TapSpoken(t, s, words.Text("common.redo")) // on the bar
	again, _ := apptest.BarOf(s)
	expect.True(t, again != bar, "the bar stays")
	tells("Redone: Ann: B +60", 1)
	tap(1)
	tells("Redone: Ben: R +60", 2)
	s.Guard.Pause, s.Guard.Now = core.TapPause, func() time.Time { return time.Unix(1_000, 0) }
	tap(0)
	tap(0) // the second tap of a double tap
	tells("Undone: Ben: R +60", 1)
}

// On bars, too, Undo and Redo do not move, whatever the bar says. A second tap on Undo, however late, never redoes what
// the first tap undid.
func TestUndoAndRedoKeepTheirPlacesOnBars(t *testing.T) {
	for _, size := range []fyne.Size{apptest.Phone(), {Width: 844, Height: 420}, apptest.Desktop()} {
		s, _ := atTable(t, size)
		apptest.Record(t, s, plain(0, "B+60", 1), plain(1, "R+60", 0))
		showRecorded(s, "Ben: R +60", 2)
		places := map[string]fyne.Position{}
		for taps, label := range []string{"common.undo", "common.undo", "common.redo", "common.redo", "common.undo"} {
			apptest.Settle(s, size)
			bar, _ := apptest.BarOf(s)
			apptest.Walk(bar, func(o fyne.CanvasObject) {
				spoken, is := o.(interface {
					fyne.Tappable
					AccessibilityLabel() string
				})
				if !is {
					return
				}
				at, called := fyne.CurrentApp().Driver().AbsolutePositionForObject(o), spoken.AccessibilityLabel()
				if before, seen := places[called]; seen && before != at {
					t.Errorf("%v: after %d taps %q is at %v, not at %v", size, taps, called, at, before)
				}
				places[called] = at
			})
			apptest.TapSpoken(t, s, words.Text(label)) // on the bar
		}
		if places[words.Text("common.undo")] == places[words.Text("common.redo")] || len(kept(t, s)) != 1 {
			t.Errorf("%v: %v, %d entries", size, places, len(kept(t, s)))
		}
	}
}

// A single undo reverts a whole merge and a single redo restores it; the bars call it a merge. Merging the same copy
// again adds nothing.
func TestOneUndoTakesAMergeBack(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "Friday", []string{"Ann", "Ben"}, 5)
	steps := s.Session.Game().Steps()
	theirs := s.Session.Game().Export()
	theirs.Operations = theirs.Operations[:2]
	before := s.Session.Game().Head()
	s.Go(apptest.To(handover.NewJoinPage(s, theirs)))
	apptest.Settle(s, apptest.Phone())
	apptest.Tap(t, s, words.Text("join.all.theirs"))
	apptest.Tap(t, s, words.Text("join.confirm"))
	n := len(s.Session.Game().Steps())
	must.Hold(t, n == 2, "%d entries of %d are left", n, len(steps))
	s.Go(apptest.To(NewPage(s)))
	s.Undo()
	apptest.MustShow(t, s, words.Text("undone.merge"))
	expect.True(t, s.Session.Game().Head() == before,
		"after one undo there are %d entries, there were %d", len(s.Session.Game().Steps()), len(steps))
	s.Redo()
	apptest.MustShow(t, s, words.Text("redone.merge"))
	expect.Equal(t, len(s.Session.Game().Steps()), 2, "entries after one redo")
}
