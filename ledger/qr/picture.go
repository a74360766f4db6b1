package qr

import (
	"bytes"
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
		return "", &ledger.Fault{Code: "picture.big"}
	}
	size, _, err := image.DecodeConfig(bytes.NewReader(file))
	if err != nil {
		return "", unreadable(err)
	}
	if size.Width <= 0 || size.Height <= 0 || size.Width > maxPixels/size.Height {
		return "", &ledger.Fault{Code: "picture.big"}
	}
	img, _, err := image.Decode(bytes.NewReader(file))
	if err != nil {
		return "", unreadable(err)
	}
	return Read(img)
}

func unreadable(err error) error {
	return &ledger.Fault{Code: "picture.unreadable", Err: err}
}
