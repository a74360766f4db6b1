package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/ledger/record"
)

// What else happened stands under headings beneath the entry, each a finger high, and one tap turns to it.
func TestWhatElseHappenedHasHeadings(t *testing.T) {
	t.Parallel()
	names, price := []string{"Anna", "Ben"}, 67
	path := newBook(t, record.Setup{Rulebook: "openmarket", Names: names, Options: rails(t)},
		&charter.Launch{Seat: 1, Company: "N", Price: &price})
	w := open(t, sized(390, 844), withArgs("--phone", "--book", path))
	w.Tap(strings.Join(names, ", "))
	w.Tap(text("openmarket.entry.buy.anybody"))
	w.Bring(text("entry.position"))
	for _, part := range []string{"trades", "companies", "prices", "table"} {
		w.Bring(words.Menu("openmarket", part))
	}
	w.Shot("menu")
	w.Bring(text("openmarket.entry.split"))
	if o := w.See(text("openmarket.entry.split")); o.Area.Dy() < 44 {
		t.Errorf("the button is %v high", o.Area.Dy())
	}
	w.Tap(text("openmarket.entry.split"))
	w.SeePart(text("openmarket.field.new"))
}
