package app

import (
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger"
)

func onPhone() fyne.Size   { return fyne.NewSize(390, 844) }
func onTablet() fyne.Size  { return fyne.NewSize(820, 1180) }
func onDesktop() fyne.Size { return fyne.NewSize(1280, 800) }

// friends sit at most tables of these tests.
func friends() []string { return []string{"Ann", "Ben", "Zoë"} }

// atTable begins a game in a window of a size and shows its table.
func atTable(t *testing.T, size fyne.Size) (*Shell, *tablePage) {
	t.Helper()
	s := begin(t)
	dressed(t, s, look.Theme{Variant: look.Light}, size)
	page := seated(t, s, "4x6", nil, friends()...)
	settle(s, size)
	return s, page
}

// kept are the entries of the game on the table as another program reads them from the same file.
func kept(t *testing.T, s *Shell) []ledger.Step {
	t.Helper()
	other, err := ledger.Open(s.session.Book().Path(), rulebooks.All())
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := other.Close(); err != nil {
			t.Error(err)
		}
	}()
	game, err := other.Load(s.session.Game().ID())
	if err != nil {
		t.Fatal(err)
	}
	return game.Steps()
}

// A watched page looks at the file whenever the page beneath it is brought up to date.
type watched struct {
	*tablePage
	look func()
}

// Update looks first.
func (w watched) Update() {
	w.look()
	w.tablePage.Update()
}

// An entry is on disk before any screen shows it.
func TestEntryIsOnDiskBeforeItIsShown(t *testing.T) {
	s, page := atTable(t, onDesktop())
	var onDisk []int
	s.Home(watched{page, func() { onDisk = append(onDisk, len(kept(t, s))) }})
	onDisk = nil
	choose(t, s, "B", "+60")
	way(t, s, 0)
	tap(t, s, words.Say("sheet.record"))
	if len(onDisk) != 1 || onDisk[0] != 1 {
		t.Errorf("when the page was brought up to date, the file held %v entries", onDisk)
	}
	if len(page.log.content.Objects) != 2 { // the round and the entry
		t.Errorf("the log shows %d rows", len(page.log.content.Objects))
	}
}

// A turn without trades is four taps from the table and back on a phone; a purchase takes four more.
func TestTapsOfATurn(t *testing.T) {
	s, page := atTable(t, onPhone())
	e := position(s)
	e.Seats[0].Cash = 99_999
	say(t, s, e)
	taps := 0
	tapped := func(do func()) { taps++; do() }
	tapped(func() { tap(t, s, "Ann's turn") })
	tapped(func() { choose(t, s, "B", "+60") })
	tapped(func() { way(t, s, 0) })
	tapped(func() { tap(t, s, words.Say("sheet.record")) })
	if taps > 4 || s.Page() != page || len(kept(t, s)) != 2 {
		t.Errorf("after %d taps the page is %T and %d entries are kept", taps, s.Page(), len(kept(t, s)))
	}
	if err := s.session.Undo(); err != nil {
		t.Fatal(err)
	}
	taps = 0
	tapped(func() { tap(t, s, "Ann's turn") })
	tapped(func() { choose(t, s, "B", "+60") })
	tapped(func() { way(t, s, 0) })
	tapped(func() { trade(t, s, "after", 2) })
	for _, digit := range []string{"9", "9", "8"} {
		tapped(func() { tap(t, s, digit) })
	}
	tapped(func() { tap(t, s, words.Say("sheet.record")) })
	if got := kept(t, s)[1].After.Shares(0, 2); taps > 8 || got != 999 || s.Page() != page {
		t.Errorf("after %d taps Ann has %d yellow, and the page is %T", taps, got, s.Page())
	}
}

