package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/stockholder"
)

func TestLogTellsRoundsAndOpensStatements(t *testing.T) {
	s, _ := atTable(t, apptest.Phone())
	page := newLogPage(s)
	s.Go(apptest.To(page))
	apptest.MustShow(t, s, words.Text("log.empty"))
	buys := plain(1, "R+60", 0)
	buys.Before[0] = -1
	apptest.Record(t, s, plain(0, "B+60", 1), buys, plain(2, "Y+60", 3), &calc.Skip{Seat: 0})
	var order []string
	for _, sentence := range apptest.Sentences(s) {
		if strings.HasPrefix(sentence, "Round") || strings.Contains(sentence, ": ") ||
			strings.Contains(sentence, "skipped") {
			order = append(order, sentence)
		}
	}
	want := []string{"Round 2", "Ann is skipped", "Round 1", "Zoë: Y +60, Y +60, G –30",
		"Ben: sold 1 B, R +60, B –30, R +60", "Ann: B +60, B +60, R –30"}
	expect.True(t, strings.Join(order, "|") == strings.Join(want, "|"), "the log tells %q", order)
	apptest.TapSpoken(t, s, "Ben: sold 1 B, R +60, B –30, R +60")
	for _, sentence := range []string{"Ben sells 1 blue: 1 × 160 = 160", "Red rises: 70 + 60 = 130", "Zoë is next."} {
		apptest.MustShow(t, s, sentence)
	}
	apptest.MustContain(t, s, "as far as cash and shares allow. (Move steps, 1 and 3)")
	apptest.MustContain(t, s, "On ")
	for label, title := range map[string]string{"common.edit": "Edit entry 2", "log.insert": "Insert before entry 2",
		"log.void": "Remove entry 2"} {
		apptest.Tap(t, s, words.Text(label))
		apptest.MustShow(t, s, title)
		s.Back()
	}
	apptest.TapSpoken(t, s, "Ben: sold 1 B, R +60, B –30, R +60")
	expect.True(t, !apptest.Contains(s, "Ben sells 1 blue"), "a second tap does not close the statement")
}

func TestUndoneEntryIsPutBack(t *testing.T) {
	s, _ := atTable(t, apptest.Phone())
	apptest.Record(t, s, plain(0, "B+60", 1), plain(1, "R+60", 0))
	s.Undo()
	page := newLogPage(s)
	s.Go(apptest.To(page))
	expect.True(t, !apptest.Contains(s, "Ben: R +60"), "what was undone is shown unasked")
	apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
		if on, ok := o.(*input.Switch); ok {
			test.Tap(on)
		}
	})
	apptest.MustContain(t, s, "Ben: R +60")
	apptest.Tap(t, s, words.Text("common.restore"))
	expect.Equal(t, len(kept(t, s)), 2, "entries count")
	expect.True(t, !apptest.Contains(s, words.Text("common.restore")), "it can be put back twice")
}

func TestUndoneEntriesKeepTheirTrades(t *testing.T) {
	s, _ := atTable(t, apptest.Phone())
	last := plain(2, "R+60", 0)
	last.Before, last.After = [stockholder.Colours]int{-1, 0, 1, 0}, [stockholder.Colours]int{0, 0, -1, 1}
	apptest.Record(t, s, plain(0, "B+60", 1), plain(1, "Y+60", 3), last)
	s.Undo()
	s.Undo()
	page := newLogPage(s)
	s.Go(apptest.To(page))
	page.list.voided = true
	page.Update()
	apptest.MustContain(t, s, "Ben: Y +60")
	const title = "Zoë: sold 1 B, bought 1 Y, R +60, sold 1 Y, bought 1 G"
	apptest.MustContain(t, s, title)
	apptest.Settle(s, apptest.Phone())
	drawn := ""
	apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
		if row, is := o.(*list.Row); is && strings.HasPrefix(row.AccessibilityLabel(), "Zoë: sold") {
			for _, part := range test.WidgetRenderer(row).Objects() {
				if text, is := part.(*canvas.Text); is && text.Visible() {
					drawn += text.Text + " "
				}
			}
		}
	})
	expect.True(t, strings.HasPrefix(drawn, title+" "), "drawn is %q", drawn)
	apptest.Fits(t, s, "the log")
}

