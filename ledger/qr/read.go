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

// smallest is the shorter side, in pixels, below which a picture is not made smaller any more: the smallest code
// with its quiet zone at two pixels a module is not much larger.
const smallest = 48

// largestHalf is the shorter side, in pixels, above which half the size is not small enough to be the last try.
const largestHalf = 800

// largestDoubled is the shorter side, in pixels, up to which a picture is tried at twice its size, and mostDoubled its
// pixels.
const (
	largestDoubled = 1100
	mostDoubled    = maxPixels / 4
)

// maxMarks is how many corner marks a search for a flat code looks at. A photo of a code has three and some that look
// like one; the search for the three takes as long as their number to the power of three.
const maxMarks = 200

// Read reads the text of the QR code in a picture. It tries in turn the picture with a threshold for each part of it,
// with one threshold for all of it, as a code drawn by a program with nothing around it, and at other sizes; with a
// threshold it searches for a flat code and then for one that leans away, lies on a curved sheet or is seen through a
// lens that bends. Last it searches for a flat code as dark themes show them: light on dark, or without a light border.
// Which of several codes is read is not settled.
//
// The fault is "picture.nocode", "picture.big" for a picture of more than 40 million pixels, "picture.long" for one
// that is more than 32 times as long as it is wide, or "picture.slow" when the time is over.
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

// sizes are the sizes at which a picture is tried: its own and halves of it as long as it is large, the largest first
// unless that is far larger than a code needs; then sizes between, because a search that misses a code at one size
// often finds it at another; and last twice the size of a picture that is not large.
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

// A method is one way to tell dark from light and one way to search, and whether curved codes are searched for.
type method struct {
	binarizer func(gozxing.LuminanceSource) gozxing.Binarizer
	search    gozxing.DecodeHintType
	curved    bool
}

// try reads a code in one picture: by a search for a flat one, and else, where the method has it, for a curved one. Whatever a search stumbles over means that nothing was found this way.
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

// flat searches for a flat code. The search stops where it would not end in time.
func (m method) flat(ctx context.Context, bitmap *gozxing.BinaryBitmap) (text string, found bool) {
	defer func() {
		if recover() != nil {
			text, found = "", false
		}
	}()
	result, err := qrcode.NewQRCodeReader().Decode(bitmap, map[gozxing.DecodeHintType]interface{}{
		m.search: true,
		// Without it the reader guesses a character set, and guesses wrong.
		gozxing.DecodeHintType_CHARACTER_SET:              "ISO-8859-1",
		gozxing.DecodeHintType_NEED_RESULT_POINT_CALLBACK: watch(ctx),
	})
	if err != nil {
		return "", false
	}
	return asUTF8(result.GetText()), true
}

// watch ends a search that does not end in time, by a panic: it is called at every mark, and there is no other way to
// stop.
func watch(ctx context.Context) gozxing.ResultPointCallback {
	marks := 0
	return func(gozxing.ResultPoint) {
		if marks++; marks > maxMarks || ctx.Err() != nil {
			panic("the search does not end")
		}
	}
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
