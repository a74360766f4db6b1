package endtoend

import (
	"strings"
	"testing"
)

// A railway pays half of what its mine leaves: its own income is typed after a tap on it, and the sheet foretells what
// its holders get.
func TestOwnIncomeOfARailway(t *testing.T) {
	t.Parallel()
	setup, entries := fiveRailways()
	w := open(t, sized(390, 844), withArgs("--book", newBook(t, setup, entries...)))
	w.Tap(strings.Join(setup.Names, ", "))
	for _, label := range []string{text("openmarket.entry.buy.title", "seat", "Anna"),
		text("openmarket.entry.operate")} {
		w.Tap(label)
	}
	w.digits("135")
	for _, label := range []string{text("openmarket.choice.payout.half"),
		text("openmarket.part.own")} {
		w.Tap(label)
	}
	w.Type("20")
	w.Bring("936") // 115 ÷ 20, rounded up, is 6 a share for Ben's six
	w.Shot("own-income")
	w.Tap(text("sheet.record"))
	w.SeePart("936")
}
