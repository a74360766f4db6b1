package endtoend

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/yearend"
)

// The ends of years are entered card by card. The program is killed once.
func TestWholeGameOfYears(t *testing.T) {
	t.Parallel()
	g := readGame(t, "tycoon", "two-seats-zero")
	ends, count := 0, tally{}
	path := g.begin(t, 15, sized(844, 420))
	for number, e := range g.ahead {
		before := g.taps
		end, yes := e.(*yearend.YearEnd)
		if yes {
			if ends++; ends == 2 {
				g.leaveYearEnd(end)
				before = g.taps
			}
		}
		g.keep(func() {
			if number%4 == 0 || yes {
				g.Shot(fmt.Sprintf("tycoon-%03d-%s", number, e.Kind()))
			}
		}, e)
		if ends != 2 || !yes { // the kill causes additional taps
			count.add(entryRow("tycoon", e), g.taps-before)
		}
	}
	g.mustEndAsRecorded(path)
	count.mustStandInTable(t, "tycoon", tapsColumn)
}

// leaveYearEnd kills the program with one card of a year's end filled in, finds the card again, and removes it.
func (g *keptGame) leaveYearEnd(end *yearend.YearEnd) {
	g.t.Helper()
	title := words.EntryTitle("tycoon", g.table, &yearend.YearEnd{})
	form := calc.SheetForm(end, g.table)
	card, _ := calc.Find(form.Fields, func(f *calc.Field) bool { return f.Tally && f.Get() > 0 })
	label := words.Field("tycoon", g.table.Layout(), card)
	g.openSheet(title)
	g.Tap(label)
	g.Kill()
	g.Reopen()
	g.Tap(strings.Join(g.names, ", "))
	g.Tap(text("table.goon", "entry", title))
	g.See(text("sheet.kept"))
	g.Tap(label + " ✓")
	g.Key("Escape")
}

// sortReveals sorts the cards shown at the ends of years in deck order, as the sheet does.
func sortReveals(g keptGame) {
	for _, e := range g.entries {
		end, yes := e.(*yearend.YearEnd)
		if !yes {
			continue
		}
		deck := board.DeckOf(g.table)
		for seat := range g.names {
			slices.SortFunc(end.Revealed(seat).Cards, func(a, b string) int {
				one, _ := deck.Index(a)
				other, _ := deck.Index(b)
				return one - other
			})
		}
	}
}
