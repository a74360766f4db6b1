package table

import (
	"testing"
	"time"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/session"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/trading"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
)

func correction(seat int) calc.Entry {
	return &calc.Ruling{Seat: seat, What: "cash", Change: 20, Reason: "the bank forgot it"}
}

// The sheet edits the same entry even if the entry's number changes because a phone inserts or removes other entries.
func TestASheetFollowsTheEntryThatItEdits(t *testing.T) {
	s := fourTurns(t)
	pushAmend(s, 2)
	must.Do(t, s.Session.Insert(1, correction(1)))
	apptest.MustShow(t, s, apptest.Text("sheet.amend", "number", "3"))
	way(t, s, 1)
	s.Record()
	steps := kept(t, s)
	must.Hold(t, len(steps) == 5, "there are %d entries", len(steps))
	expect.True(t, steps[1].Entry.(*stockholder.Turn).Free == fourcolours.Assign(1), "Ann's turn was replaced by Ben's")
	expect.True(t, steps[2].Entry.(*stockholder.Turn).Seat == 1 &&
		steps[2].Entry.(*stockholder.Turn).Free == fourcolours.Assign(1), "Ben's turn is not changed")
}

func TestAPageFollowsTheEntryThatItRemoves(t *testing.T) {
	s := fourTurns(t)
	s.Go(voidRoute{number: 4})
	must.Do(t, s.Session.Insert(1, correction(1)))
	apptest.MustShow(t, s, apptest.Text("sheet.void", "number", "5"))
	s.Record()
	steps := kept(t, s)
	expect.True(t, len(steps) == 4 && steps[3].Entry.(*stockholder.Turn).Seat == 2, "another entry was taken out")
}

// What another program enters and renames appears on the table and its sheet, and a game that it deletes is closed.
func TestATableFollowsAnotherProgram(t *testing.T) {
	s := fourTurns(t)
	other := must.Get(book.Open(s.Session.Book().Path(), rulebooks.All()))(t)
	defer func() { must.Do(t, other.Close()) }()
	id := s.Session.Game().ID()
	apptest.Settle(s, apptest.Desktop())
	person := must.Get(other.People.Seated(id))(t)[s.Session.View().Table.Turn()]
	person.Name = "Mia"
	must.Get(other.People.Store(person))(t)
	s.Follow()
	apptest.MustShow(t, s, "Mia's turn")
	must.Get(must.Get(other.Games.Load(id))(t).Record(correction(1), ledger.Author{Device: "Laptop"}))(t)
	s.Follow()
	expect.Equal(t, len(kept(t, s)), 5, "entries")
	apptest.MustShow(t, s, "Correction for Mia")
	must.Do(t, other.Games.Delete(id))
	s.Follow()
	apptest.MustShow(t, s, words.Text("fault.game.deleted"))
	expect.True(t, !s.OnTable(), "the deleted game is still open")
}

// Bars and buttons undo only the entry they were drawn for. If a phone has changed the game since, nothing is undone,
// and a notice says so.
func TestUndoMeansTheEntryThatItWasDrawnWith(t *testing.T) {
	s, phone := fourTurns(t), ledger.Author{Device: "Ben’s phone"}
	enter := func() {
		must.Do(t, s.Session.Enter(session.Request{Author: phone, Entries: []calc.Entry{correction(1)}}))
	}
	showRecorded(s, "Dan: B +60", 4)
	enter()
	apptest.TapSpoken(t, s, words.Text("common.undo")) // on the bar
	expect.Equal(t, len(kept(t, s)), 5, "entries after Undo of another one")
	apptest.MustShow(t, s, words.Text("fault.undo.other"))

	drawn := s.Undoing()
	r, _ := s.Session.Game().Undoing()
	must.Get(s.Session.Undo(r.Op, phone))(t)
	drawn.Do()
	expect.Equal(t, len(kept(t, s)), 4, "entries after two undid one thing")
	apptest.MustShow(t, s, words.Text("fault.undo.done"))

	showRecorded(s, "Dan: B +60", 4)
	must.Do(t, s.Session.Void(4))
	enter()
	apptest.TapSpoken(t, s, words.Text("common.edit")) // on the bar
	apptest.MustShow(t, s, words.Text("sheet.gone"))
}

