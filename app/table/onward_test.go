package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/trading"
)

// One tap records a trade and ends the turn, and a single Undo reverts both. The button for this is disabled if the
// entry cannot be recorded, and absent if no pass can follow the entry.
func TestATradePassesTheTurnOn(t *testing.T) {
	s := apptest.Begin(t)
	begun(t, s, "openmarket", "rails", "Anna", "Ben")
	apptest.Record(t, s, &charter.Launch{Company: "N"})
	v := s.Session.View()
	sh := newSheet(s, v, &trading.Buy{Company: "N"})
	expect.True(t, sh.onward.Disabled(), "a purchase of nothing can be recorded")
	sh = newSheet(s, v, &trading.Buy{Company: "N", Shares: 1})
	expect.Equal(t, sh.onward.Label(), apptest.Text("sheet.record.on", "next",
		words.EntryPass("openmarket", v.Table, &openmarket.Next{})), "the button says")
	test.Tap(sh.onward)
	steps := s.Session.Game().Steps()
	if len(steps) != 3 || steps[1].Entry.Kind() != "buy" || steps[2].Entry.Kind() != "next" ||
		s.Session.View().Table.Turn() != 1 {
		t.Errorf("there are %d entries, and it is the turn of %d", len(steps), s.Session.View().Table.Turn())
	}
	s.Undo()
	expect.Equal(t, len(s.Session.Game().Steps()), 1, "entries after one Undo")
	for _, e := range []calc.Entry{&operating.Operate{Company: "N"}, &openmarket.Next{}} {
		pass, label := newSheet(s, s.Session.View(), e).task(s.Session.View()).PassAfter()
		expect.True(t, pass == nil && label == "", "a %s passes the turn on: %q", e.Kind(), label)
	}
}

// While a company is due to operate, the first letter of another entry leads to that entry from any focus, unless the
// sheet uses the letter itself. The entries are grouped under headings.
func TestLettersLeadToWhatElseHappened(t *testing.T) {
	s := apptest.Begin(t)
	g := apptest.RecordedGame(t, "openmarket", "rails-evening")
	page := playedTo(t, s, g, 48)
	sh := newSheet(s, s.Session.View(), sheetOf(t, s))
	over := newSheetPage(s, sh)
	s.Go(apptest.To(over))
	apptest.MustContain(t, s, words.Menu("openmarket", "companies"))
	sh.focus()
	expect.True(t, over.Typed('a'), "a letter leads nowhere")
	at, _ := s.Window.Canvas().Focused().(*input.Button)
	must.Hold(t, at != nil, "the keyboard is not at a button")
	expect.Equal(t, at.Label(), words.Text("entry.leave"), "the keyboard is at")
	expect.True(t, over.Typed('w') && s.Window.Canvas().Focused() == fyne.Focusable(at), "a letter of the panel moves on")
	expect.True(t, !over.Typed('z') && page != nil, "a letter leads to nothing")
}

func sheetOf(t *testing.T, s *shell.Shell) calc.Entry {
	t.Helper()
	v := s.Session.View()
	return v.Expected().All()[0]
}
