package compact

import (
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc/conformance/must"
)

// A choice is a symbol with a cumulative frequency, a frequency and the total frequency.
type choice struct{ start, size, total uint32 }

func drawChoice(t *rapid.T) choice {
	total := rapid.Uint32Range(1, maxTotal).Draw(t, "total")
	start := rapid.Uint32Range(0, total-1).Draw(t, "start")
	return choice{start, rapid.Uint32Range(1, total-start).Draw(t, "size"), total}
}

func TestPackedChoicesComeBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		choices := rapid.SliceOf(rapid.Custom(drawChoice)).Draw(t, "choices")
		checkPacked(t, choices)
	})
}

// The lowest and the highest choices in a wide range make long runs of 0x00 and 0xFF bytes, with carries.
func TestCarriesRunThroughManyBytes(t *testing.T) {
	luck := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		choices := make([]choice, 300)
		for i := range choices {
			total := luck.Uint32N(maxTotal) + 1
			start := total - 1
			if luck.IntN(100) == 0 {
				start = luck.Uint32N(total)
			}
			choices[i] = choice{start, 1, total}
		}
		checkPacked(t, choices)
	}
}

func checkPacked(t interface {
	Fatalf(string, ...any)
}, choices []choice) {
	p := newPacker()
	bits := 0.0
	for _, c := range choices {
		p.pack(c.start, c.size, c.total)
		bits += math.Log2(float64(c.total) / float64(c.size))
	}
	data := p.done()
	if limit := bits*1.006/8 + 2; float64(len(data)) > limit {
		t.Fatalf("%.1f bits became %d bytes", bits, len(data))
	}
	u := newUnpacker(data)
	for i, c := range choices {
		if share := u.peek(c.total); share < c.start || share >= c.start+c.size {
			t.Fatalf("choice %d of %d is share %d, must be %d to %d of %d",
				i, len(choices), share, c.start, c.start+c.size-1, c.total)
		}
		u.take(c.start, c.size)
	}
}

func FuzzUnpacker(f *testing.F) {
	f.Add([]byte{}, uint16(0))
	f.Add([]byte{255, 255, 255, 255, 255}, uint16(65535))
	f.Fuzz(func(t *testing.T, data []byte, highest uint16) {
		u := newUnpacker(data)
		for range 1000 {
			total := uint32(highest) + 1
			share := u.peek(total)
			must.Hold(t, share < total, "share %d of %d", share, total)
			u.take(share, 1)
		}
	})
}
