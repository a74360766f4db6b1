package tournament

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/tournament"
)

// elsewhere is the tournament of a page in another window on the same book.
func elsewhere(t *testing.T, p *page) (*book.Book, *tournament.Tournament) {
	t.Helper()
	book := must.Get(book.Open(p.desk.shell.Session.Book().Path(), rulebooks.All()))(t)
	t.Cleanup(func() { _ = book.Close() })
	other := must.Get(tournament.Load(book, p.desk.Tournament.Head().ID))(t)
	return book, other
}

// resultFor is a result of the first table: whoever moves first wins.
func resultFor(t *testing.T, p *page) *tournament.Result {
	t.Helper()
	r := &tournament.Result{Round: 1, Table: 1, Source: tournament.Typed, NoWorths: true}
	for i, member := range tableOf(t, p, 1, 1).Members {
		r.Places = append(r.Places, tournament.Placed{Member: member, Rank: i + 1})
	}
	return r
}

// What another window enters and who is renamed there appears on the page; what this one enters is nothing new to it.
func TestThePageFollowsOtherWindows(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 4, nil)
	drawn(t, s, p)
	p.follow()
	news, err := p.desk.Follow()
	expect.True(t, !news && err == nil, "there is something new, and nobody else wrote")
	book, other := elsewhere(t, p)
	must.Do(t, other.Record(resultFor(t, p), ledger.Author{}))
	p.follow()
	apptest.Settle(s, apptest.Phone())
	apptest.MustShow(t, s, words.RoundState(p.desk.State.Rounds[0]))
	expect.True(t, tableOf(t, p, 1, 1).Result != nil, "the result of the other window is not there")
	must.Do(t, book.Journals.Rename(other.Head().ID, "Saturday"))
	p.follow()
	apptest.MustShow(t, s, "Saturday")
	p.desk.enter(&tournament.End{})
	if news, _ := p.desk.Follow(); news {
		t.Error("what this window entered is news to it")
	}
}

// Who is slower than another window learns that, of a tournament and not of a game; nothing is entered, and the page
// shows what the other one entered before it may be replaced.
func TestWhoIsSlowerSeesWhatIsNew(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 4, nil)
	drawn(t, s, p)
	typing := newTypePage(p.desk, 1, *tableOf(t, p, 1, 1))
	s.Go(apptest.To(typing))
	for i, line := range typing.lines {
		line.field.SetText([]string{"100", "200", "300", "400"}[i])
	}
	_, other := elsewhere(t, p)
	must.Do(t, other.Record(resultFor(t, p), ledger.Author{}))
	typing.Record()
	if result := tableOf(t, p, 1, 1).Result; result == nil || !result.NoWorths || s.Page() != typing {
		t.Fatalf("%+v is entered, %T is seen", result, s.Page())
	}
	apptest.MustShow(t, s, words.Text("tournament.moved"))
	expect.Equal(t, typing.Confirm.AccessibilityLabel(), words.Text("tournament.type.correct"), "the button says")
	test.Tap(typing.Confirm)
	expect.True(t, !tableOf(t, p, 1, 1).Result.NoWorths, "the correction was not entered")
}

// What a sheet offers is not done to a table that another window changed under it.
func TestASheetOfAChangedTableDoesNothing(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 4, nil)
	drawn(t, s, p)
	p.views[rounds].(*roundView).openTable(1)
	_, other := elsewhere(t, p)
	must.Do(t, other.Record(resultFor(t, p), ledger.Author{}))
	p.follow()
	tapOnSheet(t, s, words.Text("tournament.table.skip"))
	result := tableOf(t, p, 1, 1).Result
	expect.True(t, result != nil && !result.Unplayed, "the result of the other window became %+v", result)
	apptest.MustShow(t, s, words.Text("tournament.moved"))
}

// Who comes late has the mark of the book at once, and not what the table leaves over.
func TestALatecomerHasTheOwnMark(t *testing.T) {
	s := apptest.Begin(t)
	book := s.Session.Book()
	p := begunBy(t, s, some(2), nil)
	v := p.views[members].(*membersView)
	v.join([]string{"Late", "Later"})
	drawn(t, s, p)
	people := must.Get(book.People.All())(t)
	table := tableOf(t, p, 1, 1)
	for seat, member := range table.Members {
		person, known := people.Named(p.desk.Name(member))
		if !known {
			continue // was there from the beginning, by name alone
		}
		if got, want := p.desk.pawns(*table)[seat], emblem.NewPawn(person.Look); got != want {
			t.Errorf("%s has the mark %v, must be %v", p.desk.Name(member), got, want)
		}
	}
}