// After recording a bar offers to undo or to replace the entry, and both do it.
func TestBarAfterRecording(t *testing.T) {
	s, page := atTable(t, onPhone())
	record := func() {
		page.enter()
		choose(t, s, "B", "+60")
		way(t, s, 0)
		tap(t, s, words.Say("sheet.record"))
		mustSay(t, s, "Recorded: Ann: B +60")
	}
	record()
	tapSpoken(t, s, words.Say("table.undo"))
	if len(kept(t, s)) != 0 || len(s.bars.Objects) != 0 {
		t.Errorf("%d entries are left after undo", len(kept(t, s)))
	}
	record()
	tapSpoken(t, s, words.Say("table.replace"))
	mustSay(t, s, "Amend entry 1")
	tap(t, s, words.Say("sheet.card.change"))
	choose(t, s, "R", "–30")
	way(t, s, 0)
	tap(t, s, words.Say("sheet.saved"))
	steps := kept(t, s)
	if len(steps) != 1 || steps[0].Entry.(*stockholder.Turn).Card != "R-30" || s.Page() != page {
		t.Errorf("kept %+v", steps)
	}
}

// The bar of an amended entry replaces that one, not the last.
func TestBarAfterAmending(t *testing.T) {
	s, _ := atTable(t, onPhone())
	say(t, s, plain(0, "B+60", 1), plain(1, "R+60", 0), plain(2, "Y+60", 0))
	s.pushAmend(2)
	way(t, s, 1)
	tap(t, s, words.Say("sheet.saved"))
	mustSay(t, s, "Recorded: Ben: R +60")
	tapSpoken(t, s, words.Say("table.replace"))
	mustSay(t, s, "Amend entry 2")
	s.Back()
	if s.undo(); s.session.Game().Steps()[1].Entry.(*stockholder.Turn).Free != fourcolours.Assign(0) {
		t.Error("undo does not take the amendment back")
	}
}

// What cannot be recorded is said beneath the entry; the button says it too and records nothing.
func TestRefusedEntryIsNotRecorded(t *testing.T) {
	s, page := atTable(t, onPhone())
	page.enter()
	mustSay(t, s, "Choose the card that Ann played.")
	test.Tap(recordButton(t, s))
	if len(s.session.Game().Steps()) != 0 {
		t.Error("a turn without a card was recorded")
	}
	choose(t, s, "B", "+60")
	way(t, s, 0)
	trade(t, s, "after", 1)
	tap(t, s, "7")
	const sentence = "7 red at 70 cost 490, but Ann has 30. The cash pays for 0."
	mustSay(t, s, sentence)
	sh := s.Page().(*sheetPage).sheet
	if sh.figures.Visible() || len(sh.preview.Objects) != 0 {
		t.Error("what a refused turn would do is shown")
	}
	test.Tap(recordButton(t, s))
	if bar, ok := barOf(s); !ok || bar.Message() != sentence || len(s.session.Game().Steps()) != 0 {
		t.Error("the button does not say why nothing is recorded")
	}
	s.Page().(Recorder).Record()
	if len(s.session.Game().Steps()) != 0 {
		t.Error("the keyboard records what the button does not")
	}
	tap(t, s, words.Say("sheet.zero"))
	if sh.refusal.Visible() || !sh.matrix.Visible() || sh.button.Disabled() {
		t.Error("the refusal stays")
	}
}

// recordButton is the button at the foot of the sheet, also while it is disabled.
func recordButton(t *testing.T, s *Shell) *widget.Button {
	t.Helper()
	page, ok := s.Page().(*sheetPage)
	if !ok {
		t.Fatalf("the page is %T", s.Page())
	}
	return page.sheet.button
}

// barOf is the bar at the foot of the page.
func barOf(s *Shell) (*widget.UndoBar, bool) {
	var bar *widget.UndoBar
	walk(s.bars, func(o fyne.CanvasObject) {
		if b, ok := o.(*widget.UndoBar); ok {
			bar = b
		}
	})
	return bar, bar != nil
}

