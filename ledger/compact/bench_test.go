package compact

import (
	"math/rand/v2"
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
)

// BenchmarkEncodeFinishedGame writes a finished game of four with the 4x6 hands, and reports how many characters it
// has, how many bytes they stand for, and the version of its QR code.
func BenchmarkEncodeFinishedGame(b *testing.B) {
	game := begin(b, 0, "Ann", "Benjamin", "Zoë", "Катя")
	players{rand.New(rand.NewPCG(1, 1)), 3}.play(b, game, 100)
	measure(b, game)
}

// BenchmarkDecodeFinishedGame reads such a game and works it out.
func BenchmarkDecodeFinishedGame(b *testing.B) {
	game := begin(b, 0, "Ann", "Benjamin", "Zoë", "Катя")
	players{rand.New(rand.NewPCG(1, 1)), 3}.play(b, game, 100)
	code := must.Get(Encode(game))(b)
	for b.Loop() {
		must.Get(Decode(code, rulebooks.All()))(b)
	}
}
