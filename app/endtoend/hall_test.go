package endtoend

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/chromedp/chromedp"

	"scripkeeper/app/director"
	"scripkeeper/app/internal/chromium"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/tournament"
)

// friday returns the path of a book with a tournament in its first round, and the members at the first table.
func friday(t *testing.T) (path string, first []string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "games.db")
	b := must.Get(book.Open(path, rulebooks.All()))(t)
	plan := director.WithGame(tournament.UsualPlan(), tournament.GameChoice{Rulebook: "stockholder", Least: 2, Most: 4})
	plan.Minutes, plan.Rounds = 90, 3
	names := strings.Fields("Ann Ben Carl Dana Emil Fay Gus Hans")
	by := ledger.Author{Device: "Desk"}
	begun := must.Get(director.Begin(b, "Friday", by, &plan, director.NewJoin(names)))(t)
	d := must.Get(director.Open(b, begun.Head().ID, b.Shelf.ListNow, func() ledger.Author { return by }))(t)
	drawing := director.NewDrawing(d)
	draw := drawing.Start()
	draw.Do()
	drawing.Finish(draw, nil)
	must.Get(drawing.Announce())(t)
	table, _ := d.State.Table(1, 1)
	first = d.Names(table.Members)
	must.Do(t, b.Close())
	return path, first
}

func (w window) directs() {
	w.t.Helper()
	w.Tap(text("tournament.title"))
	w.tapPart("Friday")
	w.Tap(text("shelf.more", "game", "Friday"))
	w.Tap(text("guests.way"))
	w.See(text("guests.start"))
	w.looks("hall-off")
	w.Tap(text("guests.start"))
	w.See(text("guests.scan"))
}

func (p phone) sits(member string) {
	p.T.Helper()
	p.Sees("#name")
	p.Do(chromedp.SendKeys("#name", member))
	p.press(member)
	p.Hears(text("live.page.hall.table", "table", "1"))
}

func (p phone) handsIn(worths ...string) {
	p.T.Helper()
	p.press(text("live.page.hall.handin"))
	for n, worth := range worths {
		field := fmt.Sprintf(`(//main//form[h2]//input[@type="text"])[%d]`, n+1)
		p.Do(chromedp.SendKeys(field, worth, chromedp.BySearch))
	}
	p.press(text("live.page.hall.send"))
}

// While Live is on, another program refuses to serve the same games. A phone reconnects when Live is on again.
func TestATournamentIsFollowedFromTheWindow(t *testing.T) {
	t.Parallel()
	path, first := friday(t)
	w := open(t, withArgs("--book", path))
	w.directs()
	w.looks("hall-nobody")
	link := w.ReadCode()
	ann := newPhone(t)
	ann.Do(chromedp.Navigate(link))
	ann.sits(first[2])
	ann.handsIn("900", "100+50", "800", "700")
	ann.Hears("Handed in for table 1")
	w.See(text("live.room.accept"))
	w.looks("hall-result")
	w.Key("Escape")
	waits := words.Format("guests.results", words.Names{"count": 1})
	w.SeePart(waits)
	w.See(words.Format("guests.sign", words.Names{"count": 1}))
	w.looks("hall-page")
	w.tapPart(waits)
	w.Tap(text("live.room.accept"))
	w.Gone(text("live.room.accept"))
	ann.Hears(text("live.page.hall.over"))

	out, errors, status := w.Command("serve", "--book", path)
	expect.True(t, status != 0 && strings.Contains(errors, text("fault.live.elsewhere")),
		"serving the same games ends with %d, %q and %q", status, out, errors)
	must.Do(t, w.cmd.Process.Signal(syscall.SIGTERM))
	w.ends()
	ann.Hears(text("live.page.lost"))
	w.Reopen()
	w.directs()
	ann.Until("no word of a lost connection", `!document.querySelector(".lost")`)
	w.SeePart(text("guests.role.look"))
	screen := ann.another()
	screen.Do(chromedp.Navigate(link + "?view=hall"))
	screen.Hears("Table 2")
	w.Tap(text("guests.stop"))
	ann.Hears(text("live.page.lost"))
	seen := chromium.Value[string](screen.Browser, "document.body.innerText")
	expect.True(t, strings.Contains(seen, "Friday"), "the projector says %q", seen)
	w.Close()
}

// Without a network no code is shown, because no phone could use it.
func TestLiveWithoutANetwork(t *testing.T) {
	t.Parallel()
	alone := filepath.Join(t.TempDir(), "alone")
	write(t, alone, "#!/bin/sh\nexec unshare --map-root-user --net "+program(t)+` "$@"`+"\n")
	must.Do(t, os.Chmod(alone, 0o700))
	path, _ := friday(t)
	w := open(t, ofBinary(alone), withArgs("--book", path))
	w.Tap(text("tournament.title"))
	w.tapPart("Friday")
	w.Tap(text("shelf.more", "game", "Friday"))
	w.Tap(text("guests.way"))
	w.Tap(text("guests.start"))
	w.See(text("guests.alone"))
	w.looks("hall-alone")
	expect.True(t, !w.Has(text("guests.copy")), "there is a link to copy that no phone could open")
	w.Close()
}
