package tournament

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/tournament"
)

func TestEveryPageFits(t *testing.T) {
	s := apptest.Begin(t)
	r := begun(t, s, 9, func(plan *tournament.Plan) { plan.Games[0].Most = 4 })
	drawn(t, r)
	played(t, r)
	must.Do(t, r.Enter(&tournament.Wish{Members: [2]int{0, 1}}))
	for _, place := range []string{"draw", "", "round/1", "standings", "members", "log", "table/2/1", "member/3",
		"member/3/penalty", "member/3/apart", "known", "why/3/1/0", "mend", "swap/2", "export", "rename"} {
		if place == "" {
			drawn(t, r)
		}
		at(s, r, place)
		apptest.NarrowestWindows().Fit(t, s, place, "Person", " …")
		for _, size := range []fyne.Size{apptest.Phone(), fyne.NewSize(844, 420), apptest.Desktop()} {
			apptest.Settle(s, size)
			apptest.Picture(t, s, "room "+strings.ReplaceAll(place, "/", " ")+words.Number(int(size.Width))+".png")
		}
		s.Back()
	}
	s.Go(apptest.To(NewListPage(s)))
	apptest.NarrowestWindows().Fit(t, s, "the list", "Friday")
}

func TestATournamentIsRunByTaps(t *testing.T) {
	s := apptest.Begin(t)
	r := begun(t, s, 8, nil)
	apptest.Settle(s, apptest.Phone())
	tap := func(key string, pairs ...string) {
		t.Helper()
		apptest.TapSpoken(t, s, apptest.Text(key, pairs...))
		apptest.Settle(s, apptest.Phone())
	}
	tap("tournament.todraw", "round", "1")
	must.Hold(t, len(r.State.Rounds) == 0, "a round was entered before it was announced")
	cells := apptest.All(s.Window.Content(), func(c *input.Cell) bool {
		return strings.HasPrefix(c.AccessibilityLabel(), "Person")
	})
	first, second := cells[0].AccessibilityLabel(), cells[4].AccessibilityLabel()
	test.Tap(cells[0])
	apptest.Settle(s, apptest.Phone())
	tapCell(t, s, second)
	_, told := apptest.BarOf(s)
	must.Hold(t, told, "nothing tells of the swap")
	tap("tournament.announce", "round", "1")
	must.Hold(t, len(r.State.Rounds) == 1, "no round was announced")
	now := r.Name(tableOf(t, r, 1, 1).Members[0])
	expect.True(t, strings.HasPrefix(second, now), "%q and %q kept their seats", first, second)
	table := words.Format("tournament.table", words.Names{"table": 1})
	for _, tile := range apptest.Tiles(s) {
		if strings.HasPrefix(tile.AccessibilityLabel(), table) {
			test.Tap(tile)
		}
	}
	tapOnSheet(t, s, words.Text("tournament.table.skip"))
	must.Hold(t, tableOf(t, r, 1, 1).Result != nil, "the table has no result")
	s.Undo()
	must.Hold(t, tableOf(t, r, 1, 1).Result == nil, "undo left the result there")
	s.Redo()
	must.Hold(t, tableOf(t, r, 1, 1).Result != nil, "redo did not bring it back")
	tap("tournament.tab.people")
	tap("tournament.tab.standing")
	apptest.MustShow(t, s, words.Format("tournament.after.now", words.Names{"round": 1}))
}

func TestNamesAndReasonsAreTyped(t *testing.T) {
	s := apptest.Begin(t)
	r := begun(t, s, 8, nil)
	at(s, r, "members")
	apptest.Settle(s, apptest.Desktop())
	field, _ := apptest.Find(s.Window.Content(), func(*form.TextField) bool { return true })
	s.Window.Canvas().Focus(field)
	for _, name := range []string{"Late", "Later"} {
		test.Type(s.Window.Canvas().Focused(), name)
		s.Window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		apptest.Settle(s, apptest.Desktop())
	}
	must.Hold(t, len(r.State.Members) == 10 && r.State.Members[9].Name == "Later", "%+v", r.State.Members)
	apptest.TapSpoken(t, s, "Late, "+words.MemberState(&r.State, 8))
	tapOnSheet(t, s, words.Text("tournament.member.penalty"))
	for _, said := range []string{"2", "half an hour late"} {
		test.Type(s.Window.Canvas().Focused(), said)
		s.Window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	}
	all := r.State.Penalties
	must.Hold(t, len(all) == 1 && all[0].Reason == "half an hour late" && all[0].Member == 8, "%+v", all)
}

