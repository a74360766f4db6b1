package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/calc/tycoon"
	"scripkeeper/ledger/record"
)

// The sheet of a purchase asks first, names the company that is chosen now, and adds round numbers by a tap.
func TestFormsAskFollowAndAdd(t *testing.T) {
	t.Parallel()
	names := []string{"Anna", "Ben", "Carl"}
	setup := record.Setup{Rulebook: "tycoon", Names: names, Options: tycoon.Rulebook{}.Presets()[0].Options}
	w := open(t, sized(390, 844), withArgs("--phone", "--book", newBook(t, setup)))
	w.Tap(strings.Join(names, ", "))
	w.Tap(text("tycoon.entry.buy.title", "seat", "Anna"))
	w.Tap(text("company.titan"))
	w.See("Titan Steel shares")
	w.See(text("ask.shares"))
	w.Tap(text("company.global"))
	w.See("Global Industries shares")
	w.Gone("Titan Steel shares")
	w.Tap("+5\u2009000")
	w.Tap("+1\u2009000")
	w.See("6\u2009000")
	w.Shot("tycoon-buys")
}
