package qr

import (
	"bytes"
	"image"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/makiuchi-d/gozxing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/qr/photo"
)

// curvedSet returns pictures of codes that are bent, seen through a distorting lens, tilted by 48 degrees, or all
// three.
func curvedSet(t testing.TB, seed uint64, each int, versions ...int) []degraded {
	t.Helper()
	texts, luck := ladder(), rand.New(rand.NewPCG(48, seed))
	from := func(low, high float64) float64 { return low + luck.Float64()*(high-low) }
	either := func(low, high float64) float64 { return from(low, high) * float64(1-2*luck.IntN(2)) }
	var set []degraded
	for _, kind := range []string{"sheet", "lens", "tilt", "all"} {
		for _, version := range versions {
			for range each {
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

// BenchmarkCurvedPictures reads the sixty pictures with which the reader was developed, and twice sixty others.
func BenchmarkCurvedPictures(b *testing.B) {
	for seed, name := range []string{1: "made with", 2: "fresh", 3: "fresh too"} {
		if name != "" {
			b.Run(name, func(b *testing.B) { benchmarkReading(b, curvedSet(b, uint64(seed), 3, 3, 6, 8, 10, 15)) })
		}
	}
}

func TestCurvedCodesAreRead(t *testing.T) {
	must.HaveTime(t)
	read, set := 0, curvedSet(t, 4, 1, 3, 15)
	for _, d := range set {
		text, err := ReadPicture(t.Context(), d.file)
		if err == nil {
			read++
			expect.Equal(t, text, d.text, "a code that is curved: %s", d.kind)
		}
	}
	expect.True(t, read >= len(set)-1, "%d of %d are read", read, len(set))
}

func blacksOf(t testing.TB, s shades) *gozxing.BitMatrix {
	blacks := must.Get(gozxing.NewBitMatrix(s.width, s.height))(t)
	for i, shade := range s.pixels {
		if shade < 128 {
			blacks.Set(i%s.width, i/s.width)
		}
	}
	return blacks
}

// In a perfect picture the marks are found where they were drawn.
func TestTheMarksOfAFlatCodeAreMeasured(t *testing.T) {
	const scale = 5
	for version, text := range map[int]string{3: ladder()[3], 7: ladder()[7], 15: ladder()[15]} {
		code := must.Get(Encode(text))(t)
		s := shadesOf(code.Image(scale))
		likely := threes(s.findMarks(blacksOf(t, s)))
		must.Hold(t, len(likely) > 0, "version %d: no marks are found", version)
		c, count := likely[0], 17+4*version
		on, seen := c.rim(count)
		for i := range on {
			want := on[i].plus(point{QuietZone, QuietZone}).times(scale)
			expect.True(t, seen[i].near(want, 0.5), "version %d: %v is at %v; must be %v", version, on[i], seen[i], want)
		}
		counts := s.counts(c)
		must.Hold(t, len(counts) > 0 && counts[0] == count, "version %d: counted as %v", version, counts)
		m, ok := s.mesh(c, count)
		must.Hold(t, ok, "version %d: no mesh", version)
		expect.Equal(t, len(m.anchors), 27+len(alignmentMarks(count)), "version %d: anchors", version)
		modules := dark(m.levels(), count)
		for i, is := range modules {
			expect.Equal(t, is, code.Modules[i/count+QuietZone][i%count+QuietZone], "version %d: module %d", version, i)
		}
		expect.Equal(t, inTurn(modules, count), 1.0, "version %d: modules in turn", version)
	}
}

// Image data may have more rows than the picture, as in formats with blocks of sixteen rows.
func TestRowsBeneathAPhotoAreLeftOut(t *testing.T) {
	picture := image.NewYCbCr(image.Rect(0, 0, 32, 24), image.YCbCrSubsampleRatio444)
	picture.Y = append(picture.Y, make([]byte, 32*8)...)
	expect.Equal(t, len(shadesOf(picture).pixels), 32*24, "pixels")
}

// The expected places are those in ISO/IEC 18004, annex E.
func TestAlignmentMarksAreWhereTheStandardHasThem(t *testing.T) {
	expect.Equal(t, len(alignmentMarks(21)), 0, "version 1")
	expect.Equal(t, slices.Equal(alignmentMarks(25), []point{{18.5, 18.5}}), true, "version 2")
	expect.Equal(t, slices.Equal(alignmentMarks(45), []point{{22.5, 6.5}, {6.5, 22.5}, {22.5, 22.5}, {38.5, 22.5},
		{22.5, 38.5}, {38.5, 38.5}}), true, "version 7")
	var mark, flat [25]float64
	for i := range mark {
		if x, y := i%5-2, i/5-2; max(x, -x, y, -y) == 1 {
			mark[i] = 200
		}
		flat[i] = 200
	}
	expect.True(t, likeAlignment(mark) > 0.999, "a mark is like itself by %v", likeAlignment(mark))
	expect.Equal(t, likeAlignment(flat), 0.0, "nothing is like a mark")
}

func FuzzCurved(f *testing.F) {
	code := must.Get(Encode("HELLO"))(f)
	small := photo.Shot{Width: 160, Height: 120, Share: 0.8, Tilt: 48, Bend: 30, Lens: 0.05}.
		Take(code.Image(4), rand.New(rand.NewPCG(1, 2)))
	f.Add(small.Pix, uint16(160))
	f.Add(grey(code.Image(2)).Pix, uint16(len(code.Modules)*2))
	marks, _, err := image.Decode(bytes.NewReader(cornerMarks(f, 6, 6)))
	must.Do(f, err)
	f.Add(grey(marks).Pix, uint16(marks.Bounds().Dx()))
	f.Fuzz(func(t *testing.T, pixels []byte, width uint16) {
		if width == 0 || len(pixels) < int(width) {
			return
		}
		s := shades{int(width), len(pixels) / int(width), pixels[:len(pixels)-len(pixels)%int(width)]}
		if checkSize(s.width, s.height) != nil {
			return
		}
		began := time.Now()
		_, _ = s.curved(t.Context(), blacksOf(t, s))
		took := time.Since(began)
		must.Hold(t, took <= MaxTime, "%d by %d pixels take %v", s.width, s.height, took)
	})
}
