package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/session"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

// again reopens the book after a crash, with the game that was on the table.
func again(t *testing.T, s *shell.Shell) (*shell.Shell, *Page) {
	t.Helper()
	other := apptest.BeginWith(t, s.Session.Book().Path())
	apptest.Dressed(t, other, look.Theme{Variant: look.Light}, apptest.Phone())
	must.Do(t, other.Session.Open(s.Session.Game().ID()))
	page := NewPage(other)
	other.GoHome(apptest.To(page))
	apptest.Settle(other, apptest.Phone())
	return other, page
}

func filled(t *testing.T, s *shell.Shell) *stockholder.Turn {
	t.Helper()
	page, ok := s.Page().(*SheetPage)
	must.Hold(t, ok, "the page is %T", s.Page())
	return page.sheet.entry.(*stockholder.Turn)
}

func offers(t *testing.T, page *Page, label string) {
	t.Helper()
	expect.Equal(t, page.turn.Label(), label, "the button says")
}

func inBook(t *testing.T, s *shell.Shell) []game.Draft {
	t.Helper()
	return must.Get(s.Session.Book().Notes.Drafts(s.Session.Game().ID()))(t)
}

func TestStartAfresh(t *testing.T) {
	s, page := atTable(t, apptest.Phone())
	page.enter()
	choose(t, s, "B", "+60")
	s.Back()
	offers(t, page, "Continue: Ann's turn")
	page.enter()
	apptest.Tap(t, s, words.Text("sheet.afresh"))
	turn := filled(t, s)
	expect.True(t, turn.Card == "" && turn.Seat == 0, "afresh it is %+v", turn)
	expect.True(t, !apptest.Contains(s, words.Text("sheet.kept")) && len(inBook(t, s)) == 0,
		"the draft is still there")
	s.Back()
	offers(t, page, "Ann's turn")
}

// A draft is not offered after another entry was recorded, and is offered again after that entry is undone.
func TestDraftOfAnEarlierTable(t *testing.T) {
	s, page := atTable(t, apptest.Phone())
	page.enter()
	choose(t, s, "B", "+60")
	s.Back()
	elsewhere := session.Request{Author: ledger.Author{Device: "Tablet"}, Entries: []calc.Entry{plain(0, "R+60", 0)}}
	must.Do(t, s.Session.Enter(elsewhere))
	offers(t, page, "Ben's turn")
	page.enter()
	if turn := filled(t, s); turn.Seat != 1 || turn.Card != "" || apptest.Contains(s, words.Text("sheet.kept")) {
		t.Errorf("Ben begins with %+v", turn)
	}
	s.Back()
	s.Undo()
	offers(t, page, "Continue: Ann's turn")
	// A draft that is still legal is offered even after a correction has changed the table.
	apptest.Record(t, s, &calc.Ruling{Seat: 1, What: "cash", Change: 20, Reason: "the bank forgot it"})
	offers(t, page, "Continue: Ann's turn")
	page.enter()
	apptest.MustShow(t, s, words.Text("sheet.kept"))
}

func TestEverySheetHasItsDraft(t *testing.T) {
	s, page := atTable(t, apptest.Phone())
	apptest.Record(t, s, plain(0, "B+60", 1), plain(1, "R+60", 0))
	page.enter()
	choose(t, s, "Y", "+60")
	s.Back()
	pushAmend(s, 1)
	way(t, s, 2)
	s.Back()
	pushAmend(s, 2)
	expect.True(t, !apptest.Contains(s, words.Text("sheet.kept")), "the draft of one entry is offered for another")
	s.Back()
	s, _ = again(t, s)
	pushAmend(s, 1)
	apptest.MustShow(t, s, words.Text("sheet.kept"))
	turn := filled(t, s)
	expect.True(t, turn.Free == fourcolours.Assign(3), "the amendment is %+v", turn)
	apptest.Tap(t, s, words.Text("sheet.saved"))
	left := inBook(t, s)
	expect.True(t, len(left) == 1 && left[0].Act == oplog.ActRecord &&
		kept(t, s)[0].Entry.(*stockholder.Turn).Free == fourcolours.Assign(3),
		"left are %+v", left)
	// The game's fingerprint has changed, but the draft is still legal.
	pushSheet(s, s.Session.View().Expected().All()[0])
	if turn := filled(t, s); turn.Card != "Y+60" {
		t.Errorf("the turn is %+v", turn)
	}
}

func TestScratchTableHasNoDrafts(t *testing.T) {
	s := apptest.Begin(t)
	apptest.Dressed(t, s, look.Theme{Variant: look.Light}, apptest.Phone())
	must.Do(t, s.Session.Scratch(record.Setup{Rulebook: "stockholder", Names: apptest.Friends()}))
	page := NewPage(s)
	s.GoHome(apptest.To(page))
	apptest.Settle(s, apptest.Phone())
	page.enter()
	choose(t, s, "B", "+60")
	_, bar := apptest.BarOf(s)
	expect.True(t, !bar, "it complains")
	s.Back()
	offers(t, page, "Ann's turn")
}

