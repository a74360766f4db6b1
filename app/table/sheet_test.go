package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/session"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
)

func atTable(t *testing.T, size fyne.Size) (*shell.Shell, *Page) {
	t.Helper()
	s := apptest.Begin(t)
	apptest.Dressed(t, s, look.Theme{Variant: look.Light}, size)
	page := seated(t, s, "4x6", nil, apptest.Friends()...)
	apptest.Settle(s, size)
	return s, page
}

// kept returns the current game's entries as another program would read them from the file.
func kept(t *testing.T, s *shell.Shell) []game.Step {
	t.Helper()
	other := must.Get(book.Open(s.Session.Book().Path(), rulebooks.All()))(t)
	defer func() {
		expect.Do(t, other.Close())
	}()
	game := must.Get(other.Games.Load(s.Session.Game().ID()))(t)
	return game.Steps()
}

type watched struct {
	*Page
	look func()
}

func (w watched) Update() {
	w.look()
	w.Page.Update()
}

func TestEntryIsOnDiskBeforeItIsShown(t *testing.T) {
	s, page := atTable(t, fyne.NewSize(1920, 1080))
	var onDisk []int
	s.GoHome(apptest.To(watched{page, func() { onDisk = append(onDisk, len(kept(t, s))) }}))
	onDisk = nil
	choose(t, s, "B", "+60")
	way(t, s, 0)
	apptest.Tap(t, s, words.Text("sheet.record"))
	expect.True(t, len(onDisk) == 1 && onDisk[0] == 1,
		"when the page was brought up to date, the file held %v entries", onDisk)
	if page.log.rows.Len() != 2 { // the heading of the round, and the entry
		t.Errorf("the log shows %d rows", page.log.rows.Len())
	}
}

func TestBarAfterRecording(t *testing.T) {
	s, page := atTable(t, apptest.Phone())
	record := func() {
		page.enter()
		choose(t, s, "B", "+60")
		way(t, s, 0)
		apptest.Tap(t, s, words.Text("sheet.record"))
		apptest.MustShow(t, s, apptest.Text("table.recorded", "entry", "Ann: B +60"))
	}
	record()
	apptest.TapSpoken(t, s, words.Text("common.undo"))
	if bar, is := apptest.BarOf(s); len(kept(t, s)) != 0 || !is || bar.Message() != "Undone: Ann: B +60" {
		t.Errorf("%d entries are left after undo", len(kept(t, s)))
	}
	record()
	apptest.TapSpoken(t, s, words.Text("common.edit"))
	apptest.MustShow(t, s, apptest.Text("sheet.amend", "number", "1"))
	apptest.Tap(t, s, words.Text("sheet.card.change"))
	choose(t, s, "R", "–30")
	way(t, s, 0)
	apptest.Tap(t, s, words.Text("sheet.saved"))
	steps := kept(t, s)
	expect.True(t, len(steps) == 1 && steps[0].Entry.(*stockholder.Turn).Card == "R-30" && s.Page() == page,
		"kept %+v", steps)
}

func TestBarAfterAmending(t *testing.T) {
	s, _ := atTable(t, apptest.Phone())
	apptest.Record(t, s, plain(0, "B+60", 1), plain(1, "R+60", 0), plain(2, "Y+60", 0))
	pushAmend(s, 2)
	way(t, s, 1)
	apptest.Tap(t, s, words.Text("sheet.saved"))
	apptest.MustShow(t, s, apptest.Text("table.amended", "entry", "Ben: R +60"))
	apptest.TapSpoken(t, s, words.Text("common.edit"))
	apptest.MustShow(t, s, apptest.Text("sheet.amend", "number", "2"))
	s.Back()
	if s.Undo(); s.Session.Game().Steps()[1].Entry.(*stockholder.Turn).Free != fourcolours.Assign(0) {
		t.Error("undo does not take the amendment back")
	}
}

// If an entry is refused, the reason is shown once, below the entry, and the button records nothing.
func TestRefusedEntryIsNotRecorded(t *testing.T) {
	s, page := atTable(t, apptest.Phone())
	page.enter()
	apptest.MustShow(t, s, apptest.Text("refusal.card.none", "seat", "Ann"))
	test.Tap(recordButton(t, s))
	expect.True(t, len(s.Session.Game().Steps()) == 0, "a turn without a card was recorded")
	choose(t, s, "B", "+60")
	way(t, s, 0)
	trade(t, s, "after", 1)
	apptest.Tap(t, s, "7")
	const sentence = "7 red at 70 cost 490; Ann has 30. That isn't enough for one."
	apptest.MustShow(t, s, sentence)
	sh := s.Page().(*SheetPage).sheet
	expect.True(t, !sh.figures.Visible() && len(sh.preview.Objects) == 0, "what a refused turn would do is shown")
	test.Tap(recordButton(t, s))
	if _, again := apptest.BarOf(s); again || len(s.Session.Game().Steps()) != 0 {
		t.Error("what stands beneath the entry is said again, or the turn is recorded")
	}
	s.Record()
	expect.True(t, len(s.Session.Game().Steps()) == 0, "the keyboard records what the button does not")
	apptest.TapSpoken(t, s, words.Text("sheet.erase"))
	expect.True(t, !sh.refusal.Visible() && sh.matrix.Visible() && !sh.button.Disabled(), "the refusal stays")
}

