package handover

import (
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/route"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
)

// Two scorekeepers choose entry by entry, preview the outcome, and end with one game.
func TestTwoCopiesBecomeOneGame(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "Friday", []string{"Ann", "Ben"}, 2)
	common := s.Session.Game().Export()
	theirs := apptest.Begin(t)
	must.Get(theirs.Session.Book().Games.Import(common, ledger.Author{}))(t)
	must.Do(t, theirs.Session.Open(common.ID))
	apptest.Record(t, s, apptest.Likely(t, s.Session.View()))
	skip, _ := calc.Blank(theirs.Session.View().Rulebook, "skip")
	for _, f := range skip.Form(theirs.Session.View().Table).Fields {
		if f.Name == "seat" {
			f.Set(theirs.Session.View().Table.Turn())
		}
	}
	apptest.Record(t, theirs, skip)
	apptest.Record(t, theirs, apptest.Likely(t, theirs.Session.View()))
	other := theirs.Session.Game().Export()
	page := NewJoinPage(s, other).(*joinPage)
	s.Go(apptest.To(page))
	apptest.Settle(s, apptest.Phone())
	apptest.MustShow(t, s, page.about())
	expect.True(t, page.confirm.Disabled(), "it can be confirmed before anything is chosen")
	for i, row := range page.rows {
		apptest.MustShow(t, s, words.Format("join.open", words.Names{"count": len(page.rows) - i}))
		if row.Theirs != nil {
			apptest.TapSpoken(t, s, page.tiles[i][1].AccessibilityLabel())
		} else {
			page.left[i].Tapped(nil)
		}
	}
	must.Hold(t, !page.confirm.Disabled(), "it cannot be confirmed")
	apptest.Tap(t, s, words.Text("join.confirm"))
	got, want := s.Session.Game().Head(), theirs.Session.Game().Head()
	expect.True(t, got == want, "the head is %v, must be the other's %v", got, want)
	if _, leads := apptest.RouteOf(s).(route.Share); !leads {
		t.Errorf("%T is seen", s.Page())
	}
	done, err := theirs.Session.Book().Games.Import(s.Session.Game().Export(), ledger.Author{})
	expect.True(t, err == nil && done.Outcome != oplog.OutcomeOlder, "the way back: %+v, %v", done, err)
}

// One tap takes all entries of one copy; the preview names refused entries.
func TestTakingAllOfOneCopy(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "Friday", []string{"Ann", "Ben"}, 2)
	common := s.Session.Game().Export()
	apptest.Record(t, s, apptest.Likely(t, s.Session.View()))
	page := NewJoinPage(s, common).(*joinPage)
	s.Go(apptest.To(page))
	apptest.Settle(s, apptest.Desktop())
	apptest.Tap(t, s, words.Text("join.all.ours"))
	expect.True(t, page.joined != nil && page.joined.Head() == s.Session.Game().Head(), "what is here is not taken")
	apptest.MustShow(t, s, words.Text("join.same"))
	apptest.Tap(t, s, words.Text("join.all.theirs"))
	expect.True(t, page.joined != nil && len(page.joined.Steps()) == 2, "what the other copy has is not taken")
	apptest.MustShow(t, s, words.Text("join.changes"))
}
