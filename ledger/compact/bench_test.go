package compact

import (
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
)

// BenchmarkEncodeFinishedGame writes a finished game of four with the 4x6 hands, and reports how many characters it
// has, how many bytes they stand for, and the version of its QR code.
func BenchmarkEncodeFinishedGame(b *testing.B) {
	measure(b, whole(b, 0, 1))
}

// BenchmarkDecodeFinishedGame reads such a game and works it out.
func BenchmarkDecodeFinishedGame(b *testing.B) {
	code := must.Get(Encode(whole(b, 0, 1)))(b)
	for b.Loop() {
		must.Get(Decode(code, rulebooks.All()))(b)
	}
}
