package qr

import (
	"image"
	"image/draw"
	"runtime"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// A strip of single pixels is refused before anything is made of it; a code in a long chat is read.
func TestStripsAreRefusedAndLongChatsAreRead(t *testing.T) {
	strip := image.NewGray(image.Rect(0, 0, 1, 2_000_000))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, err := Read(t.Context(), strip)
	runtime.ReadMemStats(&after)
	took := after.TotalAlloc - before.TotalAlloc
	expect.True(t, fault(err) == "picture.long" && took <= 1<<20, "%v after %d bytes", err, took)
	text := "SK2:0:A CHAT"
	drawn := must.Get(Encode(text))(t)
	code := drawn.Image(6)
	for _, at := range []image.Point{{200, 50}, {300, 9000}, {20, 15500}} {
		chat := image.NewGray(image.Rect(0, 0, 640, 16_000))
		draw.Draw(chat, chat.Rect, image.White, image.Point{}, draw.Src)
		draw.Draw(chat, code.Bounds().Add(at), code, image.Point{}, draw.Src)
		if read, err := Read(t.Context(), chat); read != text || err != nil {
			t.Errorf("at %v: %q, %v", at, read, err)
		}
	}
}
