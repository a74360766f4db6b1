package qr

import (
	"bytes"
	"context"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"runtime"
	"runtime/debug"
	"testing"
	"time"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/internal/ledgertest"
)

func cornerMarks(t testing.TB, rows, columns int) []byte {
	const module, apart = 2, 9
	img := image.NewPaletted(image.Rect(0, 0, columns*apart*module, rows*apart*module),
		color.Palette{color.White, color.Black})
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			u, v := x/module%apart-3, y/module%apart-3
			if ring := max(u, -u, v, -v); ring <= 1 || ring == 3 {
				img.SetColorIndex(x, y, 1)
			}
		}
	}
	return asPNG(t, img)
}

// manyScans returns a progressive JPEG with many scans. Each scan covers all pixels in some fifty bytes.
func manyScans(side, scans int) []byte {
	var b bytes.Buffer
	segment := func(mark byte, data ...byte) {
		b.Write([]byte{0xFF, mark, byte((len(data) + 2) >> 8), byte(len(data) + 2)})
		b.Write(data)
	}
	b.Write([]byte{0xFF, 0xD8})
	segment(0xDB, append([]byte{0}, bytes.Repeat([]byte{1}, 64)...)...)
	segment(progressive, 8, byte(side>>8), byte(side), byte(side>>8), byte(side), 1, 1, 0x11, 0)
	segment(0xC4, append(append([]byte{0x10, 1}, make([]byte, 15)...), 0xE0)...) // a one-bit code for 16,384 empty blocks
	for range scans {
		segment(0xDA, 1, 1, 0, 1, 63, 0)
		b.Write(make([]byte, 40))
	}
	b.Write([]byte{0xFF, 0xD9})
	return b.Bytes()
}

func claimed(t testing.TB, width, height uint32, depth, kind byte) []byte {
	file := asPNG(t, image.NewGray(image.Rect(0, 0, 1, 1)))
	header := file[12:29]
	binary.BigEndian.PutUint32(header[4:], width)
	binary.BigEndian.PutUint32(header[8:], height)
	header[12], header[13] = depth, kind
	binary.BigEndian.PutUint32(file[29:], crc32.ChecksumIEEE(header))
	return file
}

func TestHostilePicturesAreAnsweredInTime(t *testing.T) {
	must.HaveTime(t)
	defer debug.SetGCPercent(debug.SetGCPercent(20)) // so that little garbage adds to the memory on a busy machine
	for name, c := range map[string]struct {
		file []byte
		want string
	}{
		"600 corner marks":         {cornerMarks(t, 20, 30), "picture.nocode"},
		"1000 corner marks":        {cornerMarks(t, 25, 40), "picture.nocode"},
		"2500 corner marks":        {cornerMarks(t, 50, 50), "picture.nocode"},
		"a strip that is high":     {claimed(t, 1, 39_000_000, 8, 0), "picture.long"},
		"a strip that is wide":     {claimed(t, 39_000_000, 1, 1, 0), "picture.long"},
		"a million by a million":   {claimed(t, 1_000_000, 1_000_000, 8, 0), "picture.big"},
		"16 bits a colour":         {claimed(t, 6000, 6000, 16, 6), "picture.big"},
		"large and coloured":       {claimed(t, 6000, 6000, 8, 6), "picture.big"},
		"large and progressive":    {manyScans(6000, 1), "picture.big"},
		"scans without end":        {manyScans(4000, 5000), "picture.slow"},
		"a size that overflows":    {claimed(t, 1<<30, 1<<30, 8, 0), "picture.unreadable"},
		"large, and then no pixel": {claimed(t, 4000, 4000, 8, 0), "picture.unreadable"},
	} {
		t.Run(name, func(t *testing.T) {
			ctx, cancel := context.WithTimeout(t.Context(), 700*time.Millisecond)
			defer cancel()
			if c.want != "picture.slow" {
				ctx = t.Context()
			}
			began := time.Now()
			expect.Equal(t, fault(ledgertest.Second(ReadPicture(ctx, c.file))), c.want,
				"a file of %d bytes", len(c.file))
			took := time.Since(began)
			expect.True(t, took <= 4*MaxTime, "a file of %d bytes takes %v", len(c.file), took)
		})
	}
	var memory runtime.MemStats
	runtime.ReadMemStats(&memory)
	expect.True(t, memory.HeapSys <= 200<<20, "%d MB were asked for", memory.HeapSys>>20)
}

func TestReadingAPictureCanBeCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	expect.Equal(t, fault(ledgertest.Second(ReadPicture(ctx, manyScans(4000, 5000)))), "picture.slow", "a file")
	expect.Equal(t, fault(ledgertest.Second(Read(ctx, image.NewGray(image.Rect(0, 0, 100, 100))))), "picture.slow",
		"a picture")
}

// Large photos from current phones must not be refused because of an overestimate.
func TestTheRoomOfAPicture(t *testing.T) {
	photo := asJPEG(t, image.NewYCbCr(image.Rect(0, 0, 64, 64), image.YCbCrSubsampleRatio420), 80)
	expect.Equal(t, jpegRoom(photo, 40_000_000), 60_000_000, "bytes for a photo of 40 megapixels")
	expect.Equal(t, jpegRoom(manyScans(100, 1), 1000), 5000,
		"bytes for a progressive picture of 1,000 grey pixels")
	for _, odd := range [][]byte{nil, {0xFF, 0xD8}, bytes.Repeat([]byte{0xFF}, 50),
		{0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1, 3, 1}} {
		expect.Equal(t, jpegRoom(odd, 1000), 20_000, "%x: bytes", odd)
	}
}
