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

// A game of two is kept with real taps, its year ends card by card. The program is killed in the middle of one of them and
// goes on with what was filled in. It ends as it was recorded.
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
		if ends != 2 || !yes { // that of the kill has more
			count.add(entryRow("tycoon", e), g.taps-before)
		}
	}
	g.mustEndAsRecorded(path)
	count.mustStandInTable(t, "tycoon", tapsColumn)
}

// leaveYearEnd ends the program with one card of a year's end filled in, which is there again, and takes the card out.
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

// sortReveals puts the cards that players show at the ends of years into the order of the deck, in which the sheet
// tells them.
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