// The sheet shows live what the turn will do to every seat.
func TestPreviewShowsEverySeat(t *testing.T) {
	s, page := atTable(t, onPhone())
	page.enter()
	choose(t, s, "B", "+60")
	way(t, s, 0)
	mustSay(t, s, "Blue rises: 100 + 60 = 160")
	mustSay(t, s, "Red falls: 100 – 30 = 70")
	mustSay(t, s, "Ann is compensated for red: 1 × (100 – 70) = 30")
	for _, figure := range []string{"Ann, Cash 30, +30", "Ann, Net worth 460, +60", "Ben, Net worth 430, +30", "Zoë, Net worth 430, +30"} {
		if !spoken(s, figure) {
			t.Errorf("the preview does not show %q", figure)
		}
	}
	if len(s.session.Game().Steps()) != 0 || s.session.Game().Table().Cash(0) != 0 {
		t.Error("the preview changed the game")
	}
}

// spoken tells whether something that can be seen is called so by a screen reader.
func spoken(s *Shell, label string) bool {
	found := false
	walk(s.window.Content(), func(o fyne.CanvasObject) {
		if named, ok := o.(interface{ AccessibilityLabel() string }); ok && named.AccessibilityLabel() == label {
			found = true
		}
	})
	return found
}

// A ledger that cannot write says so, and what was filled in stays.
func TestFaultOfTheLedgerLeavesTheSheet(t *testing.T) {
	for name, size := range map[string]fyne.Size{"phone": onPhone(), "desktop": onDesktop()} {
		t.Run(name, func(t *testing.T) {
			a := test.NewTempApp(t)
			w, s, err := build(a, Start{Book: filepath.Join(t.TempDir(), "games.db")})
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(w.Close)
			dressed(t, s, look.Theme{Variant: look.Light}, size)
			page := seated(t, s, "4x6", nil, friends()...)
			settle(s, size)
			if size == onPhone() {
				page.enter()
			}
			choose(t, s, "B", "+60")
			way(t, s, 1)
			if err := s.session.Book().Close(); err != nil {
				t.Fatal(err)
			}
			s.Page().(Recorder).Record()
			mustSay(t, s, "The book of your games is closed. Start the program again.")
			if len(s.session.Game().Steps()) != 0 {
				t.Error("an entry counts that is not on disk")
			}
			sh := page.sheet
			if size == onPhone() {
				sh = s.Page().(*sheetPage).sheet
			}
			turn := sh.entry.(*stockholder.Turn)
			if turn.Card != "B+60" || turn.Free != fourcolours.Assign(2) || sh.button.Disabled() {
				t.Errorf("what was filled in is %+v now", turn)
			}
			mustSay(t, s, "Blue rises: 100 + 60 = 160")
		})
	}
}

// When another window added an entry, the sheet keeps what was filled in and shows it on the table as it is now.
func TestSheetWhenAnotherWindowWasFaster(t *testing.T) {
	s, page := atTable(t, onPhone())
	page.enter()
	choose(t, s, "B", "+60")
	way(t, s, 1)
	other, err := ledger.Open(s.session.Book().Path(), rulebooks.All())
	if err != nil {
		t.Fatal(err)
	}
	game, err := other.Load(s.session.Game().ID())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := game.Record(plain(0, "R+60", 0), ledger.Author{Device: "another"}); err != nil {
		t.Fatal(err)
	}
	if err := other.Close(); err != nil {
		t.Fatal(err)
	}
	tap(t, s, words.Say("sheet.record"))
	mustSay(t, s, "Another window added entries to this game. They are shown now. Look at them and enter yours again.")
	mustSay(t, s, "It is Ben's turn, not Ann's.")
	sh := s.Page().(*sheetPage).sheet
	if sh.entry.(*stockholder.Turn).Card != "B+60" || len(s.session.Game().Steps()) != 1 || !sh.button.Disabled() {
		t.Errorf("the sheet holds %+v, the game %d entries", sh.entry, len(s.session.Game().Steps()))
	}
	s.Back()
	mustSay(t, s, "Ann: R +60")
}
