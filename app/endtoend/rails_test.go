package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/calc/openmarket"
	"scripkeeper/ledger/record"
)

// A launch of a railway sells its director's certificate, which nobody else can buy then, and the company is not named
// as who sells where it has no shares.
func TestARailwayHasOneDirector(t *testing.T) {
	t.Parallel()
	names := []string{"Anna", "Ben"}
	setup := record.Setup{Rulebook: "openmarket", Names: names, Options: openmarket.Rulebook{}.Presets()[3].Options}
	w := open(t, sized(390, 844), withArgs("--phone", "--book", newBook(t, setup)))
	w.Tap(strings.Join(names, ", "))
	w.Tap(text("openmarket.entry.launch.title", "seat", "Anna"))
	w.Tap("Northern")
	w.SeePart("Anna buys the director's certificate of Northern: 2 × 100 = 200")
	w.Shot("rails-launch")
	w.Tap(text("sheet.record"))
	w.SeePart("Anna, Cash 400")
	w.Shot("rails-table")
	w.Tap(text("openmarket.entry.buy.title", "seat", "Anna"))
	w.SeePart("Anna has the only director's certificate of Northern.")
	w.Shot("rails-buy")
	for _, text := range w.Texts() {
		if strings.Contains(text, "The company") {
			t.Errorf("a company that has no shares is offered: %q", text)
		}
	}
}
