package compact

import (
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/internal/ledgertest"
)

// versionTen is how many alphanumeric characters a QR code of version 10 holds at level L (ISO/IEC 18004).
const versionTen = 395

// A finished game of four with the 4x6 hands has 40 turns. Its code must be one that any phone reads at arm's
// length.
func TestAFinishedGameOfFourFitsVersionTen(t *testing.T) {
	longest, sum := 0, 0
	games := ledgertest.Quick(3, 25)
	for seed := range uint64(games) {
		game := whole(t, 0, seed)
		must.Hold(t, game.Table().Over(), "game %d has %d entries and goes on", seed, len(game.Steps()))
		code := roundTrip(t, game, rulebooks.All())
		if len(code) > versionTen {
			t.Errorf("game %d, %d entries: %d characters, version 10 holds %d",
				seed, len(game.Steps()), len(code), versionTen)
		}
		longest, sum = max(longest, len(code)), sum+len(code)
	}
	t.Logf("%d games: %d characters on average, %d at most", games, sum/games, longest)
}
