package qr

import (
	"bytes"
	"image"
	"image/draw"
	"image/jpeg"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

const alphanumeric = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"

func words(luck *rand.Rand, length int) string {
	var b strings.Builder
	for range length - 2 {
		b.WriteByte(alphanumeric[luck.IntN(len(alphanumeric))])
	}
	// Programs that read codes may cut off a space at either end.
	return "A" + b.String() + "Z"
}

// ladder returns the longest text for each version from 2 to MaxVersion, at the level that [Encode] chooses.
func ladder() map[int]string {
	luck := rand.New(rand.NewPCG(3, 5))
	texts := map[int]string{}
	for i, length := range []int{38, 61, 90, 122, 154, 178, 221, 262, 395, 468, 535, 619, 667, 758} {
		texts[i+2] = words(luck, length)
	}
	return texts
}

func grey(img image.Image) *image.Gray {
	out := image.NewGray(image.Rect(0, 0, img.Bounds().Dx(), img.Bounds().Dy()))
	draw.Draw(out, out.Rect, img, img.Bounds().Min, draw.Src)
	return out
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

// The search misses this code at the picture's own size and at half that size.
func TestReadsACodeInAPictureOfAWindow(t *testing.T) {
	picture := must.Get(os.ReadFile(filepath.Join("testdata", "window.png")))(t)
	text, err := ReadPicture(t.Context(), picture)
	expect.True(t, err == nil && strings.HasPrefix(text, "SK1:117:"), "read %q, %v", text, err)
}
