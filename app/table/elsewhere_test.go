package table

import (
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/stockholder"
)

// correction pays a player 20.
func correction(seat int) calc.Entry {
	return &calc.Ruling{Seat: seat, What: "cash", Change: 20, Reason: "the bank forgot it"}
}

// What is edited stays what it is, whatever number it has by now: another phone may insert and remove before it.
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

// An entry is removed that the page asked about, not the one that has its number now.
func TestAPageFollowsTheEntryThatItRemoves(t *testing.T) {
	s := fourTurns(t)
	s.Go(voidRoute{number: 4})
	must.Do(t, s.Session.Insert(1, correction(1)))
	apptest.MustShow(t, s, apptest.Text("sheet.void", "number", "5"))
	s.Record()
	steps := kept(t, s)
	expect.True(t, len(steps) == 4 && steps[3].Entry.(*stockholder.Turn).Seat == 2, "another entry was taken out")
}

// Beside the table Undo does what it says, also while an entry is edited there: that waits while it is not in the game.
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
