package report

import (
	"io"
	"testing"
)

// BenchmarkPDF prints a whole game of twelve.
func BenchmarkPDF(b *testing.B) {
	g := recorded(b, "tycoon/testdata/games/twelve-seats-extended.json", nil)
	for b.Loop() {
		if err := Write(io.Discard, g, PDFFormat, own()); err != nil {
			b.Fatal(err)
		}
	}
}
