package qr

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"image/png"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// alphanumeric is what a code's alphanumeric mode can hold.
const alphanumeric = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"

// words is a text of a length, at least 2.
func words(luck *rand.Rand, length int) string {
	var b strings.Builder
	for range length - 2 {
		b.WriteByte(alphanumeric[luck.IntN(len(alphanumeric))])
	}
	// Programs that read codes may cut a space at either end.
	return "A" + b.String() + "Z"
}

// ladder holds one text for each version that is drawn, from 2 to MaxVersion, as long as its code can hold at the
// level that is chosen for it (ISO/IEC 18004).
func ladder() map[int]string {
	luck := rand.New(rand.NewPCG(3, 5))
	texts := map[int]string{}
	for i, length := range []int{38, 61, 90, 122, 154, 178, 221, 262, 395, 468, 535, 619, 667, 758} {
		texts[i+2] = words(luck, length)
	}
	return texts
}

// grey is the picture in grey.
func grey(img image.Image) *image.Gray {
	out := image.NewGray(image.Rect(0, 0, img.Bounds().Dx(), img.Bounds().Dy()))
	draw.Draw(out, out.Rect, img, img.Bounds().Min, draw.Src)
	return out
}

// turned is the picture turned by a quarter.
func turned(img *image.Gray) *image.Gray {
	out := image.NewGray(image.Rect(0, 0, img.Rect.Dy(), img.Rect.Dx()))
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			out.SetGray(img.Rect.Dy()-1-y, x, img.GrayAt(x, y))
		}
	}
	return out
}

// resampled is the picture seen through a camera that is turned by an angle (in degrees) and makes it factor times
// as large, on a background with room around it.
func resampled(img *image.Gray, factor, degrees float64) *image.Gray {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	size := float64(img.Rect.Dx()) * factor
	side := int(size * (math.Abs(sin) + math.Abs(cos)) * 1.1)
	out := image.NewGray(image.Rect(0, 0, side, side))
	for y := range side {
		for x := range side {
			dx, dy := float64(x)+0.5-float64(side)/2, float64(y)+0.5-float64(side)/2
			u := (dx*cos+dy*sin)/factor + float64(img.Rect.Dx())/2 - 0.5
			v := (dy*cos-dx*sin)/factor + float64(img.Rect.Dy())/2 - 0.5
			out.SetGray(x, y, color.Gray{Y: between(img, u, v)})
		}
	}
	return out
}

// between is the shade at a point between pixels; around the picture it is light grey.
func between(img *image.Gray, u, v float64) byte {
	left, top := math.Floor(u), math.Floor(v)
	at := func(x, y float64) float64 {
		if p := image.Pt(int(x), int(y)); p.In(img.Rect) {
			return float64(img.GrayAt(p.X, p.Y).Y)
		}
		return 200
	}
	right, down := u-left, v-top
	upper := at(left, top)*(1-right) + at(left+1, top)*right
	lower := at(left, top+1)*(1-right) + at(left+1, top+1)*right
	return byte(upper*(1-down) + lower*down)
}

// blurred is the picture with each pixel mixed with those beside it and then above and below, a few times over.
func blurred(img *image.Gray, times int) *image.Gray {
	pixels := append([]byte(nil), img.Pix...)
	for range times {
		for _, far := range []int{1, img.Stride} {
			before := append([]byte(nil), pixels...)
			for i := far; i < len(pixels)-far; i++ {
				pixels[i] = byte((int(before[i-far]) + 2*int(before[i]) + int(before[i+far])) / 4)
			}
		}
	}
	return &image.Gray{Pix: pixels, Stride: img.Stride, Rect: img.Rect}
}

func asPNG(t testing.TB, img image.Image) []byte {
	var b bytes.Buffer
	must.Do(t, png.Encode(&b, img))
	return b.Bytes()
}

func asJPEG(t testing.TB, img image.Image, quality int) []byte {
	var b bytes.Buffer
	must.Do(t, jpeg.Encode(&b, img, &jpeg.Options{Quality: quality}))
	return b.Bytes()
}

// A picture of a whole window in which the search misses the code at its own size and at half of it.
func TestReadsACodeInAPictureOfAWindow(t *testing.T) {
	picture := must.Get(os.ReadFile(filepath.Join("testdata", "window.png")))(t)
	text, err := ReadPicture(t.Context(), picture)
	expect.True(t, err == nil && strings.HasPrefix(text, "SK1:117:"), "read %q, %v", text, err)
}