func recordButton(t *testing.T, s *shell.Shell) *input.Button {
	t.Helper()
	page, ok := s.Page().(*SheetPage)
	must.Hold(t, ok, "the page is %T", s.Page())
	return page.sheet.button
}

func spoken(s *shell.Shell, label string) bool {
	found := false
	apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
		if named, ok := o.(interface{ AccessibilityLabel() string }); ok && named.AccessibilityLabel() == label {
			found = true
		}
	})
	return found
}

func TestFaultOfTheLedgerLeavesTheSheet(t *testing.T) {
	for name, size := range map[string]fyne.Size{"phone": apptest.Phone(), "desktop": apptest.Desktop()} {
		t.Run(name, func(t *testing.T) {
			s := apptest.Begin(t)
			t.Cleanup(func() { s.Session.SetBook(nil) })
			apptest.Dressed(t, s, look.Theme{Variant: look.Light}, size)
			page := seated(t, s, "4x6", nil, apptest.Friends()...)
			apptest.Settle(s, size)
			if size == apptest.Phone() {
				page.enter()
			}
			choose(t, s, "B", "+60")
			way(t, s, 1)
			must.Do(t, s.Session.Book().Close())
			s.Record()
			apptest.MustShow(t, s, apptest.Text("fault.book.closed"))
			expect.True(t, len(s.Session.Game().Steps()) == 0, "an entry counts that is not on disk")
			sh := page.sheet
			if size == apptest.Phone() {
				sh = s.Page().(*SheetPage).sheet
			}
			turn := sh.entry.(*stockholder.Turn)
			expect.True(t, turn.Card == "B+60" && turn.Free == fourcolours.Assign(2) && !sh.button.Disabled(),
				"what was filled in is %+v now", turn)
			apptest.MustShow(t, s, "Blue rises: 100 + 60 = 160")
		})
	}
}

// If another window has added an entry, the sheet says so and asks for the turn of the player to move.
func TestSheetWhenAnotherWindowWasFaster(t *testing.T) {
	s, page := atTable(t, apptest.Phone())
	page.enter()
	choose(t, s, "B", "+60")
	way(t, s, 1)
	other := must.Get(book.Open(s.Session.Book().Path(), rulebooks.All()))(t)
	game := must.Get(other.Games.Load(s.Session.Game().ID()))(t)
	must.Get(game.Record(plain(0, "R+60", 0), ledger.Author{Device: "another"}))(t)
	must.Do(t, other.Close())
	apptest.Tap(t, s, words.Text("sheet.record"))
	apptest.MustShow(t, s, apptest.Text("fault.book.moved"))
	apptest.MustShow(t, s, apptest.Text("refusal.card.none", "seat", "Ben"))
	sh := s.Page().(*SheetPage).sheet
	turn := sh.entry.(*stockholder.Turn)
	if turn.Seat != 1 || turn.Card != "" || len(s.Session.Game().Steps()) != 1 || !sh.button.Disabled() {
		t.Errorf("the sheet holds %+v, the game %d entries", sh.entry, len(s.Session.Game().Steps()))
	}
	s.Back()
	apptest.MustShow(t, s, "Ann: R +60")
}

func TestFootStaysWhereItIs(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(844, 420), fyne.NewSize(640, 400), apptest.Phone()} {
		s, _ := atTable(t, size)
		e, _ := sheet.Next(s.Session.View(), s.Session.Drafts.ForDevice(session.ThisDevice))
		sh := newSheet(s, s.Session.View(), e)
		sh.content.Resize(size)
		foot := sh.content.Objects[len(sh.content.Objects)-1]
		at, high := foot.Position(), foot.Size()
		if sh.content.Refresh(); foot.Position() != at || foot.Size() != high {
			t.Errorf("in a window of %v the foot goes from %v, %v to %v, %v", size, at, high, foot.Position(),
				foot.Size())
		}
	}
}

// The matrix on a sheet reserves space for all figures, so filling the sheet in moves no column. All companies have the
// same width, though only one has a director's share.
func TestFiguresOfASheetLeaveRoomForAll(t *testing.T) {
	s := apptest.Begin(t)
	g := apptest.RecordedGame(t, "openmarket", "rails-one-director")
	playedTo(t, s, g, len(g.Entries)-1)
	pushSheet(s, s.Session.View().Expected().All()[0])
	for _, width := range []float32{358, 390} {
		columns := s.Page().(*SheetPage).sheet.matrix.Columns(width)
		expect.True(t, len(columns) == 2 && columns[0].Width == columns[1].Width,
			"%v wide the columns are %v", width, columns)
	}
}
