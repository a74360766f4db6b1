package endtoend

import (
	"strings"
	"testing"
)

// A railway pays half of what its mine leaves: its own income is typed after a tap on it, by the thumb and on a wide
// screen, and the log says how half came about.
func TestOwnIncomeOfARailway(t *testing.T) {
	t.Parallel()
	setup, entries := fiveRailways()
	for name, o := range map[string]setting{"phone": sized(390, 844), "desktop": sized(1280, 800)} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := open(t, o, withArgs("--book", newBook(t, setup, entries...)))
			w.Tap(strings.Join(setup.Names, ", "))
			for _, label := range []string{text("openmarket.entry.buy.title", "seat", "Anna"),
				text("openmarket.entry.operate"), "1", "3", "5", text("openmarket.choice.payout.half"),
				text("openmarket.field.own"), "2", "0"} {
				w.Tap(label)
			}
			w.SeePart("Southern takes in 135 and keeps 20 of its own income: 135 – 20 = 115")
			w.SeePart("115 ÷ 20, rounded up = 6. It pays out 10 × 6 = 60 and keeps 55.")
			w.Shot("own-income-" + name)
			w.Tap(text("sheet.record"))
			w.SeePart("Southern operates: 135")
		})
	}
}
