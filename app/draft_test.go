package app

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/stockholder"
	"scripkeeper/calc/tycoon"
	"scripkeeper/ledger"
)

// again opens the book of a program that was ended without a word, and the game that was on its table.
func again(t *testing.T, s *Shell) (*Shell, *tablePage) {
	t.Helper()
	other := beginWith(t, s.session.Book().Path())
	dressed(t, other, look.Theme{Variant: look.Light}, onPhone())
	if err := other.session.Open(s.session.Game().ID()); err != nil {
		t.Fatal(err)
	}
	page := newTablePage(other)
	other.Home(page)
	settle(other, onPhone())
	return other, page
}

// filled is the turn on the sheet that is seen.
func filled(t *testing.T, s *Shell) *stockholder.Turn {
	t.Helper()
	page, ok := s.Page().(*sheetPage)
	if !ok {
		t.Fatalf("the page is %T", s.Page())
	}
	return page.sheet.entry.(*stockholder.Turn)
}

// offers fails when the button of a table leads to something else.
func offers(t *testing.T, page *tablePage, label string) {
	t.Helper()
	if got := page.turn.Label(); got != label {
		t.Errorf("the button says %q, must say %q", got, label)
	}
}

// inBook are the drafts of the game on the table, as they stand in the file.
func inBook(t *testing.T, s *Shell) []ledger.Draft {
	t.Helper()
	list, err := s.session.Book().Drafts(s.session.Game().ID())
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// What is filled in is in the book at every moment: a program that ends in the middle goes on where it was.
func TestProgramEndsInTheMiddleOfAnEntry(t *testing.T) {
	s, page := atTable(t, onPhone())
	offers(t, page, "Ann's turn")
	page.enter()
	if len(inBook(t, s)) != 0 {
		t.Error("an entry in which nothing is filled in has a draft")
	}
	choose(t, s, "B", "+60")

	s, page = again(t, s)
	offers(t, page, "Go on: Ann's turn")
	page.enter()
	mustSay(t, s, words.Say("sheet.kept"))
	if turn := filled(t, s); turn.Card != "B+60" || turn.Free != (stockholder.Free{}) {
		t.Errorf("the sheet begins with %+v", turn)
	}
	way(t, s, 1)

	s, page = again(t, s)
	page.enter()
	tap(t, s, words.Say("sheet.record"))
	if steps := kept(t, s); len(steps) != 1 || steps[0].Entry.(*stockholder.Turn).Free != fourcolours.Assign(2) {
		t.Errorf("kept %+v", steps)
	}
	if left := inBook(t, s); len(left) != 0 || s.Page() != page {
		t.Errorf("drafts are left of what was recorded: %+v", left)
	}
	offers(t, page, "Ben's turn")
}

// Going back keeps what is filled in, and one can start afresh.
func TestStartAfresh(t *testing.T) {
	s, page := atTable(t, onPhone())
	page.enter()
	choose(t, s, "B", "+60")
	s.Back()
	offers(t, page, "Go on: Ann's turn")
	page.enter()
	tap(t, s, words.Say("sheet.afresh"))
	if turn := filled(t, s); turn.Card != "" || turn.Seat != 0 {
		t.Errorf("afresh it is %+v", turn)
	}
	if tells(s, words.Say("sheet.kept")) || len(inBook(t, s)) != 0 {
		t.Error("the draft is still there")
	}
	s.Back()
	offers(t, page, "Ann's turn")
}

// A draft that the game has left behind is not offered, and it comes back when the game does.
func TestDraftOfAnEarlierTable(t *testing.T) {
	s, page := atTable(t, onPhone())
	page.enter()
	choose(t, s, "B", "+60")
	s.Back()
	say(t, s, plain(0, "R+60", 0))
	offers(t, page, "Ben's turn")
	page.enter()
	if turn := filled(t, s); turn.Seat != 1 || turn.Card != "" || tells(s, words.Say("sheet.kept")) {
		t.Errorf("Ben begins with %+v", turn)
	}
	s.Back()
	s.undo()
	offers(t, page, "Go on: Ann's turn")
	// One that is still possible is offered on another table too.
	say(t, s, &calc.Ruling{Seat: 1, What: "cash", Change: 20, Reason: "the bank forgot it"})
	offers(t, page, "Go on: Ann's turn")
	page.enter()
	mustSay(t, s, words.Say("sheet.kept"))
}

// Every sheet has its own draft: that of a ruling, and that of each entry that is amended.
func TestEverySheetHasItsDraft(t *testing.T) {
	s, page := atTable(t, onPhone())
	say(t, s, plain(0, "B+60", 1), plain(1, "R+60", 0))
	page.enter()
	choose(t, s, "Y", "+60")
	s.Back()
	s.pushAmend(1)
	way(t, s, 2)
	s.Back()
	s.pushAmend(2)
	if tells(s, words.Say("sheet.kept")) {
		t.Error("the draft of one entry is offered for another")
	}
	s.Back()
	s, _ = again(t, s)
	s.pushAmend(1)
	mustSay(t, s, words.Say("sheet.kept"))
	if turn := filled(t, s); turn.Free != fourcolours.Assign(3) {
		t.Errorf("the amendment is %+v", turn)
	}
	tap(t, s, words.Say("sheet.saved"))
	left := inBook(t, s)
	if len(left) != 1 || left[0].Act != ledger.ActRecord || kept(t, s)[0].Entry.(*stockholder.Turn).Free != fourcolours.Assign(3) {
		t.Errorf("left are %+v", left)
	}
	// The game has another head now, and the turn that was begun is still possible.
	s.pushSheet(s.session.View().Expected().All()[0])
	if turn := filled(t, s); turn.Card != "Y+60" {
		t.Errorf("the turn is %+v", turn)
	}
}

// A game that is kept nowhere has no drafts, and says nothing about it.
func TestScratchTableHasNoDrafts(t *testing.T) {
	s := begin(t)
	dressed(t, s, look.Theme{Variant: look.Light}, onPhone())
	if err := s.session.Scratch(ledger.Setup{Rulebook: "stockholder", Names: friends()}); err != nil {
		t.Fatal(err)
	}
	page := newTablePage(s)
	s.Home(page)
	settle(s, onPhone())
	page.enter()
	choose(t, s, "B", "+60")
	if _, bar := barOf(s); bar {
		t.Error("it complains")
	}
	s.Back()
	offers(t, page, "Ann's turn")
}

// What cannot be kept is said once, and nothing that is filled in goes away.
func TestDraftThatCannotBeKept(t *testing.T) {
	s, page := atTable(t, onPhone())
	page.enter()
	path := s.session.Book().Path()
	if err := s.session.Book().Close(); err != nil {
		t.Fatal(err)
	}
	choose(t, s, "B", "+60")
	mustSay(t, s, "The book of your games is closed. Start the program again.")
	s.hideBar()
	way(t, s, 1)
	if _, bar := barOf(s); bar {
		t.Error("it complains again")
	}
	if turn := filled(t, s); turn.Card != "B+60" || turn.Free != fourcolours.Assign(2) {
		t.Errorf("what was filled in is %+v", turn)
	}
	book, err := ledger.Open(path, nil)
	if err != nil {
		t.Fatal(err)
	}
	s.session.book = book
}

// A wide window that was narrow shows what was filled in on the narrow one.
func TestDraftFollowsTheShape(t *testing.T) {
	s, page := atTable(t, onPhone())
	page.enter()
	choose(t, s, "B", "+60")
	s.Back()
	settle(s, onDesktop())
	if turn := page.sheet.entry.(*stockholder.Turn); turn.Card != "B+60" {
		t.Errorf("the sheet beside the table holds %+v", turn)
	}
}

// A draft goes when the game goes on by another entry, and stays when the table only puts something right.
func TestDraftThatWasNotSaidIsForgotten(t *testing.T) {
	s := begin(t)
	dressed(t, s, look.Theme{Variant: look.Light}, onPhone())
	options := tycoon.Rulebook{}.Presets()[0].Options
	if err := s.session.Begin(ledger.Setup{Rulebook: "tycoon", Names: friends(), Options: options}); err != nil {
		t.Fatal(err)
	}
	s.Home(newTablePage(s))
	buying := func() *sheet {
		s.pushSheet(s.session.View().Expected().All()[0])
		sh := s.Page().(*sheetPage).sheet
		test.Tap(sh.editor.(*formEditor).controls["company"].(*chipControl).chips[0])
		return sh
	}
	buying()
	s.Back()
	if drafts := inBook(t, s); len(drafts) != 1 || drafts[0].Kind != "buy" {
		t.Fatalf("kept are %+v", drafts)
	}
	s.pushSheet(&tycoon.Ruling{What: "cash", Change: 1, Reason: "found under the table"})
	s.Page().(*sheetPage).sheet.record()
	if drafts := inBook(t, s); len(drafts) != 1 {
		t.Errorf("after a ruling %d drafts are left", len(drafts))
	}
	sh := buying()
	test.Tap(chip(t, s, words.Say("tycoon.entry.pass")))
	if sh.entry.Kind() != "pass" {
		t.Fatalf("the sheet makes a %s", sh.entry.Kind())
	}
	sh.record()
	if drafts := inBook(t, s); len(drafts) != 0 {
		t.Errorf("after a pass these are left: %+v", drafts)
	}
}
