package livetest

import (
	"testing"

	"github.com/chromedp/chromedp"

	"scripkeeper/app/internal/chromium"
	"scripkeeper/app/internal/workshop"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/conformance/tinygame"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

// The page can be used for a game whose rulebook it does not know.
func TestASeventhGameIsKeptInABrowser(t *testing.T) {
	t.Parallel()
	rules := append(rulebooks.All(), tinygame.Rulebook{})
	setup := record.Setup{Rulebook: "tiny", Names: []string{"Ann", "Ben"}, Options: &tinygame.Options{Cash: 500}}
	g := must.Get(game.Scratch(setup, rules))(t)
	h := serveBy(t, workshop.Seventh(t, "scripkeeper-seventh", "CGO_ENABLED=0", "-tags", "ci", "."))
	p := newPhone(t)
	p.open(h.keeper, "main.page")
	p.takeIn(recordings.Game{Record: g.Export()}, 0)
	p.Sees("#sheet .trade")
	presses := func(button, sum string) {
		t.Helper()
		p.Do(chromedp.Click("#sheet .trade "+button, chromedp.ByQuery))
		p.Until(sum, `document.querySelector("#sheet .trade").innerText.includes(`+chromium.Quoted(sum)+`)`)
	}
	presses(".step button:last-child", "Buy 1 at 100: costs 100, leaves 400")
	presses(".jumps button:last-child", "Buy 5 at 100: costs 500, leaves 0")
	p.press(said("afresh"))
	for _, entries := range [][]calc.Entry{
		{&tinygame.Trade{Company: 0, Count: 2}, &tinygame.Trade{Company: 1, Count: 1}},
		{&tinygame.Play{Card: "B+20", Other: 2}},
		{&tinygame.Trade{Seat: 1, Company: 1, Count: 3}},
		{&tinygame.Price{Company: 1, Price: 120}},
		{&tinygame.Play{Card: "R-20"}},
		{&tinygame.Trade{Company: 0, Count: -2}, &tinygame.Trade{Company: 1, Count: 2}},
	} {
		before := g.Table()
		sheet := calc.BatchOf(tinygame.Rulebook{}, before, entries[0])
		if len(entries) > 1 {
			other, _ := sheet.Form(before).Field("count.1")
			other.Set(entries[1].(*tinygame.Trade).Count)
		}
		p.drive("keep", game.Step{Entry: sheet, Number: len(g.Steps()) + 1}, targets(sheet, before))
		for _, e := range entries {
			must.Get(g.Record(e, ledger.Author{}))(t)
		}
	}
	h.stop()
	kept := must.Get(book.Open(h.book, rules))(t)
	defer func() { must.Do(t, kept.Close()) }()
	there := must.Get(kept.Games.Load(g.ID()))(t)
	expect.True(t, there.Head() == g.Head(), "%d entries were kept, they should be %d", len(there.Steps()), len(g.Steps()))
	before := len(there.Steps())
	must.Do(t, there.Undo(ledger.Author{}))
	expect.Equal(t, len(there.Steps()), before-2, "entries after one Undo")
}
