package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/ledger/recordings"
)

// A marker's move is shown before it is recorded. Taps on arrows enter the move, and so do arrow keys in a wide window.
func TestWaysOnAChart(t *testing.T) {
	t.Parallel()
	game := recordings.Read(t, "openmarket", "rails-chart")
	const before = 19 // Kofi's turn: Northern is at 84 in the top row, Southern at 54
	arrow := func(company, way string) string { return text("sheet.arrow."+way, "company", company) }
	way := func(company, from, to string) string {
		return text("sheet.marker", "company", company, "from", from, "to", to)
	}
	moves := text("openmarket.entry.move")
	t.Run("phone", func(t *testing.T) {
		t.Parallel()
		w := open(t, sized(390, 844), withArgs("--phone", "--book", halfway(t, game, before)))
		w.Tap(strings.Join(game.Names, ", "))
		w.Tap(text("openmarket.entry.buy.title", "seat", "Kofi"))
		w.Tap(text("openmarket.entry.sell"))
		w.In(text("openmarket.field.shares")).Tap("+")
		w.See(way("Northern", "84", "76"))
		w.Shot("ways-sell")
		w.Bring(moves)
		w.Tap(moves)
		w.Tap(arrow("Northern", "right"))
		w.Tap(arrow("Northern", "down"))
		w.Tap(arrow("Southern", "left"))
		w.See(way("Northern", "84", "84"))
		w.See(way("Southern", "54", "48"))
		w.Shot("ways-moves")
		w.Tap(text("openmarket.entry.move.record", "count", "2"))
		w.SeePart("Southern")
		w.Key("ctrl+z")
	})
	t.Run("wide", func(t *testing.T) {
		t.Parallel()
		w := open(t, sized(1280, 800), withArgs("--book", halfway(t, game, before)))
		w.Tap(strings.Join(game.Names, ", "))
		w.Tap(text("openmarket.entry.operate"))
		w.Type("100")
		w.See(words.Format("sheet.now.change", words.Names{"price": 84, "change": words.Difference(10)}))
		w.Bring(moves)
		w.choose(moves)
		w.Key("Down", "Down", "Left")
		w.See(way("Northern", "84", "60"))
		w.Shot("ways-keys")
		w.Key("ctrl+Return")
		w.See(text("common.undo"))
	})
}
