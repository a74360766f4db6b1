package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/ledger/recordings"
)

// A double tap skips no player. After a kill, the input is kept and none of it is visible. The keyboard suffices.
func TestThePhoneGoesFromHandToHand(t *testing.T) {
	t.Parallel()
	game := recordings.Read(t, "stockpile", "fees-four-veiled")
	w := open(t, sized(390, 844), withArgs("--phone", "--book", halfway(t, game, 32)))
	w.Tap(strings.Join(game.Names, ", "))
	counts, from := tally{}, w.taps
	count := func(row string) {
		counts.add("Hidden hands upright: "+row, w.taps-from)
		from = w.taps
	}
	open := func(name string) {
		w.Tap(text("veil.only", "name", name))
		w.See(text("veil.eyes", "name", name))
	}
	w.Tap(text("stockpile.entry.sell.title", "seat", "Ann"))
	w.Shot("hands-public")
	open("Ann")
	w.Shot("hands-page")
	w.DoubleTap(text("veil.done"), 100)
	w.See(text("veil.pass", "name", "Ben"))
	w.Shot("hands-dark")
	w.taps++ // count the double tap as one tap
	count("the first sells nothing")
	open("Ben")
	w.In("Ben: EPI: split cards").Tap("+")
	w.Kill()
	w.launch()
	w.Tap(strings.Join(game.Names, ", "))
	w.Tap(text("table.goon", "entry", text("stockpile.entry.sell.title", "seat", "Ben")))
	w.See(text("sheet.kept"))
	w.Gone(text("common.worth"))
	from = w.taps - 1
	open("Ben")
	w.In("Ben: EPI: split cards").See("1")
	w.Tap(text("veil.done"))
	w.See(text("stockpile.entry.movement.title"))
	count("the next sells a card")

	w.Tap(text("stockpile.entry.movement.title"))
	for _, c := range [][2]string{{"Cosmic Computers", "$$"}, {"Bottomline Bank", "–3"},
		{"Leading Laboratories", "+1"}, {"American Automotive", "+4"}, {"Stanford Steel", "–2"}} {
		w.In(c[0]).Tap(c[1])
	}
	w.In("Epic Electric").Tap("+2")
	w.SeePart(text("veil.missing", "name", "Ann", "names", "Ann, Ben, Cleo, Dan"))
	w.Shot("hands-claims")
	w.Tap(text("stockpile.entry.movement.nobody"))
	w.See(text("stockpile.entry.bids.title"))
	count("forecasts, nobody claims")
	counts.mustStandInTable(t, "stockpile", tapsColumn)

	w.Resize(1280, 800)
	w.Key("ctrl+z")
	w.See(text("stockpile.entry.movement.title"))
	w.Key("ctrl+z", "ctrl+z")
	w.See(text("stockpile.entry.sell.title", "seat", "Ann"))
	w.Key("n", "Return")
	w.See(text("veil.eyes", "name", "Ann"))
	w.Key("Escape")
	w.See(text("veil.pass", "name", "Ann"))
	w.Key("ctrl+Return") // this shortcut opens nothing
	w.Key("n", "Return")
	w.See(text("veil.eyes", "name", "Ann"))
	w.Key("ctrl+Return")
	w.See(text("veil.pass", "name", "Ben"))
	w.Key("n", "Return")
	w.See(text("veil.eyes", "name", "Ben"))
	w.Shot("hands-page-wide")
	w.Key("ctrl+Return")
	w.See(text("stockpile.entry.movement.title"))
}
