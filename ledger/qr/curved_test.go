package qr

import (
	"math/rand/v2"
	"testing"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/qr/photo"
)

// curvedSet is sixty pictures of codes that are not seen as flat squares: on a sheet that bends, through a lens that
// bends, at a tilt of 48 degrees, and all of that at once. They are those of the seed.
func curvedSet(t testing.TB, seed uint64) []degraded {
	t.Helper()
	texts, luck := ladder(), rand.New(rand.NewPCG(48, seed))
	from := func(low, high float64) float64 { return low + luck.Float64()*(high-low) }
	// either is a figure of that size, above or below 0.
	either := func(low, high float64) float64 { return from(low, high) * float64(1-2*luck.IntN(2)) }
	var set []degraded
	for _, kind := range []string{"sheet", "lens", "tilt", "all"} {
		for _, version := range []int{3, 6, 8, 10, 15} {
			for range 3 {
				shot := photo.Shot{
					Width: 1280, Height: 720, Share: from(0.6, 0.75), AsideX: either(0, 0.15), AsideY: either(0, 0.06),
					Turn: from(0, 360), Tilt: from(0, 10), Lean: from(0, 360),
					Blur: from(0.6, 1.1), Noise: from(2, 6), Contrast: from(130, 220), Shade: from(0.1, 0.5),
				}
				switch kind {
				case "sheet":
					shot.Bend, shot.Axis = either(20, 60), from(0, 180)
				case "lens":
					shot.Lens = either(0.02, 0.07)
				case "tilt":
					shot.Tilt = 48
				case "all":
					shot.Bend, shot.Axis = either(8, 20), from(0, 180)
					shot.Lens = either(0.015, 0.04)
					shot.Tilt = 48
				}
				code := must.Get(Encode(texts[version]))(t)
				picture := shot.Take(code.Image(8), luck)
				set = append(set, degraded{kind, texts[version], asJPEG(t, picture, 85)})
			}
		}
	}
	return set
}

// BenchmarkCurvedPictures reads sixty pictures that the reader was made with.
func BenchmarkCurvedPictures(b *testing.B) { benchmarkReading(b, curvedSet(b, 1)) }
