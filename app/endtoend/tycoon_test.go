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

// A game of two is kept with real taps, its year ends by their own editor, player by player and step by step. The
// program is killed in the middle of one of them and goes on with what was filled in. It ends as it was recorded.
func TestWholeGameOfYears(t *testing.T) {
	t.Parallel()
	g := readGame(t, "tycoon", "two-seats-zero")
	ends, count := 0, tally{}
	path := g.begin(t, 15, sized(844, 420))
	for number, e := range g.ahead {
		end, yes := e.(*yearend.YearEnd)
		before := g.taps
		if !yes {
			g.keep(func() {
				if number%4 == 0 {
					g.Shot(fmt.Sprintf("tycoon-%03d-%s", number, e.Kind()))
				}
			}, e)
			count.add(entryRow("tycoon", e), g.taps-before)
			continue
		}
		g.Shot(fmt.Sprintf("tycoon-%03d-table", number))
		ends++
		if g.keepYearEnd(end, ends == 2); ends != 2 { // that of the kill has more
			count.add(entryRow("tycoon", e), g.taps-before)
		}
	}
	g.mustEndAsRecorded(path)
	count.mustStandInTable(t, "tycoon", tapsColumn)
}

// keepYearEnd goes through a year's end as it was recorded and records it. Killed ends the program once in the middle.
func (g *keptGame) keepYearEnd(want *yearend.YearEnd, killed bool) {
	g.t.Helper()
	title := words.EntryTitle("tycoon", g.table, &yearend.YearEnd{})
	g.openSheet(title)
	year := fmt.Sprintf("tycoon-year-%d", g.table.Round())
	for _, seat := range want.Preview(g.table).Order {
		g.Tap(text("tycoon.sheet.next", "what", g.names[seat]))
		typed := ""
		for i, card := range want.Revealed(seat).Cards {
			if killed && i == 4 {
				g.Kill()
				g.Reopen()
				g.Tap(strings.Join(g.names, ", "))
				g.Tap(text("table.goon", "entry", title))
				g.See(text("sheet.kept"))
				g.Shot(year + "-kept")
				g.Tap(text("tycoon.sheet.next", "what", g.names[seat]))
				killed = false
			}
			if g.setup.keys {
				typed += typedPriceCard(g.table, card)
			} else {
				g.Tap(spokenCard(g.table, card))
			}
		}
		if typed != "" {
			g.Type(typed)
		}
		for range want.Revealed(seat).Plus {
			g.Tap(g.names[seat] + ": currency +10%")
		}
		for range want.Revealed(seat).Minus {
			g.Tap(g.names[seat] + ": currency –10%")
		}
		g.Shot(year + "-" + g.names[seat])
	}
	for _, step := range []string{"totals", "currency", yearend.RemovalsStep, yearend.SuspendsStep, yearend.ClaimsStep,
		yearend.OptionsStep, yearend.SalesStep} {
		label := text("tycoon.sheet.next", "what", text("tycoon.sheet.step."+step))
		if len(g.named(g.View(), label)) == 0 {
			continue
		}
		g.Tap(label)
		for _, choice := range g.chosen(want, step) {
			g.Tap(choice)
		}
		g.Shot(year + "-" + step)
	}
	g.Tap(text("common.done"))
	g.Shot(year + "-whole")
	g.record(func() string { return "Record" })
	g.pass(want)
}

// typedPriceCard is how a price card is typed: "n-30".
func typedPriceCard(t calc.Table, code string) string {
	deck := board.DeckOf(t)
	face, _ := deck.Index(code)
	of := t.Layout().Companies[deck.Faces[face].Company].Code
	return strings.ToLower(of) + fmt.Sprintf("%+d", deck.Faces[face].Value)
}

// spokenCard is how a price card's tile is called: "NovaTech –30".
func spokenCard(t calc.Table, code string) string {
	deck := board.DeckOf(t)
	face, _ := deck.Index(code)
	return words.CompanyName(t.Layout(), deck.Faces[face].Company) + " " + words.Signed(deck.Faces[face].Value)
}

// chosen are the tiles to tap in a step of the whole table.
func (g *keptGame) chosen(want *yearend.YearEnd, step string) []string {
	l := g.table.Layout()
	company := func(code string) int {
		return slices.IndexFunc(l.Companies, func(c calc.Company) bool { return c.Code == code })
	}
	var tiles []string
	switch step {
	case yearend.RemovalsStep:
		for _, a := range want.Preview(g.table).Asks {
			if a.Step != step || a.Chosen.Card == "" {
				continue
			}
			tile := words.Format("tycoon.sheet.office."+a.Office, words.Names{
				"seat": g.names[a.Seat], "company": words.Company(l, a.Company)}) + ": " + words.Card(a.Chosen.Card)
			if a.Office == "chairman" {
				tile += " " + g.names[a.Chosen.Seat]
			}
			tiles = append(tiles, tile)
		}
	case yearend.SuspendsStep:
		for _, s := range want.Suspends {
			tiles = append(tiles, words.Format("tycoon.sheet.suspend.spoken", words.Names{
				"seat": g.names[s.Seat], "company": words.Company(l, company(s.Company))}))
		}
	case yearend.ClaimsStep:
		for _, s := range want.Claims {
			place := company(s.Company)
			held, face := g.table.Shares(s.Seat, place), board.FaceValue(g.table, place)
			tiles = append(tiles, words.Format("tycoon.sheet.claim", words.Names{"seat": g.names[s.Seat],
				"company": words.Company(l, place), "shares": held, "price": face,
				"amount": held * face}))
		}
	}
	return tiles
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
