package table

import (
	"strconv"
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/stockholder"
	"scripkeeper/calc/stockpile"
	"scripkeeper/calc/stockpile/demand"
)

// fourTurns returns a game in which Ann sells her blue share in her second turn.
func fourTurns(t *testing.T) *shell.Shell {
	t.Helper()
	s, _ := atTable(t, apptest.Phone())
	sale := plain(0, "R+50", 2)
	sale.Before[0] = -1
	apptest.Record(t, s, plain(0, "B+60", 1), plain(1, "G-30", 0), plain(2, "Y+60", 0), sale)
	return s
}

func TestTheTableTellsThatItsLastEntryWaits(t *testing.T) {
	s := fourTurns(t)
	sale := plain(0, "B+60", 1)
	sale.Before[0] = -1
	must.Do(t, s.Session.Replace(1, sale))
	apptest.Settle(s, apptest.Desktop())
	apptest.MustContain(t, s, "No longer legal: Ann: sold 1 B, R +50. Ann has no blue to sell.")
	expect.True(t, !apptest.Contains(s, "Ann is next.") && s.Session.View().Table.Turn() == 1,
		"it tells that Ann is next, whose turn went by")
}

// Before an entry is replaced, the sheet shows how the end of the game changes and which later entry becomes illegal.
// That later entry is marked, and skipped until it is fixed.
func TestReplaceShowsItsConsequences(t *testing.T) {
	s := fourTurns(t)
	pushAmend(s, 1)
	apptest.MustShow(t, s, apptest.Text("sheet.amend", "number", "1"))
	apptest.MustShow(t, s, apptest.Text("sheet.changes.none"))
	trade(t, s, "before", 0)
	apptest.Tap(t, s, "1")
	apptest.Tap(t, s, "±")
	const gone = "Entry 4 (Ann: sold 1 B, R +50) is no longer legal: Ann has no blue to sell. " +
		"Its turn is skipped until you fix it."
	apptest.MustShow(t, s, gone)
	apptest.MustShow(
		t, s, "Entry 4 (Ann: sold 1 B, R +50) would no longer be legal: Ann has no blue to sell.")
	apptest.MustContain(t, s, apptest.Text("sheet.saved.mend", "count", "1"))
	must.Hold(t, len(kept(t, s)) == 4 && kept(t, s)[3].Refusal == nil,
		"looking at the consequences changed the game")
	s.Record()
	steps := kept(t, s)
	must.Hold(t, steps[0].Entry.(*stockholder.Turn).Before[0] == -1 && steps[3].Refusal != nil &&
		steps[3].Refusal.Code == "shares.short",
		"kept %+v", steps)
	s.Go(logRoute{})
	apptest.MustContain(t, s, apptest.Text("log.illegal"))
	s.Back()
	apptest.MustContain(t, s, "1 entry needs fixing")
	apptest.TapSpoken(t, s, "1 entry needs fixing, No longer legal, so skipped")
	apptest.MustShow(t, s, apptest.Text("sheet.amend", "number", "4"))
	apptest.MustContain(t, s, "Its turn is skipped until you fix it.")
	// The warning stays while the entry is fixed, because nothing may move under a finger.
	apptest.Settle(s, apptest.Desktop())
	sheet := s.Page().(*SheetPage).sheet
	top, high := sheet.scroll.Position(), sheet.warning.Size().Height
	trade(t, s, "before", 1)
	apptest.Tap(t, s, "1")
	apptest.MustContain(t, s, "Its turn is skipped until you fix it.")
	expect.True(t, sheet.scroll.Position() == top && sheet.warning.MinSize().Height <= high,
		"the sheet moves from %v to %v", top, sheet.scroll.Position())
	s.Back()

	pushAmend(s, 1)
	trade(t, s, "before", 0)
	apptest.TapSpoken(t, s, words.Text("sheet.erase"))
	apptest.MustShow(t, s, apptest.Text("sheet.changes.legal", "number", "4", "entry", "Ann: sold 1 B, R +50"))
	s.Record()
	expect.True(t, kept(t, s)[3].Refusal == nil, "the entry stays impossible")
}

