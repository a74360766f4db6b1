// Package qr draws QR codes for a screen and reads them from pictures.
//
// What goes wrong is a [*ledger.Fault] with one of the codes below; its Detail is a sentence.
//
//	code.empty          there is no text to draw
//	code.big            the text is too long for a code that a phone can read
//	picture.unreadable  what should be a picture is none, or stops in the middle
//	picture.big         the picture is larger than anything that a phone or a screen makes
//	picture.long        the picture is a strip, and far too narrow for a code
//	picture.nocode      no QR code is found in the picture
package qr

import (
	"bytes"
	"fmt"
	"image"
	"image/color"

	qrcode "github.com/skip2/go-qrcode"

	"scripkeeper/ledger"
)

// QuietZone is the width of the light border that a code needs on each side, in modules (ISO/IEC 18004).
const QuietZone = 4

// The versions of a code that tell how well it is read from a screen, as measured with simulated cameras:
// up to ComfortVersion at arm's length by any phone, up to MaxVersion when held closer.
const (
	ComfortVersion = 10
	MaxVersion     = 15
	// MaxFileVersion is what is still read from a picture that is handed on as a file.
	MaxFileVersion = 22
	// MaxLinkVersion is what a link may need that cannot be shorter.
	MaxLinkVersion = 30
	// sturdyVersion is the largest code that is drawn with error correction level M.
	sturdyVersion = 9
)

// A Code is a QR code, ready to draw.
type Code struct {
	// Version is the size, 1 to [MaxLinkVersion]: a code of version v has 17+4v modules a side.
	Version int
	// Modules are the rows from above, dark true, with the quiet zone of [QuietZone] modules around.
	Modules [][]bool
}

// Encode makes a code of a text: in alphanumeric mode where the text allows it, else byte by byte in UTF-8.
//
// Small codes get error correction level M, which bears glare on the screen. Dense ones get level L: more correction
// would make their modules smaller, and that costs more readers than glare does.
//
// The fault is "code.empty" or "code.big".
func Encode(text string) (Code, error) {
	if code, err := encode(text, qrcode.Medium, sturdyVersion); err == nil {
		return code, nil
	}
	return encode(text, qrcode.Low, MaxVersion)
}

// EncodeFrame makes a code of one of several texts that are shown in turn. It has error correction level L: what one
// code lacks the others make good. The fault is that of [Encode].
func EncodeFrame(text string) (Code, error) { return encode(text, qrcode.Low, MaxVersion) }

// EncodeFile makes a code for a picture that is handed on as a file, which may be denser than what a camera reads from
// a screen: up to [MaxFileVersion]. The fault is that of [Encode].
func EncodeFile(text string) (Code, error) { return encode(text, qrcode.Low, MaxFileVersion) }

// EncodeLink makes a code of a link, which a phone reads from a screen when the code is drawn large: up to
// [MaxLinkVersion]. The fault is that of [Encode].
func EncodeLink(link string) (Code, error) { return encode(link, qrcode.Low, MaxLinkVersion) }

func encode(text string, level qrcode.RecoveryLevel, most int) (Code, error) {
	if text == "" {
		return Code{}, &ledger.Fault{Code: "code.empty"}
	}
	code, err := qrcode.New(text, level)
	if err != nil || code.VersionNumber > most {
		return Code{}, &ledger.Fault{Code: "code.big"}
	}
	return Code{Version: code.VersionNumber, Modules: code.Bitmap()}, nil
}

// Image is the code as a picture, black on white, each module a square of pixelsPerModule by pixelsPerModule
// pixels (at least 1). Shown at any other size than its own it must not be smoothed.
func (c Code) Image(pixelsPerModule int) image.Image {
	scale := max(1, pixelsPerModule)
	side := len(c.Modules) * scale
	const white, black = 0, 1
	img := image.NewPaletted(image.Rect(0, 0, side, side), color.Palette{white: color.White, black: color.Black})
	for y := range side {
		row := img.Pix[y*img.Stride : y*img.Stride+side]
		for x := range row {
			if c.Modules[y/scale][x/scale] {
				row[x] = black
			}
		}
	}
	return img
}

// SVG draws the code black on white, a unit a module; it is as sharp at any size. Modules are a little higher than a
// unit, so that no printer leaves white between two rows.
func (c Code) SVG() []byte {
	var out bytes.Buffer
	side := len(c.Modules)
	fmt.Fprintf(&out, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" shape-rendering="crispEdges">`+
		`<rect width="%d" height="%d" fill="#fff"/><path d="`, side, side, side, side)
	for y, row := range c.Modules {
		for x := 0; x < len(row); x++ {
			from := x
			for x < len(row) && row[x] {
				x++
			}
			if x > from {
				fmt.Fprintf(&out, "M%d %dh%dv1.02h-%dz", from, y, x-from, x-from)
			}
		}
	}
	out.WriteString(`"/></svg>`)
	return out.Bytes()
}