func TestARowOfTheLogIsAsHighAsItsWords(t *testing.T) {
	atTable(t, apptest.Phone())
	fyne.CurrentApp().Settings().SetTheme(look.Theme{Variant: look.Light, Text: look.LargestText})
	var w logWords
	w.begin(358, nil, nil)
	for _, of := range [][2]string{{"Ben: R –40", "R –40, G +30"}, {"Bob passes", ""},
		{"Dan: sold 16 R, bought 17 Y, Y +60, bought 1 Y", "Y +60, G –30"}} {
		e := w.of(of[0], func() (string, string) { return of[0], of[1] })
		least := list.NewRow(of[0], of[1], nil).Lines(e.lines).MinSize().Height
		expect.True(t, e.height == least, "%q has a height of %v, not of %v", of, e.height, least)
	}
}

func TestTheReasonOfACorrectionIsShown(t *testing.T) {
	s, _ := atTable(t, apptest.Phone())
	apptest.Record(t, s, &calc.Ruling{Seat: 1, What: "cash", Change: 50, Reason: "the bank was short"})
	apptest.MustShow(t, s, apptest.Text("entry.ruling.reason", "reason", "the bank was short"))
	apptest.Record(t, s, plain(0, "B+60", 1))
	s.Go(apptest.To(NewEntryPage(s, 1)))
	apptest.MustShow(t, s, apptest.Text("entry.ruling.reason", "reason", "the bank was short"))
}

// The route to an entry opens the log at that entry, or without an open entry if the number is unknown.
func TestTheLogOpensAtAnEntry(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "", apptest.Friends(), 12)
	s.Go(apptest.To(NewEntryPage(s, 2)))
	apptest.Settle(s, apptest.Phone())
	apptest.MustContain(t, s, words.Text("common.edit"))
	s.Back()
	s.Go(apptest.To(NewEntryPage(s, 99)))
	apptest.Settle(s, apptest.Phone())
	expect.True(t, !apptest.Contains(s, words.Text("common.edit")), "some entry is open")
}

// If the log is beside the table, there is no button to open it, and the switch for undone entries is below the log.
func TestALogBesideTheTableStandsThereOnce(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "", []string{"Anna", "Ben"}, 3)
	page := NewPage(s)
	s.Go(apptest.To(page))
	icons := func(size fyne.Size) (n int) {
		apptest.Settle(s, size)
		apptest.Walk(page.head.content, func(o fyne.CanvasObject) {
			if icon, is := o.(*input.Button); is && icon.AccessibilityLabel() == words.Text("table.log") {
				n++
			}
		})
		return n
	}
	expect.Equal(t, icons(apptest.Desktop()), 1, "icons of the log at 1280")
	expect.Equal(t, icons(fyne.NewSize(1920, 1080)), 0, "icons of the page beside the log")
	s.Undo()
	if len(page.log.make) != 3 { // two entries and the heading of their round
		t.Fatalf("%d rows are listed", len(page.log.make))
	}
	apptest.TapSpoken(t, s, words.Text("log.showvoided"))
	expect.True(t, len(page.log.make) == 4, "with what was undone %d rows are listed", len(page.log.make))
}

// A log open in the drawer closes when a wider window shows the log beside the table. The opened entry stays open.
func TestALogThatGrowsWideStandsOnce(t *testing.T) {
	s := fourTurns(t)
	page, is := s.Page().(*Page)
	must.Hold(t, is, "the page is %T", s.Page())
	apptest.Settle(s, apptest.Desktop())
	log := newLogPage(s)
	log.list.open = s.Session.Game().Steps()[1].Op
	s.OpenInDrawer(apptest.To(log))
	apptest.Settle(s, apptest.Desktop())
	logs := func() (n int) {
		apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
			if o == log.list.rows.Content || o == page.log.rows.Content {
				n++
			}
		})
		return n
	}
	if n := logs(); n != 1 {
		t.Fatalf("the log stands there %d times at first", n)
	}
	apptest.Settle(s, fyne.NewSize(1920, 1080))
	if n := logs(); n != 1 || s.Page() != shell.Page(page) || page.log.open != log.list.open || !page.side.Visible() {
		t.Errorf("the log stands there %d times, the page is %T", n, s.Page())
	}
	page.Typed('l')
	apptest.Settle(s, fyne.NewSize(1920, 1080))
	if n := logs(); n != 1 || s.Page() != shell.Page(page) {
		t.Errorf("the letter of the log makes %d of it", n)
	}
}
