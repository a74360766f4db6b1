package endtoend

import (
	"slices"
	"strconv"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/chains"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/money"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/trading"
)

// The games take only a few more taps than [madeFor] counts.
func TestWholeGamesOfOtherMarkets(t *testing.T) {
	if !*soak {
		t.Skip("played by make soak")
	}
	t.Parallel()
	for _, game := range []struct {
		name string
		// most is the limit, in percent of the taps that [madeFor] counts.
		most int
	}{{"hotels-sized", 130}, {"exchange-evening", 130}} {
		for _, size := range []struct {
			name     string
			settings []setting
		}{
			{"upright", []setting{sized(390, 844), withArgs("--phone")}},
			{"wide", []setting{sized(1280, 800)}},
		} {
			t.Run(game.name+"/"+size.name, func(t *testing.T) {
				t.Parallel()
				g := market{railways{keptGame: readGame(t, "openmarket", game.name), phone: size.name == "upright"}}
				g.sortSizes()
				path := g.begin(t, len(g.entries), size.settings...)
				g.byHand(path, game.most, g.keepNext, func(made *madeFor, kept []calc.Entry, _ int) {
					if !g.turns() {
						made.begun = false
						made.taps += calc.Bit(kept[0].Kind() == "buy" || kept[0].Kind() == "sell") // a tap chooses the player
					}
					made.countAll(t, kept)
				})
			})
		}
	}
}

type market struct{ railways }

// sortSizes puts chains that grow in one turn into the order of the sheet.
func (g *market) sortSizes() {
	for at, e := range g.entries[1:] {
		if e, is := e.(*chains.Size); is {
			if before, also := g.entries[at].(*chains.Size); also && before.Company > e.Company {
				g.entries[at], g.entries[at+1] = e, before
			}
		}
	}
}

func (g *market) turns() bool { return g.table.Turn() != calc.None }

func (g *market) keepNext() {
	g.t.Helper()
	switch want := g.ahead[0].(type) {
	case *trading.Buy, *trading.Sell:
		g.trade()
	case *charter.Launch:
		if want.Size != nil || g.expected()[0].Kind() != "buy" {
			g.launch(want)
		} else {
			g.trade()
		}
	case *chains.Size:
		g.trade()
	case *pricing.Price:
		g.prices()
	case *charter.Takeover:
		g.takeover(want)
	case *money.Dividend:
		g.dividend(want)
	default:
		g.railways.keepNext()
	}
}

func (g *market) expected() []calc.Entry { return g.rulebook.Expected(g.table).All() }

// alike returns the next entries of certain kinds by one player.
func (g *market) alike(kinds ...string) []calc.Entry {
	seat := func(e calc.Entry) int {
		if f, asked := e.Form(g.table).Field("seat"); asked {
			return f.Get()
		}
		return calc.None
	}
	n, of := 0, calc.None
	for ; n < len(g.ahead) && slices.Contains(kinds, g.ahead[n].Kind()); n++ {
		by := seat(g.ahead[n])
		if of != calc.None && by != calc.None && by != of {
			break
		}
		of = max(of, by)
	}
	return g.ahead[:n]
}

func (g *market) number(cell, more string, n int) {
	g.t.Helper()
	if typed := strconv.Itoa(n); n > 1+len(typed) {
		g.Tap(cell)
		g.Type(typed)
		return
	}
	for range n {
		g.Tap(more)
	}
}

func (g *market) trade() {
	g.t.Helper()
	kinds, on := []string{"launch", "size", "buy"}, calc.Entry(&trading.Buy{})
	if g.ahead[0].Kind() == "sell" {
		kinds, on = []string{"sell"}, &trading.Sell{}
	}
	said := g.alike(kinds...)
	g.turnTo(on)
	if !g.turns() {
		seat, _ := said[0].Form(g.table).Field("seat")
		g.Tap(g.names[seat.Get()])
	}
	for _, e := range said {
		switch e := e.(type) {
		case *charter.Launch:
			g.Tap(text("openmarket.field.launch", "company", g.company(e.Company)))
		case *chains.Size:
			for range e.Size - board.Size(g.table, board.CompanyOf(g.table, e.Company)) {
				g.Tap(text("sheet.field", "name", g.company(e.Company), "field", text("openmarket.field.size")) + " +")
			}
		case *trading.Buy:
			g.number(text("openmarket.field.buy", "company", g.company(e.Company)), g.company(e.Company)+" +", e.Shares)
		case *trading.Sell:
			g.number(text("openmarket.field.sell", "company", g.company(e.Company)), g.company(e.Company)+" –", e.Shares)
		}
	}
	g.recorded(said...)
}

func (g *market) launch(want *charter.Launch) {
	g.t.Helper()
	g.turnTo(want)
	g.Tap(g.company(want.Company))
	said := []calc.Entry{want}
	if want.Size != nil {
		g.In(text("openmarket.field.size")).Tap("2")
		g.Type(strconv.Itoa(*want.Size))
	}
	if len(g.ahead) > 1 && g.ahead[1].Kind() == "buy" {
		for n := range g.ahead[1].(*trading.Buy).Shares {
			g.In(text("openmarket.field.bought") + " " + strconv.Itoa(n)).Tap("+")
		}
		said = append(said, g.ahead[1])
	}
	g.recorded(said...)
}

func (g *market) prices() {
	g.t.Helper()
	said := g.alike("price")
	g.turnTo(said[0])
	for _, e := range said {
		e := e.(*pricing.Price)
		company := board.CompanyOf(g.table, e.Company)
		g.In(text("sheet.field", "name", g.company(e.Company), "field", text("openmarket.field.price"))).
			Tap(words.Number(g.table.Price(company)))
		g.Type(strconv.Itoa(*e.Price))
	}
	g.recorded(said...)
}

func (g *market) dividend(want *money.Dividend) {
	g.t.Helper()
	g.turnTo(want)
	g.Tap(g.company(want.Company))
	g.In(text("openmarket.field.each")).Tap("0")
	g.Type(strconv.Itoa(want.Each))
	g.recorded(want)
}

func (g *market) takeover(want *charter.Takeover) {
	g.t.Helper()
	g.turnTo(want)
	g.In(text("openmarket.field.company")).Tap(g.company(want.Company))
	if by := g.In(text("openmarket.field.by")); by.Has(g.company(want.By)) {
		by.Tap(g.company(want.By))
	}
	more := func(whose, field string, times int) {
		for range times {
			g.In(text("sheet.field", "name", whose, "field", field)).Tap("+")
		}
	}
	for seat, name := range g.names {
		more(name, text("openmarket.field.sold"), calc.ItemOrZero(want.Sold, seat))
		more(name, text("openmarket.field.got", "company", g.company(want.By)), calc.ItemOrZero(want.Got, seat))
	}
	if !want.Keep {
		g.Tap(text("openmarket.field.keep") + " ✓")
	}
	if want.Size != nil {
		usual := board.Size(g.table, board.CompanyOf(g.table, want.By)) + board.Size(g.table, board.CompanyOf(g.table, want.Company)) + 1
		g.In(text("openmarket.field.size")).Tap(strconv.Itoa(usual))
		g.Type(strconv.Itoa(*want.Size))
	}
	g.recorded(want)
}
