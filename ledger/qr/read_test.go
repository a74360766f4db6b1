package qr

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"testing"
	"time"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/qr/photo"
)

func TestEveryVersionIsReadBack(t *testing.T) {
	for version, text := range ladder() {
		code := must.Get(Encode(text))(t)
		for _, scale := range []int{3, 7} {
			if read, err := Read(t.Context(), code.Image(scale)); err != nil || read != text {
				t.Errorf("version %d at %d pixels a module: %q, %v; must be %q", version, scale, read, err, text)
			}
		}
	}
}

func TestOtherWaysToHoldAPictureAreRead(t *testing.T) {
	const text = "SK1 ANY TEXT"
	code := must.Get(Encode(text))(t)
	clean := code.Image(4)
	clear, moved := image.NewNRGBA(clean.Bounds()), image.NewRGBA64(clean.Bounds().Add(image.Pt(-31, 17)))
	for y := range clean.Bounds().Dy() {
		for x := range clean.Bounds().Dx() {
			if r, _, _, _ := clean.At(x, y).RGBA(); r == 0 {
				clear.Set(x, y, color.Black)
			}
			moved.Set(x-31, y+17, clean.At(x, y))
		}
	}
	bare := grey(clean).SubImage(clean.Bounds().Inset(4 * 4)) // without the border
	dark := image.NewGray(image.Rect(0, 0, 400, 300))
	draw.Draw(dark, bare.Bounds().Add(image.Pt(90, 50)), bare, bare.Bounds().Min, draw.Src)
	light := image.NewGray(dark.Bounds())
	for i, pixel := range dark.Pix {
		light.Pix[i] = ^pixel
	}
	dimmed := photo.Shot{Width: 400, Height: 400, Share: 0.7, Turn: 7, Blur: 0.8}.Take(inverted(code.Image(6)), nil)
	upside := photo.Shot{Width: 400, Height: 400, Share: 0.7, Turn: 180}.Take(clean, nil)
	for name, img := range map[string]image.Image{
		"upside down":                   upside,
		"without a border on black":     dark,
		"light on dark on a light page": light,
		"light on dark":                 inverted(clean),
		"light on dark with no border":  inverted(bare),
		"a dark photograph, turned":     dimmed,
		"black on nothing":              clear,
		"not at 0, 0":                   moved,
		"part of a picture":             moved.SubImage(moved.Rect.Inset(4)),
		"a picture of no kind":          struct{ image.Image }{clean},
	} {
		read, err := Read(t.Context(), img)
		expect.True(t, err == nil && read == text, "%s: %q, %v", name, read, err)
	}
	var file bytes.Buffer
	must.Do(t, gif.Encode(&file, clean, nil))
	if read, err := ReadPicture(t.Context(), file.Bytes()); err != nil || read != text {
		t.Errorf("GIF: %q, %v", read, err)
	}
}

func inverted(of image.Image) *image.Gray {
	img := grey(of)
	for i := range img.Pix {
		img.Pix[i] = ^img.Pix[i]
	}
	return img
}

func TestWordsOfAnyScriptComeBack(t *testing.T) {
	for _, text := range []string{
		"http://192.168.178.123:48427/j/k3x9", "Zoë spielt", "Аня и Борис", "🃏🂡", "日本語", "lower case",
	} {
		code := must.Get(Encode(text))(t)
		read, err := Read(t.Context(), code.Image(4))
		expect.True(t, err == nil && read == text, "%q is read as %q, %v", text, read, err)
	}
}

func TestPicturesWithoutACodeAreRefused(t *testing.T) {
	grid := image.NewGray(image.Rect(0, 0, 300, 200))
	for i := range grid.Pix {
		grid.Pix[i] = byte(i * i >> 5)
	}
	for name, img := range map[string]image.Image{
		"empty":       image.NewGray(image.Rect(0, 0, 0, 0)),
		"one pixel":   image.NewGray(image.Rect(0, 0, 1, 1)),
		"narrow":      image.NewGray(image.Rect(0, 0, 30, 1)),
		"black":       image.NewGray(image.Rect(0, 0, 400, 400)),
		"see-through": image.NewNRGBA(image.Rect(0, 0, 400, 400)),
		"a pattern":   grid,
	} {
		text, err := Read(t.Context(), img)
		expect.True(t, fault(err) == "picture.nocode", "%s: %q, %v", name, text, err)
	}
	expect.Equal(t, fault(ledgertest.Second(ReadPicture(t.Context(), asPNG(t, grid)))), "picture.nocode", "a file")
}

func TestWhatIsNoPictureIsRefused(t *testing.T) {
	code := must.Get(Encode("HELLO WORLD"))(t)
	file := asPNG(t, code.Image(4))
	for name, data := range map[string][]byte{
		"nothing":        nil,
		"words":          []byte("SK1:THIS IS NO PICTURE"),
		"half a picture": file[:len(file)/2],
	} {
		text, err := ReadPicture(t.Context(), data)
		expect.True(t, fault(err) == "picture.unreadable", "%s: %q, %v", name, text, err)
	}
}

// A file or a picture that is too large is refused before memory is allocated.
func TestWhatHasNoEndIsRefusedUnseen(t *testing.T) {
	expect.Equal(t, fault(ledgertest.Second(ReadPicture(t.Context(), make([]byte, MaxBytes+1)))), "picture.big",
		"a file without end")
	expect.Equal(t, fault(ledgertest.Second(Read(t.Context(), image.NewUniform(color.White)))), "picture.big",
		"a picture without bounds")
}

func FuzzReadPicture(f *testing.F) {
	code := must.Get(Encode("HELLO"))(f)
	f.Add(asPNG(f, code.Image(2)))
	f.Add(asJPEG(f, code.Image(2), 50))
	f.Add([]byte("GIF89a"))
	f.Add(cornerMarks(f, 20, 30))
	f.Add(manyScans(1000, 200))
	f.Add(claimed(f, 6000, 6000, 16, 6))
	f.Fuzz(func(t *testing.T, file []byte) {
		began := time.Now()
		_, err := ReadPicture(t.Context(), file)
		checkFault(t, err)
		took := time.Since(began)
		must.Hold(t, took <= 4*MaxTime, "%d bytes take %v", len(file), took)
	})
}

// FuzzRead fuzzes pixels instead of file formats, to reach the search itself.
func FuzzRead(f *testing.F) {
	code := must.Get(Encode("HELLO"))(f)
	f.Add(grey(code.Image(2)).Pix, uint16(len(code.Modules)*2))
	f.Add([]byte{0, 255, 0, 255}, uint16(2))
	f.Fuzz(func(t *testing.T, pixels []byte, width uint16) {
		if width == 0 {
			return
		}
		height := len(pixels) / int(width)
		img := &image.Gray{Pix: pixels, Stride: int(width), Rect: image.Rect(0, 0, int(width), height)}
		_, err := Read(t.Context(), img)
		checkFault(t, err)
	})
}

func checkFault(t *testing.T, err error) {
	switch code := fault(err); code {
	case "no error", "picture.unreadable", "picture.big", "picture.long", "picture.slow", "picture.nocode":
	default:
		t.Fatalf("the fault is %q", code)
	}
}
