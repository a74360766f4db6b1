package compact

import (
	"testing"

	"scripkeeper/calc/brokeryard"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/recordings"
)

// massStart is a whole game of Broker-Yard with sixty seats.
func massStart(t testing.TB) *game.Game {
	t.Helper()
	recorded := recordings.MassStart(t)
	game := seated(t, 0, brokeryard.Rulebook{}, recorded.Options, recorded.Names...)
	for _, round := range recorded.Entries {
		must.Do(t, ledgertest.Second(game.Record(round, ledger.Author{})))
	}
	return game
}

// A whole game of sixty seats comes back.
func TestSixtySeatsComeBack(t *testing.T) {
	game := massStart(t)
	code := roundTrip(t, game, rulebooks.All())
	t.Logf("%d rounds, %d characters, QR version %d", len(game.Steps()), len(code), version(code))
}

// BenchmarkEncodeSixtySeats writes such a game.
func BenchmarkEncodeSixtySeats(b *testing.B) { measure(b, massStart(b)) }

// BenchmarkDecodeSixtySeats reads such a game and works it out.
func BenchmarkDecodeSixtySeats(b *testing.B) {
	code := must.Get(Encode(massStart(b)))(b)
	for b.Loop() {
		must.Get(Decode(code, rulebooks.All()))(b)
	}
}
