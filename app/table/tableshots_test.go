package table

import (
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/table/why"
	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/stockholder"
)

func TestTablePagesAreDrawn(t *testing.T) {
	must.HaveTime(t)
	pages := []struct {
		name string
		show func(t *testing.T, s *shell.Shell)
	}{
		{"table", func(t *testing.T, s *shell.Shell) { rich(t, s) }},
		{"table-first", func(t *testing.T, s *shell.Shell) { seated(t, s, "4x6", nil, "Ann", "Ben", "Zoë", "Иван") }},
		{"table-over", func(t *testing.T, s *shell.Shell) {
			rich(t, s)
			e := position(s)
			e.Round, e.Turn = 8, 5
			apptest.Record(t, s, e, &stockholder.Turn{Seat: 5, Card: "G-30", Free: fourcolours.Assign(1)})
		}},
		{"turn", func(t *testing.T, s *shell.Shell) {
			rich(t, s).enter()
		}},
		{"turn-ways", func(t *testing.T, s *shell.Shell) {
			rich(t, s).enter()
			choose(t, s, "G", "+100")
		}},
		{"turn-trade", func(t *testing.T, s *shell.Shell) {
			rich(t, s).enter()
			choose(t, s, "Y", "÷2")
			way(t, s, 1)
			trade(t, s, "after", 1)
		}},
		{"turn-ready", func(t *testing.T, s *shell.Shell) {
			rich(t, s).enter()
			choose(t, s, "G", "+100")
			way(t, s, 2)
		}},
		{"turn-broker", func(t *testing.T, s *shell.Shell) {
			seated(t, s, "broker1961", nil, longNames()...).enter()
		}},
		{"ruling", func(t *testing.T, s *shell.Shell) { rich(t, s); pushSheet(s, &calc.Ruling{What: "cash"}) }},
		{"position", func(t *testing.T, s *shell.Shell) { rich(t, s); pushSheet(s, position(s)) }},
		{"amend", func(t *testing.T, s *shell.Shell) {
			rich(t, s)
			pushAmend(s, 2)
			apptest.Tap(t, s, words.Text("sheet.card.change"))
			choose(t, s, "B", "–60")
			way(t, s, 0)
		}},
		{"void", func(t *testing.T, s *shell.Shell) { rich(t, s); s.Go(voidRoute{number: 2}) }},
		{"recorded", func(t *testing.T, s *shell.Shell) {
			rich(t, s).enter()
			choose(t, s, "G", "+100")
			way(t, s, 2)
			s.Record()
		}},
		{"log", func(t *testing.T, s *shell.Shell) {
			rich(t, s)
			page := newLogPage(s)
			s.Go(apptest.To(page))
			page.list.open = 2
			page.Update()
		}},
		{"why-cash", func(t *testing.T, s *shell.Shell) {
			rich(t, s)
			s.Go(why.Route{Figure: view.SeatFigure(0, view.CashColumn), Looker: calc.None})
		}},
		{"why-worth", func(t *testing.T, s *shell.Shell) {
			rich(t, s)
			s.Go(why.Route{Figure: view.SeatFigure(0, view.WorthColumn), Looker: calc.None})
		}},
		{"why-price", func(t *testing.T, s *shell.Shell) {
			rich(t, s)
			s.Go(why.Route{Figure: view.PriceFigure(s.Session.View().Layout, 0), Looker: calc.None})
		}},
	}
	for _, page := range pages {
		t.Run(page.name, func(t *testing.T) { apptest.Shoot(t, apptest.Begin, page.name, page.show) })
	}
}