// A failure to store drafts is reported once, and the sheet keeps what was filled in.
func TestDraftThatCannotBeKept(t *testing.T) {
	s, page := atTable(t, apptest.Phone())
	page.enter()
	path := s.Session.Book().Path()
	must.Do(t, s.Session.Book().Close())
	choose(t, s, "B", "+60")
	apptest.MustShow(t, s, apptest.Text("fault.book.closed"))
	s.HideBar()
	way(t, s, 1)
	_, bar := apptest.BarOf(s)
	expect.True(t, !bar, "it complains again")
	turn := filled(t, s)
	expect.True(t, turn.Card == "B+60" && turn.Free == fourcolours.Assign(2), "what was filled in is %+v", turn)
	book := must.Get(book.Open(path, nil))(t)
	s.Session.SetBook(book)
}

func TestDraftFollowsTheShape(t *testing.T) {
	s, page := atTable(t, apptest.Phone())
	page.enter()
	choose(t, s, "B", "+60")
	s.Back()
	apptest.Settle(s, apptest.Desktop())
	turn := page.sheet.entry.(*stockholder.Turn)
	expect.True(t, turn.Card == "B+60", "the sheet beside the table holds %+v", turn)
}

// A draft is dropped when another entry moves the game on, and kept when the entry is only a correction.
func TestDraftThatWasNotSaidIsForgotten(t *testing.T) {
	s := apptest.Begin(t)
	apptest.Dressed(t, s, look.Theme{Variant: look.Light}, apptest.Phone())
	begun(t, s, "tycoon", "trader", apptest.Friends()...)
	buying := func() *entrySheet {
		pushSheet(s, s.Session.View().Expected().All()[0])
		sh := s.Page().(*SheetPage).sheet
		test.Tap(chip(t, s, words.CompanyName(s.Session.View().Layout, 0)))
		return sh
	}
	buying()
	s.Back()
	drafts := inBook(t, s)
	must.Hold(t, len(drafts) == 1 && drafts[0].Kind == "buy", "kept are %+v", drafts)
	pushSheet(s, &calc.Ruling{What: "cash", Change: 1, Reason: "found under the table"})
	s.Page().(*SheetPage).sheet.record()
	expect.Equal(t, len(inBook(t, s)), 1, "drafts left after a ruling")
	sh := buying()
	test.Tap(chip(t, s, words.Text("tycoon.entry.pass")))
	must.Hold(t, sh.entry.Kind() == "pass", "the sheet makes a %s", sh.entry.Kind())
	sh.record()
	if drafts := inBook(t, s); len(drafts) != 0 {
		t.Errorf("after a pass these are left: %+v", drafts)
	}
}

// A resumed draft moves nothing: cards have the same positions as on a new sheet, even after the draft is discarded.
func TestCardsLieWhereTheyLayOnceKept(t *testing.T) {
	for _, size := range []fyne.Size{apptest.Phone(), {Width: 844, Height: 420}, apptest.Desktop()} {
		s := fourTurns(t)
		apptest.Dressed(t, s, look.Theme{Variant: look.Light}, size)
		place := func() fyne.Position {
			t.Helper()
			if size != apptest.Desktop() {
				pushSheet(s, s.Session.View().Expected().All()[0])
			}
			apptest.Settle(s, size)
			for _, tile := range apptest.Tiles(s) {
				if tile.AccessibilityLabel() == "Red +100" {
					return fyne.CurrentApp().Driver().AbsolutePositionForObject(tile)
				}
			}
			t.Fatal("there is no card")
			return fyne.Position{}
		}
		fresh := place()
		apptest.TapSpoken(t, s, "Red –")
		s.GoHome(apptest.To(NewPage(s)))
		kept := place()
		apptest.MustShow(t, s, words.Text("sheet.kept"))
		apptest.Tap(t, s, words.Text("sheet.afresh"))
		apptest.Settle(s, size)
		if again := place(); kept != fresh || again != fresh {
			t.Errorf("%v: the card lies at %v, kept at %v, afresh at %v", size, fresh, kept, again)
		}
	}
}

func TestKeysStayWhereTheyAre(t *testing.T) {
	for _, size := range []fyne.Size{apptest.Phone(), {Width: 844, Height: 420}, apptest.Desktop()} {
		s := fourTurns(t)
		apptest.Dressed(t, s, look.Theme{Variant: look.Light}, size)
		if size != apptest.Desktop() {
			pushSheet(s, s.Session.View().Expected().All()[0])
		}
		apptest.Settle(s, size)
		trade(t, s, "before", 1)
		var first fyne.Position
		for taps := range 4 {
			apptest.Settle(s, size)
			apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
				if key, is := o.(*input.Button); is && key.Label() == "9" {
					at := fyne.CurrentApp().Driver().AbsolutePositionForObject(key)
					if taps == 0 {
						first = at
					}
					expect.True(t, at == first && !first.IsZero(),
						"%v: after %d taps the key is at %v, not at %v", size, taps, at, first)
				}
			})
			apptest.Tap(t, s, "9")
		}
	}
}
