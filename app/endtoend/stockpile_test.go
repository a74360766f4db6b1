package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/calc/stockpile"
	"scripkeeper/ledger"
)

// A round of Stockpile on its own sheets: nothing is said before somebody says it, and Enter records nothing that was
// not. The forecast that is left is foreseen, and the tap that confirms it does not clear it.
func TestStockpileHoldsOnlyWhatWasSaid(t *testing.T) {
	t.Parallel()
	names := []string{"Anna", "Ben", "Carl"}
	setup := ledger.Setup{Rulebook: "stockpile", Names: names, Options: stockpile.Rulebook{}.Presets()[0].Options}
	w := open(t, sized(390, 844), withArgs("--phone", "--book", newBook(t, setup)))
	w.Tap(strings.Join(names, ", "))
	taps := 0
	tap := func(on window, label string) {
		t.Helper()
		on.Tap(label)
		taps++
	}
	tap(w, "The winning bids")
	w.See("How much does Anna bid?")
	w.Key("ctrl+Return")
	w.See("How much does Anna bid?")
	tap(w.In("Anna: Bid"), "0")
	tap(w.In("Ben: Bid"), "20")
	w.See("How much does Carl bid?")
	tap(w.In("Carl: Bid"), "3")
	w.See("Anna pays the bid of 0: 20 – 0 = 20")
	tap(w, "Record")
	for _, name := range names { // of hidden holdings nobody is ranked
		w.See(name + ", Net worth hidden")
		if w.Has(name + ", 1.") {
			t.Errorf("%s is ranked by what is hidden", name)
		}
	}
	tap(w, "What is in the piles")
	w.See("Nobody found any of these")
	tap(w.In("Anna"), "Fee $3K")
	tap(w.In("Anna"), "Fee $1K")
	tap(w.In("Ben"), "Fee $2K")
	tap(w.In("Carl"), "Fee $2K")
	tap(w.In("Carl"), "Take back the last card")
	w.See("$3K, $1K")
	w.Shot("stockpile-piles")
	tap(w, "Record")
	w.See("Ben, owes 2") // what everybody knows is shown, and "Why?" tells nothing of what is hidden
	w.See("Ben, Cash 0")
	w.Tap("Ben, Net worth hidden")
	w.SeePart("what Ben holds has not been said")
	w.See("Cash 0")
	w.Tap("Back")
	tap(w, "No more sales")
	tap(w, "The forecasts")
	for _, said := range [][2]string{{"Cosmic Computers", "+4"}, {"Bottomline Bank", "–3"}, {"Leading Laboratories", "+1"},
		{"American Automotive", "–2"}, {"Stanford Steel", "+2"}} {
		tap(w.In(said[0]), said[1])
	}
	w.See("Record 5 of 6")
	w.In("Epic Electric").See("$$ ?")
	w.In("Stanford Steel").Tap("+2 ✓") // what was set by hand is let go by a second tap
	w.See("Record 4 of 6")
	w.In("Stanford Steel").Tap("+2")
	w.Shot("stockpile-forecasts")
	tap(w.In("Epic Electric"), "$$ ?")
	w.In("Epic Electric").See("$$ ✓")
	tap(w, "Nobody shows a card")
	w.SeePart("Round 2 of")
	t.Logf("a round of three is kept by %d taps", taps)
}
