package qr

import (
	"image"
	"unicode/utf8"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"

	"scripkeeper/ledger"
)

// smallest is the shorter side, in pixels, below which a picture is not made smaller any more: the smallest code
// with its quiet zone at two pixels a module is not much larger.
const smallest = 48

// largestHalf is the shorter side, in pixels, above which half the size is not small enough to be the last try.
const largestHalf = 800

// Read reads the text of the QR code in a picture. It tries in turn the picture with a threshold for each part of
// it, with one threshold for all of it, as a code drawn by a program with nothing around it, and at smaller sizes. Which of several codes is read is not settled.
//
// The fault is "picture.nocode", or "picture.big" for a picture of more than 40 million pixels.
func Read(img image.Image) (string, error) {
	bounds := img.Bounds()
	if bounds.Empty() {
		return "", noCode()
	}
	if bounds.Dx() > maxPixels/bounds.Dy() {
		return "", &ledger.Fault{Code: "picture.big"}
	}
	picture := shadesOf(img)
	if text, ok := try(picture, gozxing.NewHybridBinarizer, gozxing.DecodeHintType_TRY_HARDER); ok {
		return text, nil
	}
	if text, ok := try(picture, gozxing.NewGlobalHistgramBinarizer, gozxing.DecodeHintType_TRY_HARDER); ok {
		return text, nil
	}
	if text, ok := try(picture, gozxing.NewGlobalHistgramBinarizer, gozxing.DecodeHintType_PURE_BARCODE); ok {
		return text, nil
	}
	for _, smaller := range sizes(picture) {
		at := smaller()
		if text, ok := try(at, gozxing.NewHybridBinarizer, gozxing.DecodeHintType_TRY_HARDER); ok {
			return text, nil
		}
		if text, ok := try(at, gozxing.NewGlobalHistgramBinarizer, gozxing.DecodeHintType_TRY_HARDER); ok {
			return text, nil
		}
	}
	return "", noCode()
}

// sizes are the smaller sizes at which a picture is tried: halves first, as long as it is large, then sizes
// between, because a search that misses a code at one size often finds it at another.
func sizes(picture shades) []func() shades {
	var all []func() shades
	halved := picture
	for min(halved.width, halved.height)/2 >= smallest {
		halved = halved.half()
		step := halved
		all = append(all, func() shades { return step })
		if min(halved.width, halved.height) <= largestHalf {
			break
		}
	}
	for _, tenths := range []int{8, 7, 4, 9, 6, 3} {
		if min(picture.width, picture.height)*tenths/10 >= smallest {
			all = append(all, func() shades { return picture.scaled(tenths) })
		}
	}
	return all
}

// try reads a code in one picture, with one way to tell dark from light and one way to search.
func try(
	s shades, binarizer func(gozxing.LuminanceSource) gozxing.Binarizer, search gozxing.DecodeHintType,
) (string, bool) {
	source, err := gozxing.NewPlanarYUVLuminanceSource(s.pixels, s.width, s.height, 0, 0, s.width, s.height, false)
	if err != nil {
		return "", false
	}
	bitmap, err := gozxing.NewBinaryBitmap(binarizer(source))
	if err != nil {
		return "", false
	}
	result, err := qrcode.NewQRCodeReader().Decode(bitmap, map[gozxing.DecodeHintType]interface{}{
		search: true,
		// Without it the reader guesses a character set, and guesses wrong.
		gozxing.DecodeHintType_CHARACTER_SET: "ISO-8859-1",
	})
	if err != nil {
		return "", false
	}
	return asUTF8(result.GetText()), true
}

// asUTF8 is a text whose bytes were each read as one character of ISO 8859-1, read as UTF-8 if it is that.
func asUTF8(text string) string {
	raw := make([]byte, 0, len(text))
	for _, r := range text {
		if r > 0xFF {
			return text
		}
		raw = append(raw, byte(r))
	}
	if !utf8.Valid(raw) {
		return text
	}
	return string(raw)
}

func noCode() error {
	return &ledger.Fault{Code: "picture.nocode"}
}
