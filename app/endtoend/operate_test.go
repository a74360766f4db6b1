package endtoend

import (
	"fmt"
	"slices"
	"strconv"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/operating"
	"scripkeeper/ledger/record"
)

// keepOnPanel records entries on a company's sheet. It returns false if no sheet records the first entry.
func (g *keptGame) keepOnPanel(seen func(), wants ...calc.Entry) bool {
	g.t.Helper()
	company := onPanel(wants[0])
	if company == "" {
		return false
	}
	offered, operates := g.rulebook.Expected(g.table).Next[0].(*operating.Operate)
	if !operates {
		g.Tap(words.EntryName("shoulders", &operating.Treasury{}))
	}
	if !operates || offered.Company != company {
		g.Tap(g.noted(words.Upper(companyName(g.table, company))))
	}
	label := text("sheet.record")
	if len(wants) > 1 {
		label = words.Format("sheet.record.several", words.Names{"count": len(wants)})
	}
	for _, want := range wants {
		switch want := want.(type) {
		case *operating.Treasury:
			g.typedInto("t", text("shoulders.field.treasury", "company", companyName(g.table, company)), want.Change)
		case *operating.Appeal:
			for at := board.AppealOf(g.table, numberOf(g.table, company)); at < want.To; at++ {
				g.moreAppeal(companyName(g.table, company))
			}
		case *operating.Pay:
			for i, sum := range []int{want.Wages, want.Goods, want.Machinery} {
				if purpose := operating.Purposes()[i]; sum > 0 {
					g.typedInto(purpose[:1], text("shoulders.field."+purpose), sum)
				}
			}
		case *operating.Operate:
			g.typedInto("r", text("shoulders.field.revenue"), want.Revenue)
			if g.setup.keys {
				g.Key("Escape", map[string]string{"dividends": "p", "withhold": "w"}[want.Use])
			} else {
				g.Tap(g.noted(text("shoulders.choice." + want.Use)))
			}
		}
	}
	seen()
	g.record(func() string { return label })
	for _, want := range wants {
		g.pass(want)
	}
	return true
}

func onPanel(e calc.Entry) string {
	switch e := e.(type) {
	case *operating.Treasury:
		return e.Company
	case *operating.Appeal:
		return e.Company
	case *operating.Pay:
		return e.Company
	case *operating.Operate:
		return e.Company
	}
	return ""
}

// together returns the number of next entries that one sheet records: a company's entries, up to its result.
func together(entries []calc.Entry) int {
	company, n := onPanel(entries[0]), 1
	for company != "" && n < len(entries) && entries[n-1].Kind() != "operate" && onPanel(entries[n]) == company {
		n++
	}
	return n
}

func (g *keptGame) moreAppeal(company string) {
	g.t.Helper()
	if g.setup.keys {
		g.Key("a")
	} else {
		g.In(text("shoulders.field.appeal", "company", company)).Tap("+")
	}
}

// typedInto types a number into a line on the sheet, after a letter or a tap that focuses the line.
func (g *keptGame) typedInto(letter, label string, n int) {
	g.t.Helper()
	if g.setup.keys {
		g.Key(letter)
	} else {
		g.Tap(label)
	}
	g.Type(strconv.Itoa(n))
}

func numberOf(t calc.Table, key string) int {
	return slices.IndexFunc(t.Layout().Companies, func(c calc.Company) bool { return c.Key == key })
}

func companyName(t calc.Table, key string) string {
	return words.CompanyName(t.Layout(), numberOf(t, key))
}

// toOperate returns a book with a game of City of the Big Shoulders in which Swift operates next.
func toOperate(t *testing.T) string {
	t.Helper()
	return newBook(t, record.Setup{Rulebook: "shoulders", Names: []string{"Anna", "Ben"},
		Options: shoulders.Rulebook{}.Presets()[0].Options},
		&shoulders.Start{Seat: 1, Company: "swift", Par: 50}, &shoulders.Start{Seat: 0, Company: "elgin", Par: 40},
		&shoulders.Pass{Seat: 0}, &shoulders.Pass{Seat: 1}, &operating.Building{Dealt: true})
}

// One sheet records all that a company does, by mouse or by keys, and survives a kill. One Undo reverts everything.
func TestACompanyOperates(t *testing.T) {
	t.Parallel()
	operates := text("shoulders.entry.operate.title", "Company", "Swift")
	w := open(t, sized(390, 844), withArgs("--phone", "--book", toOperate(t)))
	w.Tap("Anna, Ben")
	before := w.taps
	w.Tap(operates)
	w.In(text("shoulders.field.appeal", "company", "Swift")).Tap("+")
	w.Tap(text("shoulders.field.wages"))
	w.Type("40")
	w.Tap(text("shoulders.field.goods"))
	w.Type("30")
	w.SeePart("Treasury, Swift 80")
	taps := w.taps - before

	w.Kill()
	w.Reopen()
	w.Tap("Anna, Ben")
	w.Tap(text("table.goon", "entry", operates))
	w.See(text("sheet.record.several", "count", "2"))
	before = w.taps
	w.Tap(text("shoulders.field.revenue"))
	w.Type("115")
	w.Tap(w.SeePart(text("shoulders.choice.dividends") + ". ").Text)
	w.See(text("sheet.track.moves", "Company", "Swift", "old", "50", "new", "80"))
	w.Shot("operate-phone")
	w.Tap(text("sheet.record.several", "count", "3"))
	w.See(text("shoulders.entry.operate.title", "Company", "Elgin"))
	counts := tally{}
	counts.add("Operate: appeal, two payments, dividends", taps+w.taps-before)
	counts.mustStandInTable(t, "shoulders", tapsColumn)
	w.Tap(text("common.undo"))
	w.See(operates)

	w.Resize(1280, 800)
	before = w.pressed
	w.Key("n")
	w.Type("w40")
	w.Key("Tab")
	w.Type("30")
	w.Key("Escape")
	w.Type("ar115")
	w.Key("Escape")
	w.Type("p")
	w.Shot("operate-desktop")
	w.Key("ctrl+Return")
	w.See(text("shoulders.entry.operate.title", "Company", "Elgin"))
	counts = tally{}
	counts.add("Operate: appeal, two payments, dividends", w.pressed-before)
	counts.mustStandInTable(t, "shoulders", keysColumn)
}

// The log describes a company's payments.
func TestWholeGameOfADecade(t *testing.T) {
	if !*soak {
		t.Skip("played by make soak")
	}
	t.Parallel()
	g := readGame(t, "shoulders", "three-seats-wages")
	decade, table := 0, g.table
	for ; table.Round() == 1; decade++ {
		table, _, _ = g.entries[decade].Apply(table)
	}
	g.entries = g.entries[:decade]
	path := g.begin(t, decade, sized(390, 844), withArgs("--phone"))
	from := g.taps
	for len(g.ahead) > 0 {
		n := together(g.ahead)
		g.keep(func() { g.Shot(fmt.Sprintf("decade-%02d-%s", len(g.ahead), g.ahead[0].Kind())) }, g.ahead[:n]...)
		g.ahead = g.ahead[n:]
	}
	counts := tally{}
	counts.add("A decade upright, three companies", g.taps-from)
	g.mustHoldAllOf(path)
	for seat, name := range g.names {
		g.SeePart(name + ", " + text("common.cash") + " " + strconv.Itoa(g.table.Cash(seat)))
	}
	g.Tap(text("table.log"))
	g.SeePart(text("shoulders.log.pay.wages", "amount", "30"))
	counts.mustStandInTable(t, "shoulders", tapsColumn)
}
