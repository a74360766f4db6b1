package qr

import (
	"bytes"
	"context"
	"image"
	"image/color"

	_ "image/gif"
	_ "image/jpeg"
	_ "image/png"
	"time"

	"scripkeeper/ledger"
)

// Limits of a picture, above the sizes that phones take, so that a small file cannot fill the memory. Reading takes
// less than 200 MB.
const (
	maxPixels = 40_000_000
	// maxStretch limits the ratio of the longer to the shorter side. A long chat in one picture has a ratio of 20. For
	// a strip of single pixels, the reader would need 8 bytes of memory for each pixel.
	maxStretch = 32
	MaxBytes   = 24 << 20
	maxRoom    = 100 << 20
)

// MaxTime limits the time for reading a picture. Most pictures take a tenth of a second.
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

func checkSize(width, height int) error {
	switch {
	case width > maxPixels/height:
		return &ledger.Fault{Code: "picture.big"}
	case max(width, height) > maxStretch*min(width, height):
		return &ledger.Fault{Code: "picture.long"}
	}
	return nil
}

// patient is a reader that stops when its time is over. It reads few bytes at a time, because a few bytes of a picture
// can demand work on all pixels.
type patient struct {
	ctx  context.Context
	from *bytes.Reader
}

const patience = 256

func (p patient) Read(into []byte) (int, error) {
	if err := p.ctx.Err(); err != nil {
		return 0, err
	}
	return p.from.Read(into[:min(len(into), patience)])
}

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
		return pixels * each * 3 / 2 // an interlaced picture is unpacked in passes
	}
	return pixels * each
}

// Markers of JPEG frames (ISO/IEC 10918-1, table B.1).
const (
	baseline, extended, progressive = 0xC0, 0xC1, 0xC2
	// coefficient is the number of additional bytes per value while a progressive picture is read.
	coefficient = 4
)

// jpegRoom returns the memory for a JPEG, in bytes. The file's header gives the values per pixel.
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

func unreadable(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return slow(ctx)
	}
	return &ledger.Fault{Code: "picture.unreadable", Err: err}
}

func slow(ctx context.Context) error {
	return &ledger.Fault{Code: "picture.slow", Err: ctx.Err()}
}