func TestReplaceShowsTheFiguresThatChange(t *testing.T) {
	s := fourTurns(t)
	pushAmend(s, 2) // Ben's G-30 raises blue by 60
	apptest.Tap(t, s, words.Text("sheet.card.change"))
	choose(t, s, "G", "–40")
	way(t, s, 0)
	// Green and blue end 10 lower. Ben gets 10 more in compensation; Ann gets 10 less for her blue share.
	now := s.Session.View().Table
	expect.True(t, spoken(s, "Ben, Cash "+strconv.Itoa(now.Cash(1)+10)+", +10"),
		"Ben's cash is not shown with its difference")
	expect.True(t, spoken(s, "Ann, Cash "+strconv.Itoa(now.Cash(0)-10)+", –10"),
		"Ann's cash is not shown with its difference")
}

func TestInsertBeforeAnEntry(t *testing.T) {
	s := fourTurns(t)
	pushInsert(s, 2)
	apptest.MustShow(t, s, apptest.Text("sheet.insert", "number", "2"))
	apptest.Tap(t, s, words.Text("entry.ruling"))
	test.Tap(chip(t, s, "Ben"))
	test.Tap(chip(t, s, words.Text("choice.cash")))
	s.Page().(*SheetPage).sheet.entry.(*calc.Ruling).Reason = "the bank was short"
	for _, field := range sums(s) {
		field.SetText("10+15-5")
	}
	apptest.MustShow(t, s, "Correction: Ben's cash 0 + 20 = 20")
	s.Record()
	steps := kept(t, s)
	if len(steps) != 5 || steps[1].Entry.Kind() != "ruling" || steps[1].After.Cash(1)-steps[1].Before.Cash(1) != 20 {
		t.Errorf("kept %+v", steps)
	}
	bar, ok := apptest.BarOf(s)
	expect.True(t, ok && bar.Message() == "Inserted: Correction for Ben", "the bar does not say what was put in")
	apptest.TapSpoken(t, s, words.Text("common.edit"))
	apptest.MustShow(t, s, apptest.Text("sheet.amend", "number", "2"))
}

func TestVoidShowsWhatItChanges(t *testing.T) {
	s := fourTurns(t)
	s.Go(voidRoute{number: 4})
	apptest.MustShow(t, s, apptest.Text("sheet.void", "number", "4"))
	apptest.MustShow(t, s, "Ann: sold 1 B, R +50")
	expect.True(t, !spoken(s, "No numbers change."), "nothing is said to change")
	s.Back()
	s.Go(voidRoute{number: 1})
	apptest.MustContain(t, s, "Entry 2 (Ben: G –30) is no longer legal: It's Ann's turn, not Ben's.")
	apptest.Tap(t, s, apptest.Text("log.void.mend", "count", "1"))
	steps := kept(t, s)
	expect.True(t, len(steps) == 3 && steps[0].Refusal != nil, "kept %+v", steps)
	if _, table := s.Page().(*Page); !table {
		t.Errorf("the page is %T", s.Page())
	}
	page := newLogPage(s)
	s.Go(apptest.To(page))
	expect.True(t, !apptest.Contains(s, "Ann: B +60"), "what was taken out is shown unasked")
	test.Tap(page.list.undoneSwitch())
	apptest.MustContain(t, s, "Ann: B +60")
	apptest.Tap(t, s, words.Text("common.restore"))
	if steps := kept(t, s); len(steps) != 4 || steps[0].Refusal != nil {
		t.Errorf("put back, kept %+v", steps)
	}
}

func TestVoidOfAnEntryThatIsGone(t *testing.T) {
	s := fourTurns(t)
	s.Go(voidRoute{number: 4})
	s.Undoing().Do()
	s.Record()
	apptest.MustShow(t, s, words.Text("sheet.gone"))
	expect.True(t, len(kept(t, s)) == 3, "another entry was taken out")
}

