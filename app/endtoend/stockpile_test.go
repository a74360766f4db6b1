package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/calc/stockpile"
	"scripkeeper/ledger/record"
)

// A round of Stockpile on its own sheets: nothing is said before somebody says it, and Enter records nothing that was
// not. The forecast that is left is foreseen, and the tap that confirms it does not clear it.
func TestStockpileHoldsOnlyWhatWasSaid(t *testing.T) {
	t.Parallel()
	names := []string{"Anna", "Ben", "Carl"}
	setup := record.Setup{Rulebook: "stockpile", Names: names, Options: stockpile.Rulebook{}.Presets()[0].Options}
	w := open(t, sized(390, 844), withArgs("--phone", "--book", newBook(t, setup)))
	w.Tap(strings.Join(names, ", "))
	taps := 0
	tap := func(on window, label string) {
		t.Helper()
		on.Tap(label)
		taps++
	}
	tap(w, text("stockpile.entry.bids"))
	w.See(text("stockpile.refusal.bid.none", "seat", "Anna"))
	w.Key("ctrl+Return")
	w.See(text("stockpile.refusal.bid.none", "seat", "Anna"))
	tap(w.In("Anna: Bid"), "0")
	tap(w.In("Ben: Bid"), "20")
	w.See(text("stockpile.refusal.bid.none", "seat", "Carl"))
	tap(w.In("Carl: Bid"), "3")
	w.See("Anna pays the bid of 0: 20 – 0 = 20")
	tap(w, text("sheet.record"))
	for _, name := range names { // of hidden holdings nobody is ranked
		w.See(name + ", Net worth hidden")
		if w.Has(name + ", 1.") {
			t.Errorf("%s is ranked by what is hidden", name)
		}
	}
	tap(w, text("stockpile.entry.piles.title"))
	w.See(text("stockpile.sheet.empty"))
	tap(w.In("Anna"), text("stockpile.sheet.fee", "number", "3"))
	tap(w.In("Anna"), text("stockpile.sheet.fee", "number", "1"))
	tap(w.In("Ben"), text("stockpile.sheet.fee", "number", "2"))
	tap(w.In("Carl"), text("stockpile.sheet.fee", "number", "2"))
	tap(w.In("Carl"), text("stockpile.sheet.back"))
	w.See("$3K, $1K")
	w.Shot("stockpile-piles")
	tap(w, text("sheet.record"))
	w.See("Ben, owes 2") // what everybody knows is shown, and "Why?" tells nothing of what is hidden
	w.See("Ben, Cash 0")
	w.Tap("Ben, Net worth hidden")
	w.SeePart("what Ben holds has not been said")
	w.See(text("stockpile.sheet.cash", "cash", "0"))
	w.Tap(text("common.back"))
	tap(w, text("stockpile.entry.rest"))
	tap(w, text("stockpile.entry.movement.title"))
	for _, said := range [][2]string{{"Cosmic Computers", "+4"}, {"Bottomline Bank", "–3"}, {"Leading Laboratories", "+1"},
		{"American Automotive", "–2"}, {"Stanford Steel", "+2"}} {
		tap(w.In(said[0]), said[1])
	}
	w.See(text("stockpile.sheet.some", "count", "5", "max", "6"))
	w.In(text("company.epic")).See("$$ ?")
	w.In(text("company.stanford")).Tap("+2 ✓") // what was set by hand is let go by a second tap
	w.See(text("stockpile.sheet.some", "count", "4", "max", "6"))
	w.In(text("company.stanford")).Tap("+2")
	w.Shot("stockpile-forecasts")
	tap(w.In(text("company.epic")), "$$ ?")
	w.In(text("company.epic")).See("$$ ✓")
	tap(w, text("stockpile.sheet.shown.nothing"))
	w.SeePart("Round 2 of")
	t.Logf("a round of three is kept by %d taps", taps)
}