// elsewhere opens the tournament a second time, like another window.
func elsewhere(t *testing.T, r *room) (*book.Book, *tournament.Tournament) {
	t.Helper()
	book := must.Get(book.Open(r.Book.Path(), rulebooks.All()))(t)
	t.Cleanup(func() { _ = book.Close() })
	return book, must.Get(tournament.Load(book, r.State.ID))(t)
}

// This window's own entries are not reported as changes.
func TestTheRoomFollowsOtherWindows(t *testing.T) {
	s := apptest.Begin(t)
	r := begun(t, s, 4, nil)
	drawn(t, r)
	book, other := elsewhere(t, r)
	must.Do(t, other.Record(&tournament.Result{Round: 1, Table: 1, Unplayed: true, Source: tournament.Typed},
		ledger.Author{}))
	s.Guard.Pause = time.Hour
	s.Update()
	s.Undo() // is not meant for what nobody has seen
	apptest.Settle(s, apptest.Phone())
	s.Guard.Pause = 0
	apptest.MustShow(t, s, words.RoundState(r.State.Rounds[0]))
	apptest.MustShow(t, s, words.Text("fault.undo.other"))
	must.Hold(t, tableOf(t, r, 1, 1).Result != nil, "the result of the other window is not there")
	must.Do(t, book.Journals.Rename(r.State.ID, "Saturday"))
	s.Update()
	apptest.MustShow(t, s, "Saturday")
	must.Do(t, r.Enter(&tournament.End{}))
	expect.True(t, !must.Get(r.Follow())(t), "what this window entered is news to it")
}

func TestATournamentIsOpenedFromTheList(t *testing.T) {
	s := apptest.Begin(t)
	r := begun(t, s, 8, nil)
	s.Go(apptest.To(NewListPage(s)))
	apptest.Settle(s, apptest.Phone())
	apptest.MustContain(t, s, "Friday")
	tapRow(t, s, "Friday")
	expect.Equal(t, apptest.RouteOf(s), route.Route(route.Tournament{ID: r.State.ID}), "where it leads")
	s.Go(apptest.To(NewPage(s, ledger.NewJournalID(), nil)))
	apptest.MustContain(t, s, words.Text("fault.journal.unknown"))
}

func TestAThousandPeopleAreDrawn(t *testing.T) {
	must.HaveTime(t)
	s := apptest.Begin(t)
	r := begun(t, s, 1000, nil)
	drawn(t, r)
	played(t, r)
	for _, place := range []string{"", "standings", "members", "log"} {
		at(s, r, place)
		apptest.Settle(s, apptest.Desktop())
		built := 0
		apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
			if o.Visible() {
				built++
			}
		})
		expect.True(t, built < 6000, "%q: %d objects are built", place, built)
	}
}

func tapCell(t *testing.T, s *shell.Shell, label string) {
	t.Helper()
	cell, there := apptest.Find(s.Window.Content(), func(c *input.Cell) bool { return c.AccessibilityLabel() == label })
	must.Hold(t, there, "no cell is called %q", label)
	test.Tap(cell)
	apptest.Settle(s, apptest.Phone())
}

func tapOnSheet(t *testing.T, s *shell.Shell, label string) {
	t.Helper()
	var found fyne.Tappable
	apptest.Walk(s.Window.Canvas().Overlays().Top(), func(o fyne.CanvasObject) {
		named, is := o.(fyne.Accessible)
		can, tappable := o.(fyne.Tappable)
		if is && tappable && strings.HasPrefix(named.AccessibilityLabel(), label) {
			found = can
		}
	})
	must.Hold(t, found != nil, "nothing on the sheet is called %q", label)
	test.Tap(found)
}
