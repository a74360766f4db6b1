package livetest

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"scripkeeper/app/internal/chromium"
	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/game"
)

func heardOf(m view.Matrix) []string {
	columns := slices.DeleteFunc(slices.Clone(m.Columns()), func(company int) bool { return !m.HasColumn(company) })
	all := []string{}
	say := func(row, column int, of string) {
		figure := words.Number(m.FigureAt(row, column))
		if m.VeiledAt(row, column) {
			figure = m.Hidden
		}
		told := []string{m.RowName(row), of, figure}
		if change := m.ChangeAt(row, column); change != 0 {
			told = append(told, words.Signed(change))
		}
		if !m.VeiledAt(row, column) {
			told = append(told, m.BadgeAt(row, column), m.NoteAt(row, column))
		}
		all = append(all, strings.Join(strings.Fields(strings.Join(told, " ")), " "))
	}
	for _, seat := range m.Order {
		say(seat, view.CashColumn, m.Cash)
		for _, company := range columns {
			say(seat, company, m.Companies[company].Spoken())
		}
		say(seat, view.WorthColumn, m.Worth)
	}
	for row := range m.Extras {
		for _, company := range columns {
			say(view.ExtraRow-row, company, m.Companies[company].Spoken())
		}
	}
	return all
}

// In every game, each figure on the page is spoken in full, and tapping a figure explains it.
func TestTheTableSaysItsFigures(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.open(serve(t).keeper, "main.page")
	p.Do(chromedp.EmulateViewport(2560, 1440)) // wide enough for a cell per figure
	for _, rules := range rulebooks.All() {
		r, entries := middle(t, rules.ID())
		p.takeIn(r, entries)
		p.turnTo("g/"+r.Record.ID.String(), ".matrix tbody")
		r.Record.Operations, r.Record.End = r.Record.Operations[:entries:entries], nil
		m := view.NewGame(must.Get(game.Replay(r.Record, rulebooks.All()))(t)).Matrix()
		got := chromium.Value[[]string](p.Browser, `[...document.querySelectorAll(".board .matrix tbody button.fig")]
			.map((e) => e.getAttribute("aria-label").replace(/\s+/g, " ").replaceAll("−", "–"))`)
		expect.List(t, got, heardOf(m), "figures of %s", rules.ID())
		p.Do(chromedp.Click(".board .matrix tbody button.fig", chromedp.ByQuery))
		p.Hears(view.NewGame(must.Get(game.Replay(r.Record, rulebooks.All()))(t)).Why(
			view.SeatFigure(m.Order[0], view.CashColumn), 1).Title)
	}
}