// Undo does not undo recorded entries while a sheet with a filled-in turn is open.
func TestUndoKeyOnASheet(t *testing.T) {
	s := fourTurns(t)
	pushSheet(s, s.Session.View().Expected().All()[0])
	s.Undo()
	expect.True(t, len(s.Session.Game().Steps()) == 4, "the entry before was undone behind the sheet")
	s.Back()
	s.Undo()
	expect.True(t, len(s.Session.Game().Steps()) == 3, "the table does not undo")
}

func TestAmendmentIntoAnotherKind(t *testing.T) {
	s := apptest.Begin(t)
	playedTo(t, s, apptest.RecordedGame(t, "openmarket", "hotels-merger"), 4)
	pushAmend(s, 4)
	apptest.TapSpoken(t, s, words.EntryName("openmarket", &openmarket.Next{}))
	s.Record()
	steps := kept(t, s)
	expect.True(t, len(steps) == 4 && steps[3].Entry.Kind() == "next" && steps[3].Refusal == nil &&
		s.Session.View().Table.Turn() == 2,
		"kept %+v", steps)
}

// An edit never moves an entry to another player. If it is now another player's turn, the edit cannot be saved.
func TestMendingIsNobodyElsesTurn(t *testing.T) {
	s := apptest.Begin(t)
	begun(t, s, "stockpile", "standard", "Anna", "Ben", "Carl")
	boom, bust := demand.Take{Seat: 0, Boom: 1}, demand.Take{Seat: 2, Bust: 1}
	apptest.Record(t, s, &demand.Bids{Bids: []int{3, 1, 0}},
		&demand.Piles{Takes: []demand.Take{boom, {Seat: 1}, bust}},
		&stockpile.Action{Seat: 0, What: "boom", Company: "LEA"},
		&stockpile.Action{Seat: 2, What: "bust", Company: "EPI"})
	apptest.Dressed(t, s, look.Theme{Variant: look.Light}, apptest.Phone())
	must.Do(t, s.Session.Replace(2, &demand.Piles{Takes: []demand.Take{{Seat: 0}, {Seat: 1}, bust}}))
	openMend(s)
	made, entered := s.Page().(*SheetPage).sheet.entry, s.Session.Game().Steps()[2].Entry
	expect.True(t, sheet.Same(made, entered), "the sheet holds %+v, entered was %+v", made, entered)
	apptest.MustContain(t, s, "No longer legal: Anna moves Leading Laboratories. It's Carl's turn, not Anna's.")
	apptest.MustContain(t, s, words.Text("log.void"))
	s.Record()
	steps := s.Session.Game().Steps()
	expect.True(t, steps[2].Refusal != nil, "an entry that nobody filled in was saved: %+v", steps[2].Entry)
}

// Fixing an entry opens it as it was entered, even during another player's turn, and offers to insert the missing turn.
func TestMendingOpensTheEntryItself(t *testing.T) {
	s := fourTurns(t)
	must.Do(t, s.Session.Void(1))
	openMend(s)
	page, is := s.Page().(*SheetPage)
	must.Hold(t, is, "the page is %T", s.Page())
	entered := s.Session.Game().Steps()[0].Entry
	apptest.MustContain(t, s, "No longer legal: Ben: G –30. It's Ann's turn, not Ben's. Its turn is skipped until you fix it.")
	expect.True(t, sheet.Same(page.sheet.entry, entered),
		"the sheet holds %+v, entered was %+v", page.sheet.entry, entered)
	apptest.MustContain(t, s, words.Text("log.insert"))
	apptest.Tap(t, s, apptest.Text("stockholder.entry.skip.short", "seat", "Ann"))
	if steps := kept(t, s); len(steps) != 4 || steps[0].Entry.Kind() != "skip" || steps[1].Refusal != nil ||
		s.Page() == shell.Page(page) {
		t.Errorf("kept %+v, the page is %T", steps, s.Page())
	}
}
