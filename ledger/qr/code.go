// Package qr draws QR codes for a screen and reads them from pictures.
//
// Errors are a [*ledger.Fault] with one of these codes:
//
//	code.empty          there is no text to draw
//	code.big            the text is too long for a code that a phone can read
//	picture.unreadable  the file is not a picture, or cut off
//	picture.big         the picture is larger than any that a phone or a screen makes
//	picture.long        the picture is a strip, far too narrow for a code
//	picture.slow        the time was over before a code was found
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

// Limits of versions, measured with simulated cameras. Any phone reads codes up to ComfortVersion from a screen at
// arm's length, and codes up to MaxVersion from a shorter distance.
const (
	ComfortVersion = 10
	MaxVersion     = 15
	// MaxFileVersion is for a picture shared as a file, MaxLinkVersion for a link, which cannot be shortened.
	MaxFileVersion = 22
	MaxLinkVersion = 30
	sturdyVersion  = 9
)

type Code struct {
	// Version v, from 1 to [MaxLinkVersion], has 17+4v modules a side.
	Version int
	// Modules are the rows from the top, true for dark, with a quiet zone of [QuietZone] modules.
	Modules [][]bool
}

// Encode makes a code from a text, in alphanumeric mode if possible, or else as UTF-8 bytes. Small codes get error
// correction level M, which tolerates glare on the screen. Dense codes get level L, because smaller modules would
// prevent more readings than glare does. The fault is "code.empty" or "code.big".
func Encode(text string) (Code, error) {
	if code, err := encode(text, qrcode.Medium, sturdyVersion); err == nil {
		return code, nil
	}
	return encode(text, qrcode.Low, MaxVersion)
}

// EncodeFrame makes a code from one of several texts that are shown in turn. It uses error correction level L, because
// other codes make up for a missed one. The faults are those of [Encode].
func EncodeFrame(text string) (Code, error) { return encode(text, qrcode.Low, MaxVersion) }

// EncodeFile makes a code up to [MaxFileVersion] for a picture shared as a file, with the faults of [Encode].
func EncodeFile(text string) (Code, error) { return encode(text, qrcode.Low, MaxFileVersion) }

// EncodeLink makes a code up to [MaxLinkVersion] for a link shown large on a screen, with the faults of [Encode].
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

// Image returns the code in black on white, with at least one pixel for the side of a module. Scaling must not smooth
// it.
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

// SVG draws the code in black on white, with one unit for a module. Modules are a little higher than a unit, so that no
// printer leaves white between two rows.
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
