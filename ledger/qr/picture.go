package qr

import (
	"bytes"
	"context"
	"image"
	"image/color"

	// The kinds of picture that phones, browsers and messengers hand on.
	_ "image/gif"
	_ "image/jpeg"
	_ "image/png"
	"time"

	"scripkeeper/ledger"
)

// Limits of a picture. They are above what phones take, and keep a small file from filling the memory: with them,
// reading takes less than 200 MB.
const (
	maxPixels = 40_000_000
	// maxStretch is how many times as long as it is wide a picture may be. A long chat in one picture is 20 times as
	// long; of a strip of single pixels the reader would keep a word for each.
	maxStretch = 32
	// MaxBytes is the largest file of a picture.
	MaxBytes = 24 << 20
	// maxRoom is how many bytes a picture may take up when it is unpacked.
	maxRoom = 100 << 20
)

// MaxTime is how long a picture is looked at. Most are read in a tenth of a second.
const MaxTime = 5 * time.Second

// ReadPicture reads the text of the QR code in a picture file: PNG, JPEG or GIF, at most 40 megapixels and [MaxBytes].
// The fault is "picture.unreadable", "picture.big", "picture.long", "picture.slow" or "picture.nocode".
func ReadPicture(ctx context.Context, file []byte) (string, error) {
	if len(file) > MaxBytes {
		return "", &ledger.Fault{Code: "picture.big"}
	}
	ctx, cancel := context.WithTimeout(ctx, MaxTime)
	defer cancel()
	size, kind, err := image.DecodeConfig(patient{ctx, bytes.NewReader(file)})
	if err != nil {
		return "", unreadable(ctx, err)
	}
	if size.Width <= 0 || size.Height <= 0 {
		return "", &ledger.Fault{Code: "picture.unreadable"}
	}
	if err := checkSize(size.Width, size.Height); err != nil {
		return "", err
	}
	if room(file, kind, size) > maxRoom {
		return "", &ledger.Fault{Code: "picture.big"}
	}
	img, _, err := image.Decode(patient{ctx, bytes.NewReader(file)})
	if err != nil {
		return "", unreadable(ctx, err)
	}
	return Read(ctx, img)
}

// checkSize tells what is wrong with the size of a picture of at least one pixel.
func checkSize(width, height int) error {
	switch {
	case width > maxPixels/height:
		return &ledger.Fault{Code: "picture.big"}
	case max(width, height) > maxStretch*min(width, height):
		return &ledger.Fault{Code: "picture.long"}
	}
	return nil
}

// A patient reader reads a few bytes at a time and stops when its time is over: a few bytes of a picture can ask for
// work on all of its pixels.
type patient struct {
	ctx  context.Context
	from *bytes.Reader
}

// patience is how many bytes are read at a time.
const patience = 256

func (p patient) Read(into []byte) (int, error) {
	if err := p.ctx.Err(); err != nil {
		return 0, err
	}
	return p.from.Read(into[:min(len(into), patience)])
}

// room is how many bytes a picture takes up at most while it is unpacked.
func room(file []byte, kind string, size image.Config) int {
	pixels := size.Width * size.Height
	if kind == "jpeg" {
		return jpegRoom(file, pixels)
	}
	each := 4
	switch size.ColorModel {
	case color.NRGBA64Model, color.RGBA64Model:
		each = 8
	case color.Gray16Model:
		each = 2
	case color.GrayModel:
		each = 1
	}
	if _, few := size.ColorModel.(color.Palette); few {
		each = 1
	}
	if kind == "png" {
		return pixels * each * 3 / 2 // one that comes in passes is unpacked pass by pass
	}
	return pixels * each
}

// The marks in a JPEG file that tell of its pixels (ISO/IEC 10918-1, table B.1), and what stands behind them.
const (
	baseline, extended, progressive = 0xC0, 0xC1, 0xC2
	// coefficient is how many bytes more a value of a progressive picture takes up until all is read.
	coefficient = 4
)

// jpegRoom is the room for a JPEG picture: it depends on how many values there are for a pixel, and on whether all are
// kept until its end.
func jpegRoom(file []byte, pixels int) int {
	most := pixels * 4 * (1 + coefficient)
	for at := 2; at+9 < len(file) && file[at] == 0xFF; at += 2 + int(file[at+2])<<8 + int(file[at+3]) {
		mark := file[at+1]
		if mark < baseline || mark > progressive {
			continue
		}
		parts := file[at+10:]
		count := min(int(file[at+9]), len(parts)/3)
		values, widest := 0, 1
		for i := range count {
			share := int(parts[3*i+1]>>4) * int(parts[3*i+1]&15)
			values, widest = values+share, max(widest, share)
		}
		each := 1
		if mark == progressive {
			each += coefficient
		}
		if values == 0 {
			return most
		}
		return pixels * values / widest * each
	}
	return most
}

// unreadable is why a picture could not be read.
func unreadable(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return slow(ctx)
	}
	return &ledger.Fault{Code: "picture.unreadable", Err: err}
}

func slow(ctx context.Context) error {
	return &ledger.Fault{Code: "picture.slow", Err: ctx.Err()}
}
