package qr

import (
	"bytes"
	"fmt"
	"image"
	// The kinds of picture that phones, browsers and messengers hand on.
	_ "image/gif"
	_ "image/jpeg"
	_ "image/png"
	"io"

	"scripkeeper/ledger"
)

// Limits of a picture. They are above what phones take, and keep a small file from filling the memory.
const (
	maxPixels = 40_000_000
	maxBytes  = 64 << 20
)

// ReadPicture reads the text of the QR code in a picture file: PNG, JPEG or GIF, at most 40 megapixels and
// 64 MiB. The fault is "picture.unreadable", "picture.big" or "picture.nocode".
func ReadPicture(r io.Reader) (string, error) {
	file, err := io.ReadAll(io.LimitReader(r, maxBytes+1))
	if err != nil {
		return "", unreadable(err)
	}
	if len(file) > maxBytes {
		return "", &ledger.Fault{
			Code:   "picture.big",
			Detail: fmt.Sprintf("This file is too large for a picture: the limit is %d MiB.", maxBytes>>20),
		}
	}
	size, _, err := image.DecodeConfig(bytes.NewReader(file))
	if err != nil {
		return "", unreadable(err)
	}
	if size.Width <= 0 || size.Height <= 0 || size.Width > maxPixels/size.Height {
		return "", tooManyPixels(size.Width, size.Height)
	}
	img, _, err := image.Decode(bytes.NewReader(file))
	if err != nil {
		return "", unreadable(err)
	}
	return Read(img)
}

func unreadable(err error) error {
	return &ledger.Fault{
		Code:   "picture.unreadable",
		Detail: "This is not a picture that can be read. PNG, JPEG and GIF can.",
		Err:    err,
	}
}

func tooManyPixels(width, height int) error {
	return &ledger.Fault{
		Code: "picture.big",
		Detail: fmt.Sprintf("This picture is too large: %d × %d pixels. The limit is %d million pixels.",
			width, height, maxPixels/1_000_000),
	}
}
