package sharing

import (
	"bytes"
	"fmt"

	"scripkeeper/app/words"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/qr"
)

// Codes returns the pictures of a code's text in order: one, or the frames of a text too long for one. The fault is
// "code.big".
func Codes(text string) ([]qr.Code, error) {
	if code, err := qr.Encode(text); err == nil {
		return []qr.Code{code}, nil
	}
	frames, err := compact.Frames(text)
	if err != nil {
		return nil, err
	}
	var codes []qr.Code
	for _, frame := range frames {
		code, err := qr.EncodeFrame(frame)
		if err != nil {
			return nil, err
		}
		codes = append(codes, code)
	}
	return codes, nil
}

// Hold returns a sentence on how to hold the phones for scanning.
func Hold(codes []qr.Code) string {
	switch {
	case len(codes) > 1:
		return words.Text("share.moving")
	case codes[0].Version <= qr.ComfortVersion:
		return words.Text("share.far")
	}
	return words.Text("share.near")
}

// SVG draws a code black on white, one unit per module.
func SVG(code qr.Code) []byte {
	var out bytes.Buffer
	side := len(code.Modules)
	fmt.Fprintf(&out, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" shape-rendering="crispEdges">`+
		`<rect width="%d" height="%d" fill="#fff"/><path d="`, side, side, side, side)
	for y, row := range code.Modules {
		for x := 0; x < len(row); x++ {
			from := x
			for x < len(row) && row[x] {
				x++
			}
			if x > from {
				fmt.Fprintf(&out, "M%d %dh%dv1h-%dz", from, y, x-from, x-from)
			}
		}
	}
	out.WriteString(`"/></svg>`)
	return out.Bytes()
}
