package qr

import (
	"context"
	"image"
	"slices"
	"unicode/utf8"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"

	"scripkeeper/ledger"
)

// smallest is the shorter side, in pixels, of the smallest reduced picture to search: a little more than the side of
// the smallest code with two pixels per module.
const smallest = 48

const largestHalf = 800

const (
	largestDoubled = 1100
	mostDoubled    = maxPixels / 4
)

// maxMarks limits the corner marks in a search for a flat code, which takes cubic time.
const maxMarks = 200

// Read reads the text of the QR code in a picture. It tries local thresholds, one global threshold, the whole picture
// as a code, and other sizes. It first searches for a flat code and then for a code that is tilted, bent or distorted
// by a lens. Last, it searches for a flat code in a dark theme, which is light on dark or has no light border. If there
// are several codes, it may read any of them.
//
// The fault is "picture.nocode", "picture.big" for more than 40 million pixels, "picture.long" for a picture more than
// 32 times as long as wide, or "picture.slow" if the time is over.
func Read(ctx context.Context, img image.Image) (string, error) {
	bounds := img.Bounds()
	if bounds.Empty() {
		return "", noCode()
	}
	if err := checkSize(bounds.Dx(), bounds.Dy()); err != nil {
		return "", err
	}
	picture := shadesOf(img)
	for _, at := range sizes(picture) {
		if ctx.Err() != nil {
			return "", slow(ctx)
		}
		sized := at()
		methods := []method{
			{gozxing.NewHybridBinarizer, gozxing.DecodeHintType_TRY_HARDER, true},
			{gozxing.NewGlobalHistgramBinarizer, gozxing.DecodeHintType_TRY_HARDER, true},
		}
		if sized.width == picture.width {
			methods = append(methods, method{gozxing.NewGlobalHistgramBinarizer, gozxing.DecodeHintType_PURE_BARCODE, false})
		}
		for _, m := range methods {
			if text, ok := m.try(ctx, sized); ok {
				return text, nil
			}
		}
	}
	for min(picture.width, picture.height)/2 > largestHalf {
		picture = picture.half()
	}
	for _, dark := range []shades{picture.negative(), picture.lit(), picture.negative().lit()} {
		m := method{gozxing.NewHybridBinarizer, gozxing.DecodeHintType_TRY_HARDER, false}
		if text, ok := m.try(ctx, dark); ok {
			return text, nil
		}
	}
	if ctx.Err() != nil {
		return "", slow(ctx)
	}
	return "", noCode()
}

// sizes returns the sizes at which a picture is tried. First come the picture's own size and its halvings, the largest
// first unless it is far larger than a code needs. Then come sizes in between, because a search often finds at one size
// what it misses at another. If the picture is small, twice its own size comes last.
func sizes(picture shades) []func() shades {
	all := []func() shades{func() shades { return picture }}
	halved := picture
	for min(halved.width, halved.height)/2 >= smallest {
		halved = halved.half()
		step := halved
		all = append(all, func() shades { return step })
		if min(halved.width, halved.height) <= largestHalf {
			break
		}
	}
	if len(all) > 2 {
		slices.Reverse(all)
	}
	for _, tenths := range []int{8, 7, 4, 9, 6, 3} {
		if min(picture.width, picture.height)*tenths/10 >= smallest {
			all = append(all, func() shades { return picture.scaled(tenths) })
		}
	}
	if min(picture.width, picture.height) <= largestDoubled && picture.width*picture.height <= mostDoubled {
		all = append(all, picture.doubled)
	}
	return all
}

type method struct {
	binarizer func(gozxing.LuminanceSource) gozxing.Binarizer
	search    gozxing.DecodeHintType
	curved    bool
}

// try searches a picture for a flat code and then, if curved is set, for a curved code. If a search panics, nothing is
// found.
func (m method) try(ctx context.Context, s shades) (text string, found bool) {
	defer func() {
		if recover() != nil {
			text, found = "", false
		}
	}()
	source, err := gozxing.NewPlanarYUVLuminanceSource(s.pixels, s.width, s.height, 0, 0, s.width, s.height, false)
	if err != nil {
		return "", false
	}
	bitmap, err := gozxing.NewBinaryBitmap(m.binarizer(source))
	if err != nil {
		return "", false
	}
	if text, found = m.flat(ctx, bitmap); found || !m.curved {
		return text, found
	}
	blacks, err := bitmap.GetBlackMatrix()
	if err != nil {
		return "", false
	}
	return s.curved(ctx, blacks)
}

func (m method) flat(ctx context.Context, bitmap *gozxing.BinaryBitmap) (text string, found bool) {
	defer func() {
		if recover() != nil {
			text, found = "", false
		}
	}()
	result, err := qrcode.NewQRCodeReader().Decode(bitmap, map[gozxing.DecodeHintType]interface{}{
		m.search: true,
		// Without this hint, the library guesses the character set and is often wrong.
		gozxing.DecodeHintType_CHARACTER_SET:              "ISO-8859-1",
		gozxing.DecodeHintType_NEED_RESULT_POINT_CALLBACK: watch(ctx),
	})
	if err != nil {
		return "", false
	}
	return asUTF8(result.GetText()), true
}

// watch returns a callback that panics when the time is over, because nothing else stops the library's search.
func watch(ctx context.Context) gozxing.ResultPointCallback {
	marks := 0
	return func(gozxing.ResultPoint) {
		if marks++; marks > maxMarks || ctx.Err() != nil {
			panic("the search does not end")
		}
	}
}

// asUTF8 decodes a text whose bytes were read as characters of ISO 8859-1, if the bytes are valid UTF-8.
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
