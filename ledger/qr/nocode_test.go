package qr

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/qr/photo"
)

// tableSet returns pictures of cards with words, of boards with nested squares like corner marks, and of rings.
func tableSet(number int) (set []*image.Gray) {
	luck := rand.New(rand.NewPCG(7, 21))
	for range number {
		table := image.NewGray(image.Rect(0, 0, 900, 900))
		for i := range table.Pix {
			table.Pix[i] = 170
		}
		fill := func(x, y, width, height int, shade byte) {
			for v := max(0, y); v < min(900, y+height); v++ {
				for u := max(0, x); u < min(900, x+width); u++ {
					table.SetGray(u, v, color.Gray{Y: shade})
				}
			}
		}
		for range 12 {
			x, y, side := luck.IntN(800), luck.IntN(800), 20+luck.IntN(100)
			switch luck.IntN(3) {
			case 0:
				fill(x, y, 2*side, 3*side, 240)
				for line := y + 8; line < y+3*side-12; line += 14 {
					for at := x + 6; at < x+2*side-12; at += 3 + luck.IntN(9) {
						fill(at, line, 1+luck.IntN(4), 3+luck.IntN(8), 30)
					}
				}
			case 1:
				for i, shade := range []byte{230, 20, 230, 20} {
					fill(x+i*side/8, y+i*side/8, side-i*side/4, side-i*side/4, shade)
				}
			case 2:
				for v := -side; v < side; v++ {
					for u := -side; u < side; u++ {
						if far := math.Hypot(float64(u), float64(v)) / float64(side); far < 1 {
							shade := []byte{25, 25, 220, 25, 220}[int(far*5)]
							fill(x+u, y+v, 1, 1, shade)
						}
					}
				}
			}
		}
		shot := photo.Shot{Width: 1280, Height: 720, Share: 0.9, Turn: luck.Float64() * 360, Tilt: luck.Float64() * 40,
			Lean: luck.Float64() * 360, Blur: 0.8, Noise: 4, Shade: 0.4}
		set = append(set, shot.Take(table, luck))
	}
	return set
}

func BenchmarkFramesWithoutACode(b *testing.B) {
	set := tableSet(12)
	for b.Loop() {
		for _, frame := range set {
			_, err := Read(b.Context(), frame)
			must.Hold(b, fault(err) == "picture.nocode", "%v", err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N*len(set)), "ms/frame")
}

func TestATableWithoutACodeIsNotRead(t *testing.T) {
	must.HaveTime(t)
	for i, frame := range tableSet(4) {
		text, err := Read(t.Context(), frame)
		expect.Equal(t, fault(err), "picture.nocode", "table %d, read as %q", i, text)
	}
}
