package livetest

import (
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"scripkeeper/app/internal/chromium"
	"scripkeeper/app/words/lang"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/recordings"
)

// The later of two windows says that the game has changed. An Undo for an entry that has changed is refused.
func TestTwoWindowsOfASeatRecordOnce(t *testing.T) {
	t.Parallel()
	r := recordings.Read(t, "stockholder", "three-seats-3x5")
	all := steps(t, r)
	file, _ := opening(t, r.Record, 0)
	h, first := serve(t, file), newPhone(t)
	keeper := first.another()
	keeper.open(h.keeper, ".game #sheet")
	first.open(h.join, ".game.looks")
	seatFor(first, keeper, r.Names[all[0].Before.Turn()])
	second := prepared(first.Window())
	site, _, _ := strings.Cut(h.join, "/j/")
	second.open(site, ".game #sheet form")

	turn := targets(all[0].Entry, all[0].Before)
	first.drive("fill", all[0], turn)
	second.drive("fill", all[0], turn)
	second.hear(false)
	first.press(said("record"))
	first.at(1)
	second.press(said("record"))
	second.Hears(lang.English().Text("fault.session.stale"))
	second.hear(true)
	second.at(1)
	keeper.at(1)
	expect.Equal(t, first.fingerprint(), after(t, r.Record, 1).String(), "the fingerprint")

	undo := "↶ " + said("undo")
	second.hear(false)
	first.press(undo)
	first.at(0)
	first.keep(all[0])
	first.at(1)
	second.press(undo)
	second.Hears(lang.English().Text("fault.undo.other"))
	keeper.at(1)
	second.hear(true)
	second.Until("the entry that there is now", `driver.seen.table.undo.body.head === `+
		chromium.Quoted(chromium.Value[string](first.Browser, `driver.seen.table.head`)))
	second.Do(chromedp.Sleep(400 * time.Millisecond)) // not a double tap
	second.press(undo)
	for _, p := range []phone{first, second, keeper} {
		p.at(0)
	}
}

// Two taps at once, or one after an answer that was lost, begin one game. A reload keeps what was filled in.
func TestADoubleTapMakesOneGame(t *testing.T) {
	t.Parallel()
	h, p := serve(t), newPhone(t)
	p.open(h.keeper, "main.page")
	taps := func(button string, games int) {
		t.Helper()
		p.Until("a button to tap", button)
		p.Do(chromedp.Evaluate("{ const tap = () => "+button+"?.click(); tap(); tap(); setTimeout(tap, 150); }", nil),
			chromedp.Sleep(time.Second))
		kept := must.Get(book.Open(h.book, rulebooks.All()))(t)
		defer func() { must.Do(t, kept.Close()) }()
		expect.Equal(t, len(must.Get(kept.Shelf.ListNow())(t)), games, "games after a double tap")
	}
	p.turnTo("new", ".options button")
	p.Do(chromedp.Evaluate(`document.querySelector(".options button").click()`, nil))
	p.Sees("details")
	p.Do(chromedp.Evaluate(`document.querySelectorAll("ol input").forEach((box, seat) => {
		box.value = "Seat " + seat;
		box.dispatchEvent(new Event("input"));
	})`, nil))
	p.Until("a complete wish", `document.querySelector(".record button:not([disabled])")`)
	p.Do(chromedp.Reload())
	p.Until("what was filled in", `document.querySelector("ol input")?.value === "Seat 0"`)
	p.Do(chromedp.Evaluate(`driver.lose("begin")`, nil))
	taps(`document.querySelector(".record button:not([disabled])")`, 1)
	p.turnTo("shelf", ".tile details")
	taps(`[...document.querySelectorAll(".tile button")].find((e) => e.textContent === `+
		chromium.Quoted(said("duplicate"))+`)`, 2)
}

// An entry whose answer was lost is recorded once, and its page hears of it when it is connected again. A double tap on
// Undo undoes once.
func TestALostAnswerRecordsOnce(t *testing.T) {
	t.Parallel()
	_, p, _, all := atThree(t)
	p.drive("fill", all[0], targets(all[0].Entry, all[0].Before))
	p.Do(chromedp.Evaluate(`driver.lose("enter")`, nil))
	p.press(said("record"))
	p.at(1)
	p.Until("the sheet of the next turn", `document.querySelector("#sheet [type=submit]").disabled`)
	p.keep(all[1])
	p.at(2)
	p.Do(chromedp.Evaluate(`{ const tap = () => document.querySelectorAll(".tools button")[0].click();
		tap(); setTimeout(tap, 150); }`, nil), chromedp.Sleep(time.Second))
	p.at(1)
}

// A page says that its game was deleted, leads on, and shows the game again once it is restored. So does the shelf.
func TestADeletedGameLeadsOn(t *testing.T) {
	t.Parallel()
	r := recordings.Read(t, "stockholder", "three-seats-3x5")
	h, p := serve(t), newPhone(t)
	p.open(h.keeper, "main.page")
	p.takeIn(r, 2)
	kept := must.Get(book.Open(h.book, rulebooks.All()))(t)
	defer func() { must.Do(t, kept.Close()) }()
	says := "document.body.innerText.includes(" + chromium.Quoted(said("missing")) +
		") && !document.querySelector('.lost')"
	must.Do(t, kept.Games.Delete(r.Record.ID))
	p.Until("a page without the game", says)
	must.Do(t, kept.Games.Undelete(r.Record.ID))
	p.Sees(".game")
	must.Do(t, kept.Games.Delete(r.Record.ID))
	p.Until("a page without the game", says)
	p.Do(chromedp.Reload())
	p.Until("a page without the game", says)
	p.press(said("shelf"))
	p.Sees(`main a[href="#/new"]`)
	must.Do(t, kept.Games.Undelete(r.Record.ID))
	p.Sees(`.tile a[href="#/g/` + r.Record.ID.String() + `"]`)
}

func (p phone) hear(so bool) {
	p.T.Helper()
	way := "driver.hear(false)"
	if so {
		way = "driver.hear(true)"
	}
	p.Do(chromedp.Evaluate(way, nil))
}
