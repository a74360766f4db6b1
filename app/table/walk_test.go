package table

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/session"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/game"
)

// Every sheet keeps its promises at every entry of a recorded game of each rulebook. A draft is stored first, and
// another sheet resumes it. A double tap on Record records once, Undo restores the game before the entry, and Redo the
// game after it. Sheet and table fit windows of three widths, in one language after another.
func TestEverySheetKeepsItsPromises(t *testing.T) {
	must.HaveTime(t)
	for _, c := range []struct {
		id, name string
		every    int
	}{
		{"stockholder", "five-seats-4x6-asides", 9}, {"brokeryard", "mass-start-14", 5}, {"tycoon", "five-seats-strategist", 13},
		{"shoulders", "four-seats-advanced-each", 29}, {"openmarket", "rails-three-rounds", 13},
		{"stockpile", "standard-four-hidden", 11},
	} {
		t.Run(c.id, func(t *testing.T) {
			g := apptest.RecordedGame(t, c.id, c.name)
			w := &walk{t: t, s: apptest.Begin(t), now: time.Unix(1_000, 0)}
			w.s.Guard.Pause, w.s.Guard.Now = core.TapPause, func() time.Time { return w.now }
			apptest.Dressed(t, w.s, look.Theme{Variant: look.Light}, apptest.Phone())
			playedTo(t, w.s, g, 0)
			for number, want := range g.Entries {
				if number%c.every > 0 || !w.keep(want) {
					must.Do(t, w.s.Session.Record(want))
				}
			}
			expect.True(t, w.kept > 0, "no entry was kept by its sheet")
		})
	}
}

type walk struct {
	t    *testing.T
	s    *shell.Shell
	now  time.Time
	kept int
}

func (w *walk) keep(want calc.Entry) bool {
	w.t.Helper()
	v := w.s.Session.View()
	e, expected := calc.Find(v.Expected().All(), func(e calc.Entry) bool { return e.Kind() == want.Kind() })
	if !expected {
		return false
	}
	pushSheet(w.s, calc.Ready(v.Table, e))
	page, open := w.s.Page().(*SheetPage)
	if !open || len(page.sheet.parts.now().Parts().Seats) > 0 {
		w.s.BackToHost()
		return false
	}
	w.kept++
	sh := page.sheet
	sheet.CopyFields(sh.entry, calc.BatchOf(v.Rulebook, v.Table, want), sh.base, func(*calc.Field) bool { return true })
	sh.choose(v, calc.LoneEntry(sh.base, sh.entry), sheet.Progress(sh.entry))
	sh.touch()
	w.mustGoOn(sh, e)
	w.mustFit(want.Kind())
	before := v.Game.Head()
	must.Hold(w.t, !sh.button.Disabled(), "%s: %s", want.Kind(), sh.refusal.Text())
	w.mustRecordOnce(sh, want)
	w.s.Session.Drafts.Flush()
	expect.Equal(w.t, len(inBook(w.t, w.s)), 0, "drafts that are left of a recorded %s", want.Kind())
	after := w.s.Session.Game().Head()
	w.s.Undo()
	expect.True(w.t, w.s.Session.Game().Head() == before, "%s: Undo leads to another game", want.Kind())
	w.s.Redo()
	expect.True(w.t, w.s.Session.Game().Head() == after, "%s: Redo leads to another game", want.Kind())
	w.mustFit("the table after a " + want.Kind())
	return true
}

func (w *walk) mustGoOn(sh *entrySheet, e calc.Entry) {
	w.t.Helper()
	w.s.Session.Drafts.Flush()
	v := w.s.Session.View()
	if !sh.filled() {
		return // no fields
	}
	drafts := inBook(w.t, w.s)
	must.Hold(w.t, len(drafts) == 1, "%s: the book has these drafts: %v", e.Kind(), calc.Map(drafts, func(d game.Draft) string { return string(d.Act) + " " + d.Kind }))
	read := must.Get(drafts[0].Read(v.Rulebook))(w.t)
	again := sheet.BatchOf(v.Rulebook, v.Table, read, drafts[0].Progress)
	expect.True(w.t, sheet.Same(again, sh.entry), "%s: the draft in the book holds something else", e.Kind())
	fresh, _ := sheet.Copy(v.Rulebook, sh.blank)
	other := newSheet(w.s, v, fresh)
	expect.True(w.t, other.resumed && sheet.Same(other.entry, sh.entry), "%s: another sheet does not go on", e.Kind())
	expect.Equal(w.t, len(w.s.Session.Drafts.ForDevice(session.ThisDevice)), 1, "drafts")
}

func (w *walk) mustRecordOnce(sh *entrySheet, want calc.Entry) {
	w.t.Helper()
	steps := len(w.s.Session.Game().Steps())
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(sh.button).AddXY(sh.button.Size().Width/2, look.Target/2)
	w.now = w.now.Add(time.Second)
	test.TapCanvas(w.s.Window.Canvas(), at)
	w.now = w.now.Add(200 * time.Millisecond)
	test.TapCanvas(w.s.Window.Canvas(), at)
	all := w.s.Session.Game().Steps()
	must.Hold(w.t, len(all) == steps+1 && sheet.Same(all[steps].Entry, want), "%s: two taps recorded %d entries: %s",
		want.Kind(), len(all)-steps, apptest.Written(w.t, all[len(all)-1].Entry))
}

// mustFit checks the page in windows of three widths, each in another language, and draws it for a person to look at.
func (w *walk) mustFit(what string) {
	w.t.Helper()
	before, all := words.Spoken(), lang.Languages()
	defer words.Speak(before)
	for i, size := range []fyne.Size{{Width: 320, Height: 568}, apptest.Phone(), apptest.Desktop()} {
		words.Speak(all[(w.kept+i)%len(all)])
		apptest.Settle(w.s, size)
		for at, fault := range apptest.Faults(w.s.Window.Content(), size) {
			expect.True(w.t, at >= 3, "%s, %v, %s: %s", what, size, words.Spoken().Tag(), fault)
		}
		apptest.Picture(w.t, w.s, fmt.Sprintf("walk-%s-%02d-%s-%.0f.png", w.s.Session.View().ID(), w.kept, what, size.Width))
	}
	words.Speak(before)
	apptest.Settle(w.s, apptest.Phone())
}
