package endtoend

import "testing"

// The pictures of README.md: make screenshots keeps them.
func TestScreenshots(t *testing.T) {
	game := readRecorded(t, "four-seats-3x5")
	desktop := open(t, sized(1280, 800))
	desktop.begin("3 × 5", game.Names)
	const played = 14
	for _, turn := range game.Entries[:played] {
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
