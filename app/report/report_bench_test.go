package report

import (
	"io"
	"testing"

	"scripkeeper/calc/conformance/must"
)

func BenchmarkPrint(b *testing.B) {
	g := recorded(b, "tycoon/testdata/games/twelve-seats-extended.json", nil)
	for b.Loop() {
		must.Do(b, Write(io.Discard, g, PrintFormat))
	}
}
