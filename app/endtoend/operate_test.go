package endtoend

import (
	"strconv"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders"
	"scripkeeper/calc/shoulders/operating"
	"scripkeeper/ledger/record"
)

// keepOnPanel fills in what has its place on the panel of a company of City of the Big Shoulders, records it, and
// reports whether the entry is such a one.
func (g *keptGame) keepOnPanel(want calc.Entry, seen func()) bool {
	g.t.Helper()
	company := ""
	switch want := want.(type) {
	case *operating.Treasury:
		company = want.Company
	case *operating.Operate:
		company = want.Company
	default:
		return false
	}
	offered, operates := g.rulebook.Expected(g.table).Next[0].(*operating.Operate)
	if !operates {
		g.Tap(words.EntryName("shoulders", want))
	}
	if !operates || offered.Company != company {
		g.Tap(g.SeePart(words.Upper(companyName(g.table, company)) + ", ").Text)
	}
	label := text("shoulders.sheet.record.one")
	switch want := want.(type) {
	case *operating.Treasury:
		g.typedInto("t", text("shoulders.field.change"), want.Change)
	case *operating.Operate:
		g.typedInto("r", text("shoulders.field.revenue"), want.Revenue)
		if g.setup.keys {
			g.press("Escape", map[string]string{"dividends": "d", "withhold": "k"}[want.Use])
		} else {
			g.Tap(text("shoulders.choice." + want.Use))
		}
		label = words.EntryTitle("shoulders", g.table, want)
	}
	seen()
	g.record(func() string { return label })
	g.pass(want)
	return true
}

// typedInto types a number into a line of the panel: by the letter that leads to it, or after a tap.
func (g *keptGame) typedInto(letter, label string, n int) {
	g.t.Helper()
	if g.setup.keys {
		g.press(letter)
	} else {
		g.Tap(label)
	}
	g.Type(strconv.Itoa(n))
}

// companyName is what a company is called, by its key.
func companyName(t calc.Table, key string) string {
	for company, c := range t.Layout().Companies {
		if c.Key == key {
			return words.Company(t.Layout(), company)
		}
	}
	return ""
}

// toOperate is a book with a game of City of the Big Shoulders in which Swift operates next.
func toOperate(t *testing.T) string {
	t.Helper()
	return newBook(t, record.Setup{Rulebook: "shoulders", Names: []string{"Anna", "Ben"},
		Options: shoulders.Rulebook{}.Presets()[0].Options},
		&shoulders.Start{Seat: 1, Company: "swift", Par: 50}, &shoulders.Start{Seat: 0, Company: "elgin", Par: 40},
		&shoulders.Pass{Seat: 0}, &shoulders.Pass{Seat: 1}, &operating.Building{Dealt: true})
}

// A company gains appeal, pays twice and pays dividends on one panel, upright on a phone, though the program is killed
// in the middle of it; one Undo takes it all back. By the keyboard it is the same.
func TestACompanyOperates(t *testing.T) {
	t.Parallel()
	operates := text("shoulders.entry.operate.title", "Company", "Swift")
	w := open(t, sized(390, 844), withArgs("--phone", "--book", toOperate(t)))
	w.Tap("Anna, Ben")
	before := w.taps
	w.Tap(operates)
	w.Tap("Appeal +")
	w.Tap(text("shoulders.sheet.wages"))
	w.Type("40")
	w.Tap(text("shoulders.sheet.goods"))
	w.Type("30")
	w.See("150 – 40 – 30 = 80")
	taps := w.taps - before

	w.Kill()
	w.Reopen()
	w.Tap("Anna, Ben")
	w.Tap(text("table.goon", "entry", operates))
	w.See("150 – 40 – 30 = 80")
	before = w.taps
	w.Tap(text("shoulders.field.revenue"))
	w.Type("115")
	w.Tap(text("shoulders.choice.dividends"))
	w.See(text("shoulders.sheet.track.moves", "Company", "Swift", "old", "50", "new", "80"))
	w.Shot("operate-phone")
	w.Tap(operates)
	w.See(text("shoulders.entry.operate.title", "Company", "Elgin"))
	counts := tally{}
	counts.add("Operate: appeal, two payments, dividends", taps+w.taps-before)
	counts.mustStandInTable(t, "shoulders", tapsColumn)
	w.Tap(text("table.undo"))
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
	w.Type("d")
	w.Shot("operate-desktop")
	w.Key("ctrl+Return")
	w.See(text("shoulders.entry.operate.title", "Company", "Elgin"))
	counts = tally{}
	counts.add("Operate: appeal, two payments, dividends", w.pressed-before)
	counts.mustStandInTable(t, "shoulders", keysColumn)
}
