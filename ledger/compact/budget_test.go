package compact

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/qr"
)

// versionTen is how many alphanumeric characters a QR code of version 10 holds at level L (ISO/IEC 18004).
const versionTen = 395

// A finished game of four with the 4x6 hands has 40 turns. Its code must be one that any phone reads at arm's length,
// and that of its last twenty turns one that is read at a glance.
func TestAFinishedGameOfFourFitsVersionTen(t *testing.T) {
	longest, sum := 0, 0
	games := ledgertest.Quick(3, 10)
	for seed := range uint64(games) {
		game := whole(t, 0, seed)
		must.Hold(t, game.Table().Over(), "game %d has %d entries and goes on", seed, len(game.Steps()))
		code := must.Get(Encode(game))(t)
		if len(code) > versionTen {
			t.Errorf("game %d, %d entries: %d characters, version 10 holds %d",
				seed, len(game.Steps()), len(code), versionTen)
		}
		longest, sum = max(longest, len(code)), sum+len(code)
		text := must.Get(EncodeSince(game, len(game.Steps())-20))(t)
		last, err := qr.EncodeFrame(text)
		expect.True(t, err == nil && last.Version <= 6,
			"game %d: the %d characters of its last turns are version %d, %v", seed, len(text), last.Version, err)
	}
	t.Logf("%d games: %d characters on average, %d at most", games, sum/games, longest)
}
