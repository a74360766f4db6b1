package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/trading"
	"scripkeeper/ledger/record"
)

// fiveRailways returns a setup for four, with five open railways. If a railway withholds, its price falls by one step.
func fiveRailways() (record.Setup, []calc.Entry) {
	o, _ := openmarket.Rulebook{}.Presets()[3].Options.(*agreement.Options)
	o.WithholdSteps, o.Cash = 1, 1500
	price := func(n int) *int { return &n }
	entries := []calc.Entry{
		&charter.Launch{Company: "N", Price: price(67)}, &trading.Buy{Company: "N", Shares: 4},
		&openmarket.Next{},
		&charter.Launch{Seat: 1, Company: "S"}, &trading.Buy{Seat: 1, Company: "S", Shares: 4},
		&openmarket.Next{},
		&charter.Launch{Seat: 2, Company: "E", Price: price(90)}, &openmarket.Next{},
		&charter.Launch{Seat: 3, Company: "W", Price: price(75)}, &openmarket.Next{},
		&charter.Launch{Company: "C", Price: price(80)},
	}
	names := []string{"Anna", "Ben", "Carl", "Dora"}
	return record.Setup{Rulebook: "openmarket", Names: names, Options: o}, entries
}

// Each railway operates in one entry, after which the next railway is preselected.
func TestARoundOfRailways(t *testing.T) {
	t.Parallel()
	setup, entries := fiveRailways()
	w := open(t, sized(390, 844), withArgs("--phone", "--book", newBook(t, setup, entries...)))
	w.Tap(strings.Join(setup.Names, ", "))
	taps := 0
	tap := func(labels ...string) {
		for _, label := range labels {
			w.Tap(label)
			taps++
		}
	}
	digits := func(typed string) {
		w.digits(typed)
		taps += len(typed)
	}
	recorded, operates := text("sheet.record"), func(name string) string {
		return text("openmarket.entry.operate.title", "Company", name)
	}
	tap(text("openmarket.entry.buy.title", "seat", "Anna"), text("openmarket.entry.operate"))
	digits("120")
	tap(recorded)
	w.SeePart("Southern operates: 120")
	tap(operates("Eastern"), text("openmarket.entry.pay"))
	digits("80")
	tap(text("openmarket.choice.reason.Train"), recorded)
	w.SeePart("Southern pays the bank 80")
	tap(operates("Eastern"), text("openmarket.choice.withhold"), recorded)
	tap(operates("Central"))
	digits("50")
	tap(text("openmarket.choice.payout.half"), recorded)
	for _, c := range [][2]string{{"Western", "90"}, {"Northern", "40"}} {
		tap(operates(c[0]))
		digits(c[1])
		tap(recorded)
	}
	if taps > 28 {
		t.Errorf("a round of five railways with a train takes %d taps", taps)
	}
	w.Tap(operates("Southern"))
	w.See(text("openmarket.usual.revenue", "amount", "120"))
	w.Shot("rails-as-before")
}

// A typed number is a railway's revenue; no other key is needed before the digits.
func TestARoundOfRailwaysByKeys(t *testing.T) {
	t.Parallel()
	setup, entries := fiveRailways()
	w := open(t, sized(1280, 800), withArgs("--book", newBook(t, setup, entries...)))
	w.Tap(strings.Join(setup.Names, ", "))
	w.Tap(text("openmarket.entry.operate"))
	for _, keys := range []struct{ typed, said string }{
		{"120", "Southern operates: 120"}, {"w", "Eastern operates: 0"}, {"50h", "Central operates: 50"},
		{"90pp", "Western operates: 90"}, {"40", "Northern operates: 40"},
	} {
		w.Type(keys.typed)
		w.Key("ctrl+Return")
		w.SeePart(keys.said)
	}
	w.Shot("rails-keys")
}