// Undo doesn't mean an entry of another program or phone that the window has just drawn.
func TestUndoSparesWhatNobodyHasSeen(t *testing.T) {
	s, now := fourTurns(t), time.Unix(1_000, 0)
	s.Guard.Pause, s.Guard.Now = core.TapPause, func() time.Time { return now }
	other := must.Get(book.Open(s.Session.Book().Path(), rulebooks.All()))(t)
	defer func() { must.Do(t, other.Close()) }()
	phone := ledger.Author{Device: "Ben’s phone"}
	for what, enter := range map[string]func() error{
		"another program": func() error {
			defer s.Follow()
			_, err := must.Get(other.Games.Load(s.Session.Game().ID()))(t).Record(correction(1), phone)
			return err
		},
		"a phone": func() error {
			return s.Session.Enter(session.Request{Author: phone, Entries: []calc.Entry{correction(1)}})
		},
	} {
		must.Do(t, enter())
		s.Undo()
		expect.Equal(t, len(kept(t, s)), 5, "entries after %s and Undo", what)
		apptest.MustShow(t, s, words.Text("fault.undo.other"))
		now = now.Add(core.TapPause)
		s.Undo()
		expect.Equal(t, len(kept(t, s)), 4, "entries once %s was seen", what)
	}
	must.Do(t, s.Session.Record(correction(1)))
	s.Undo()
	expect.Equal(t, len(kept(t, s)), 4, "entries after the window's own")
}

// Undo works even for an entry that is being edited beside the table. The sheet waits until the entry is restored.
func TestUndoBesideASheet(t *testing.T) {
	s := fourTurns(t)
	apptest.Dressed(t, s, look.Theme{Variant: look.Dark}, apptest.Desktop())
	pushAmend(s, 4)
	apptest.Settle(s, apptest.Desktop())
	s.Undo()
	must.Hold(t, len(s.Session.Game().Steps()) == 3, "Undo did nothing")
	apptest.MustShow(t, s, words.Text("sheet.gone"))
	s.Record()
	expect.Equal(t, len(s.Session.Game().Steps()), 3, "entries after Record")
	s.Redo()
	way(t, s, 0)
	s.Record()
	steps := kept(t, s)
	expect.True(t, len(steps) == 4 && steps[3].Entry.(*stockholder.Turn).Free == fourcolours.Assign(0),
		"the entry is not changed after Redo")
}

// An edit in progress is saved again when another device records an entry, because the app may be closed at any time.
func TestWhatIsFilledInFollowsTheGame(t *testing.T) {
	s, _ := atTable(t, apptest.Phone())
	apptest.Record(t, s, plain(0, "B+60", 1), plain(1, "R+60", 0))
	pushAmend(s, 2)
	way(t, s, 2)
	must.Do(t, s.Session.Insert(1, correction(1)))
	s, _ = again(t, s)
	pushAmend(s, 3)
	expect.Equal(t, filled(t, s).Free, fourcolours.Assign(3), "the edit begins with")
}

// A purchase filled in by one player does not become another player's when the turn passes on another device.
func TestASheetIsWhoseItWas(t *testing.T) {
	s := apptest.Begin(t)
	page := begun(t, s, "openmarket", "hotels", "Anna", "Ben")
	apptest.Dressed(t, s, look.Theme{Variant: look.Light}, apptest.Phone())
	apptest.Record(t, s, &charter.Launch{Company: "A"})
	pushSheet(s, &trading.Buy{Company: "A"})
	apptest.TapSpoken(t, s, "Anchor +")
	must.Do(t, s.Session.Enter(session.Request{Author: ledger.Author{Device: "Tablet"},
		Entries: []calc.Entry{&openmarket.Next{}}}))
	s.Record()
	expect.Equal(t, len(s.Session.Game().Steps()), 2, "entries after Record")
	s.Back()
	s.Undo()
	offers(t, page, apptest.Text("table.goon", "entry", "Anna's turn"))
}
