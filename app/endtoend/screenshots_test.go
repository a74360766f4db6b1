package endtoend

import (
	"strings"
	"testing"

	"scripkeeper/ledger"
)

// The pictures of README.md: make screenshots keeps them. The last turns on them are played on the wide screen.
func TestScreenshots(t *testing.T) {
	t.Parallel()
	game := readRecorded(t, "four-seats-3x5")
	const before, played = 12, 14
	setup := ledger.Setup{Rulebook: "stockholder", Names: game.Names, Options: game.Options}
	desktop := open(t, sized(1280, 800), withArgs("--book", newBook(t, setup, game.Game.Entries[:before]...)))
	desktop.Tap(strings.Join(game.Names, ", "))
	for _, turn := range game.Entries[before:played] {
		desktop.play(turn)
	}
	desktop.Shot("table-desktop")
	desktop.Resize(820, 1180)
	desktop.Shot("table-tablet")
	desktop.Resize(390, 844)
	desktop.Shot("table-phone")
	desktop.Tap(game.Names[game.Entries[played].Seat] + "'s turn")
	desktop.Shot("sheet-phone")
	desktop.Key("Escape")
	desktop.Tap("Share")
	desktop.Shot("code-phone")
}
