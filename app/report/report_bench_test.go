package report

import (
	"io"
	"testing"

	"scripkeeper/calc/conformance/must"
)

// BenchmarkPrint prints a whole game of twelve.
func BenchmarkPrint(b *testing.B) {
	g := recorded(b, "tycoon/testdata/games/twelve-seats-extended.json", nil)
	for b.Loop() {
		must.Do(b, Write(io.Discard, g, PrintFormat))
	}
}
